import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from '@docusaurus/types'
import type { Compiler, ConcatenatedModule, Module } from '@rspack/core'

import { AFTER_MINIFIER, type BundlerPlugin } from '../../lib/build/bundler-plugin'
import { buildBundles } from '../sample-editor/build/step'

/** A package whose code or styles are in the browser's bundle. */
interface ShippedPackage {
  name: string
  version: string
  /** The license that its manifest names, like "MIT". */
  license: string
  /** The text of its license file; absent if it has none. */
  text?: string
}

/** The innermost package that a file is in. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[.-]|$)/i
/** Between two notices. */
const RULE = '\n\n----------------------------------------------------------------------\n\n'

/**
 * The folder of the package that a module belongs to.
 *
 * @param file - absolute path of the module
 * @returns `undefined` for the site's own modules
 */
export function getPackageFolder(file: string): string | undefined {
  return PACKAGE_FOLDER.exec(file)?.[0]
}

/**
 * Reads the license of a package.
 *
 * @param folder - absolute path of the package
 * @throws Error naming the package whose manifest names no license
 */
export function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Partial<ShippedPackage>
  const { name = path.basename(folder), version = '', license } = manifest
  if (typeof license !== 'string') {
    throw new Error(
      `${name} is in the browser's bundle, but its package.json names no license: find out under which one it may be shipped, or do without it.`,
    )
  }
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry))
  const text = file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8').trim()
  return { name, version, license, ...(text === undefined ? {} : { text }) }
}

/** Writes the notices of packages as plain text, sorted by name; packages with the same license text share one copy. */
export function formatNotices(packages: readonly ShippedPackage[]): string {
  const names = new Map<string, string[]>()
  for (const { name, version, license, text = '' } of [...packages].sort(byName)) {
    names.set(text, [...(names.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const notices = [...names].map(([text, lines]) => `${lines.join('\n')}\n\n${text}`.trimEnd())
  return `This site holds code of these packages.${RULE}${notices.join(RULE)}\n`
}

function byName(a: ShippedPackage, b: ShippedPackage): number {
  return a.name < b.name ? -1 : 1
}

/** Where the notices are, from the root of the site. */
export const NOTICES_FILE = 'third-party-licenses.txt'

const BANNER = `/*! Licenses of the packages in here: /${NOTICES_FILE} */`

/**
 * Writes the licenses of all packages whose code or styles are in the browser's bundle, because most require their notice
 * in every copy. A comment in the main script names the file.
 */
export default function licensesPlugin(): Plugin {
  const folders = new Set<string>()
  return {
    name: 'licenses',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') return {}
      const { BannerPlugin } = currentBundler.instance
      const banner = { banner: BANNER, raw: true, stage: AFTER_MINIFIER, test: /[\\/]main\.[^\\/]+\.js$/ }
      return { plugins: [listBundledFiles(remember), new BannerPlugin(banner)] }
    },
    async postBuild({ outDir, siteDir }) {
      if (folders.size === 0) {
        throw new Error(
          'Licenses: no package was found in the bundle. Look at src/features/built-site/licenses.ts.',
        )
      }
      const { inputs } = await buildBundles(siteDir)
      inputs.forEach(remember)
      await writeFile(path.join(outDir, NOTICES_FILE), formatNotices([...folders].map(readPackage)))
    },
  }

  function remember(file: string): void {
    const folder = getPackageFolder(file)
    if (folder !== undefined) folders.add(folder)
  }
}

/**
 * Reports the files that a bundle is made of.
 *
 * @param onFile - called with the absolute path of each file, for some more than once
 */
export function listBundledFiles(onFile: (file: string) => void): BundlerPlugin {
  const visit = (module: Module): void => {
    const file = module.nameForCondition()
    if (file) onFile(file)
    // The modules that were concatenated into this one.
    for (const part of (module as Partial<ConcatenatedModule>).modules ?? []) visit(part)
  }
  return {
    apply(compiler) {
      ;(compiler as Compiler).hooks.done.tap('licenses', ({ compilation }) => {
        for (const module of compilation.modules) visit(module)
      })
    },
  }
}
