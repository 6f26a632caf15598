import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'

import { bundle, shorten, type Bundle } from './bundle'
import { registration } from './libraries'

/** A transform of Sucrase that changes nothing. */
const NO_TRANSFORM =
  'export default class { process() { return false } getPrefixCode() { return "" } getHoistedCode() { return "" } getSuffixCode() { return "" } }'

/** Whatever is imported of it: as CommonJS, it may lack what is only called for Flow. */
const NO_FLOW = 'module.exports = {}'

/**
 * What Sucrase has and the runner never uses, by the ends of imports: the check of its options, what prints its tokens, names for
 * components of `createClass`, the grammar of Flow, and the transforms that `src/features/sample-runtime/core/transform.ts` doesn't
 * ask for. They are 8 kB of its weight after Brotli.
 */
const UNUSED: Readonly<Record<string, string>> = {
  'ts-interface-checker': 'export const createCheckers = () => ({ Options: { strictCheck() {} } })',
  './Options-gen-types': 'export default {}',
  './ESMImportTransformer': 'export default undefined',
  './FlowTransformer': 'export default undefined',
  './JestHoistTransformer': 'export default undefined',
  './OptionalChainingNullishTransformer': 'export default undefined',
  './OptionalCatchBindingTransformer': 'export default undefined',
  './NumericSeparatorTransformer': 'export default undefined',
  './ReactHotLoaderTransformer': 'export default undefined',
  './ReactDisplayNameTransformer': NO_TRANSFORM,
  './util/formatTokens': 'export default undefined',
  '../plugins/flow': NO_FLOW,
  './flow': NO_FLOW,
}

/** How Sucrase finds keywords: a tree of 28 kB, which the words that it names elsewhere make again. */
const WORD_TREE = `
import { ContextualKeyword } from './keywords'
import { TokenType } from './types'
const tree = []
const addNode = () => tree.push(...Array(27).fill(-1)) - 27
addNode()
for (const [names, isToken] of [[TokenType, 1], [ContextualKeyword, 0]])
  for (const name of Object.keys(names).filter((name) => /^_[a-z]/.test(name))) {
    let node = 0
    for (const letter of name.slice(1)) {
      const edge = node + letter.charCodeAt() - 96
      if (tree[edge] < 0) tree[edge] = addNode()
      node = tree[edge]
    }
    tree[node] = names[name] * 2 + isToken
  }
export const READ_WORD_TREE = new Int32Array(tree)`

/** The virtual clock imports all helpers of its makers for this one. */
const REPLACED: typeof UNUSED = {
  ...UNUSED,
  './readWordTree': WORD_TREE,
  '@sinonjs/commons': 'export const global = globalThis',
}

/** Where Sucrase has enumerations. */
const ENUMS = /[\\/]sucrase[\\/].*[\\/](?:charcodes|keywords|tokenizer[\\/]types)\.js$/

/**
 * Leaves out what is never used, and writes the rest shorter.
 *
 * @throws Error if Sucrase doesn't import something of it any more: then compare its `dist/esm/index.js` and
 *   `dist/esm/transformers/RootTransformer.js` with this list
 */
export const withoutUnused: Plugin = {
  name: 'without-unused',
  setup(context) {
    const found = new Set<string>()
    context.onResolve({ filter: /./ }, ({ path: imported, importer, resolveDir }) => {
      if (!/[\\/](?:sucrase|fake-timers)[\\/]/.test(importer) || !(imported in REPLACED)) return undefined
      found.add(imported)
      return { path: imported, namespace: 'unused', sideEffects: false, pluginData: resolveDir }
    })
    context.onLoad({ filter: /./, namespace: 'unused' }, ({ path: imported, pluginData }) => ({
      contents: REPLACED[imported] ?? '',
      resolveDir: pluginData as string,
    }))
    context.onLoad({ filter: ENUMS }, async ({ path: file }) => ({
      contents: withEnum(await readFile(file, 'utf8')),
      loader: 'ts',
    }))
    context.onEnd(() => {
      const missing = Object.keys(UNUSED).filter((name) => !found.has(name))
      if (found.size > 0 && missing.length > 0)
        throw new Error(
          `Sucrase no longer imports ${missing.join(', ')}: compare its dist/esm/transformers/RootTransformer.js with UNUSED in src/features/sample-editor/build/bundles/scripts.ts.`,
        )
    })
  },
}

/** Turns what TypeScript has made of an enumeration back into one: esbuild puts numbers in the place of its names. */
function withEnum(text: string): string {
  return text.replace(/export var (\w+); \(function[^]*?\n\}\)\(.*/, (block, name: string) => {
    const members = [...block.matchAll(/const (\w+) = ([^;]+);/g)].map(
      ([, key, value]) => `${key} = ${value}`,
    )
    return `export enum ${name} { ${members.join(', ')} }`
  })
}

/** Bundles a script of the sandbox: what runners or the frame run. */
export async function buildScript(siteDir: string, entry: string): Promise<Bundle> {
  const { text, inputs } = await bundle(siteDir, {
    entryPoints: [path.join(siteDir, 'src/features/sample-runtime/browser', entry)],
    format: 'iife',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    loader: { '.css': 'text' },
    // The virtual clock tries to import these, and works without them.
    external: ['timers', 'timers/promises', 'util'],
    plugins: [withoutUnused],
  })
  return { text: await shorten(text), inputs }
}

/**
 * Bundles a module of the site that the runner is lighter without: it comes as a script of its own, as libraries do.
 *
 * @param entry - from the site's folder
 * @param name - by which the runner asks for it
 */
export async function buildModule(siteDir: string, entry: string, name: string): Promise<Bundle> {
  const { text, inputs } = await bundle(siteDir, { entryPoints: [entry], format: 'cjs', platform: 'neutral' })
  return { text: await shorten(registration(name, text)), inputs }
}
