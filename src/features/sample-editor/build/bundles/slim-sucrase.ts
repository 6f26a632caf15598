import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

const PARSER = /[\\/]sucrase[\\/]dist[\\/]esm[\\/]parser[\\/](?:traverser|plugins)[\\/]\w+\.js$/
const WORD_TREE = /[\\/]sucrase[\\/]dist[\\/]esm[\\/]parser[\\/]tokenizer[\\/]readWordTree\.js$/
/** A word of the tree and what the parser makes of it; prefixes of words have −1. */
const WORD = /\/\/ "(\w+)"\n\s*([^,\n]*<< 1[^,\n]*),/g
/** Where a condition asks whether a file is written in Flow; imports of the name stay, and are dropped as unused. */
const ASKS_FOR_FLOW = /\bisFlowEnabled(?=\)| &&)/g
/** Files of the parser that ask, at least: fewer mean that the parser asks in another way. */
const ASKING_FILES = 3

/**
 * Leaves the grammar of Flow out of Sucrase, which no sample is written in, and has its tree of keywords made from the
 * words when a runner starts: a tree that is written down is as long as the rest of the tokenizer.
 *
 * @throws Error if Sucrase is written in another way: then compare its `dist/esm/parser` with this file
 */
export const slimSucrase: Plugin = {
  name: 'slim-sucrase',
  setup(context) {
    const asking = new Set<string>()
    let hasParser = false
    context.onLoad({ filter: PARSER }, async ({ path }) => {
      hasParser = true
      const code = await readFile(path, 'utf8')
      const contents = code.replace(ASKS_FOR_FLOW, 'false')
      if (contents !== code) asking.add(path)
      return { contents }
    })
    context.onLoad({ filter: WORD_TREE }, async ({ path }) => ({
      contents: withWordsOnly(await readFile(path, 'utf8')),
    }))
    context.onEnd(() => {
      if (hasParser && asking.size < ASKING_FILES) throw changed('no longer asks for isFlowEnabled')
    })
  },
}

/** Writes a module that makes the same tree: 27 numbers for each prefix, of which the first is the value of the word. */
function withWordsOnly(code: string): string {
  const [head, rows] = code.split(/^export const READ_WORD_TREE = new Int32Array\(\[/m)
  const words = [...(rows ?? '').matchAll(WORD)].map(([, word, value]) => `${word}: ${value}`)
  const values = rows?.match(/<< 1/g) ?? []
  if (words.length === 0 || words.length !== values.length) throw changed('has another tree of words')
  return `${head}
const node = () => Array(27).fill(-1)
const tree = node()
for (const [word, value] of Object.entries({ ${words.join(', ')} })) {
  let at = 0
  for (const letter of word) {
    const next = at + letter.charCodeAt(0) - 96
    if (tree[next] < 0) tree[next] = tree.push(...node()) - 27
    at = tree[next]
  }
  tree[at] = value
}
export const READ_WORD_TREE = Int32Array.from(tree)
`
}

const changed = (what: string): Error =>
  new Error(
    `Sucrase ${what}: compare its dist/esm/parser with src/features/sample-editor/build/bundles/slim-sucrase.ts.`,
  )
