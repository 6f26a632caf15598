import path from 'node:path'
import type { Plugin } from 'esbuild'
import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import type { DemoAbout } from '../../../demo-catalog/about'
import { demoLibrary } from '../../../sample-runtime/protocol/packages'
import type { TryDemo } from '../../shared/manifest'
import type { ProjectSource } from '../../shared/project-parts'
import { bundle, published, type PublishedFile } from '../bundles/bundle'
import { othersExternal } from '../bundles/libraries'
import { inBothLanguages } from '../project/build-project'
import { demoSources, type DemoSource } from './demo-sources'

/** The library of a demo, with what the manifest says of it. */
export interface DemoBundle {
  name: string
  demo: TryDemo
  /** The library, and the sources of the demo. */
  files: readonly PublishedFile[]
  /** The absolute paths of the files that they are made of. */
  inputs: string[]
}

const SCREEN = './src/features/sample-editor/client/demo-screen'

/** Bundles a demo without the files that it shows: a reader's own take their place. */
export async function buildDemo(siteDir: string, about: DemoAbout): Promise<DemoBundle> {
  const { name } = about
  const sources = await buildSources(siteDir, about)
  const bundled = await bundle(siteDir, {
    stdin: { contents: getEntry(about, demoSources(siteDir, about)), resolveDir: siteDir, loader: 'js' },
    format: 'cjs',
    platform: 'neutral',
    mainFields: ['main'],
    jsx: 'automatic',
    loader: { '.module.css': 'local-css' },
    define: { 'process.env.NODE_ENV': '"development"' },
    // Readers who edit a file expect `import()` to load their version, too.
    supported: { 'dynamic-import': false },
    plugins: [othersExternal, shownExternal(siteDir, about)],
  })
  const styles = bundled.styles.trim()
  const script = published(`demo-${name}`, getScript(name, bundled.text.trim(), styles), 'js')
  return {
    name,
    demo: {
      file: script.address,
      needs: bundled.externals.filter((imported) => !isShown(imported)),
      properties: propertiesIn(styles),
      sources: sources.address,
    },
    files: [script, sources],
    inputs: bundled.inputs,
  }
}

/**
 * The module that is bundled. `require` keeps each file from being evaluated before it is asked for: by the demo, or by a
 * shown file.
 */
function getEntry({ name }: DemoAbout, sources: readonly DemoSource[]): string {
  const modules = sources
    .filter(({ path: file }) => !file.endsWith('.css'))
    .map((source) => `  ${JSON.stringify(source.name)}: () => require('./${source.path}'),`)
  return [
    `import '${SCREEN}/screen.css'`,
    `import { show } from '${SCREEN}/show'`,
    `export const start = () => show(require('./src/features/demos/${name}/index').default)`,
    'export const modules = {',
    ...modules,
    '}',
  ].join('\n')
}

/** What registers the library: a function that makes the demo of the shown files that another function loads. */
function getScript(name: string, code: string, styles: string): string {
  const makes = `function(files){var module={exports:{}},exports=module.exports,require=function(name){return name[0]==="."?files(name):libraries(name)};${code}\nreturn Object.assign({styles:${JSON.stringify(styles)}},module.exports)}`
  return `registerLibrary(${JSON.stringify(demoLibrary(name))},function(module,exports,libraries){module.exports=${makes}\n});\n`
}

/** Leaves the shown files outside, under their names: `./RoomCard.tsx`. */
function shownExternal(siteDir: string, { name, files }: DemoAbout): Plugin {
  const folder = path.join(siteDir, 'src/features/demos', name)
  return {
    name: 'shown-files',
    setup(context) {
      context.onResolve({ filter: /^\./ }, ({ path: imported, resolveDir }) => {
        const target = path.resolve(resolveDir, imported)
        const shown = files.find((file) =>
          [file, file.replace(/\.tsx?$/, '')].some((one) => path.join(folder, one) === target),
        )
        return shown === undefined ? undefined : { path: `./${forwardSlashes(shown)}`, external: true }
      })
    },
  }
}

const isShown = (imported: string): boolean => imported.startsWith('.')

/** The custom properties that styles use: the page knows the values of those that are its own. */
function propertiesIn(styles: string): string[] {
  return [...new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, property = '']) => property))].sort()
}

/** What demos share is read once. */
const known = new Map<string, Promise<ProjectSource[]>>()

/**
 * Makes the file with the sources of a demo beside those that it shows, under the names by which the shown files import
 * them: for the check of types, and for downloaded projects.
 */
export async function buildSources(siteDir: string, about: DemoAbout): Promise<PublishedFile> {
  const files = await Promise.all(demoSources(siteDir, about).map(getSource))
  return published(`demo-${about.name}`, JSON.stringify(files.flat()), 'json')
}

async function getSource({ name, path, text }: DemoSource): Promise<ProjectSource[]> {
  if (name.endsWith('.css')) return [{ name, typescript: text }]
  const made = known.get(path + text) ?? inBothLanguages([{ name, text }])
  known.set(path + text, made)
  return made
}
