import { existsSync, readFileSync } from 'node:fs'

const HASH = /\.[0-9a-f]{8}(?=\.\w+$)/
const REGISTRY = '.docusaurus/registry.js'

let modules: ReadonlyMap<string, string> | undefined

/**
 * The name of a built file that stays the same from build to build: without its hash. The script of a route is called as
 * the module that it holds.
 *
 * @param file - path in the build, like `assets/js/main.1a2b3c4d.js`
 */
export function stableName(file: string): string {
  const name = file.replace(/^\//, '').replace(HASH, '')
  const [, key = ''] = /^assets\/js\/([0-9a-f]{8})\.js$/.exec(name) ?? []
  return moduleNames().get(key) ?? name
}

/** The modules of routes by the key that their script is called by; none before the first build. */
export function moduleNames(): ReadonlyMap<string, string> {
  modules ??= new Map(
    existsSync(REGISTRY)
      ? [...readFileSync(REGISTRY, 'utf8').matchAll(/"([^"]+)": \[.*?, "([^"]+)",/g)].map(
          ([, key = '', name = '']) => [key, name],
        )
      : [],
  )
  return modules
}
