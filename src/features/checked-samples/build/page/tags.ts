import { LIBRARY, type OlderVersion } from '../../../../config/library'

/** The tags in the words after a fence's language. */
export interface Tags {
  /** The file of the page's project that the fence is, for example `src/store.ts`. */
  title?: string
  /** The file of the repository that the fence shows, for example `examples/waterline/src/App.tsx`. */
  file?: string
  /** Execute the fence. */
  run: boolean
  /** Execute the fence with a DOM and Testing Library. */
  dom: boolean
  /** Check the fence and let others import it, but don't show it. */
  setup: boolean
  /** The fence proves what the page shows: it is executed, and opens on request from the result of its run. */
  proof: boolean
  /** Execute with the simulated server of this name. */
  server?: string
  /** Execute under this `NODE_ENV`; `development` if absent. */
  env?: 'production'
  /** The version of the library that the code is for; the installed one if absent. */
  version?: OlderVersion
  /** Why the fence isn't checked. */
  nocheck?: string
  /** Why the sample gives something else in a browser than in Node, where it is executed: it can't be edited. */
  node?: string
  /** On a `text` fence: what the executed fence before it printed. */
  output: boolean
  /** On an `output` fence: show the output as a strip of recorded renders. */
  timeline: boolean
  /** Lines to highlight, from 1, as shown. */
  highlight: number[]
}

const FLAGS = ['run', 'dom', 'setup', 'proof', 'output', 'timeline'] as const
const VALUES = ['title', 'file', 'server', 'env', 'version', 'nocheck', 'node'] as const
/** Tags of which only certain values make sense. */
const CHOICES: Partial<Record<string, readonly string[]>> = {
  env: ['production'],
  version: Object.keys(LIBRARY.olderVersions),
}

type Flag = (typeof FLAGS)[number]
type ValueTag = (typeof VALUES)[number]

/** One word of the tags: a `{1,3-5}`, a `name="value"`, or any other run of non-spaces. */
const WORD = /\{[^}]*\}|[^\s="{]+="[^"]*"|\S+/g

/** Those of a fence without any. */
export const NO_TAGS: Tags = {
  run: false,
  dom: false,
  setup: false,
  proof: false,
  output: false,
  timeline: false,
  highlight: [],
}

/**
 * Reads the words that follow the language of a fence.
 *
 * @param meta - for example `title="src/store.ts" run {2,4-6}`
 * @returns the tags, and a sentence for each word that isn't valid
 */
export function parseTags(meta: string): { tags: Tags; messages: string[] } {
  const tags: Tags = { ...NO_TAGS, highlight: [] }
  const messages: string[] = []
  const seen = new Set<string>()
  for (const word of meta.match(WORD) ?? []) {
    const message = readWord(word, tags, seen)
    if (message !== undefined) messages.push(message)
  }
  if (tags.run && tags.dom) messages.push('"dom" already means that the fence runs; remove "run".')
  return { tags, messages }
}

function readWord(word: string, tags: Tags, seen: Set<string>): string | undefined {
  if (word.startsWith('{')) return readHighlight(word, tags)
  const [, name = word, value] = /^([^=]+)="([^"]*)"$/.exec(word) ?? []
  if (seen.has(name)) return `The tag "${name}" appears twice; remove one.`
  seen.add(name)
  if (value === undefined) return readFlag(name, tags)
  return readValue(name, value, tags)
}

function readFlag(name: string, tags: Tags): string | undefined {
  if (isFlag(name)) {
    tags[name] = true
    return undefined
  }
  const bare = name.replace(/=.*/, '')
  if (isValueTag(bare)) return `The tag "${bare}" needs a value in double quotes, like ${bare}="…".`
  return unknownTag(name)
}

function readValue(name: string, value: string, tags: Tags): string | undefined {
  if (!isValueTag(name)) return unknownTag(name)
  if (value.trim() === '') return `The tag "${name}" has an empty value.`
  const choices = CHOICES[name]
  if (choices && !choices.includes(value)) {
    return `${name}="${value}" is unknown; write ${choices.map((choice) => `${name}="${choice}"`).join(' or ')}.`
  }
  Object.assign(tags, { [name]: value })
  return undefined
}

function readHighlight(word: string, tags: Tags): string | undefined {
  if (!/^\{\d+(-\d+)?(,\d+(-\d+)?)*\}$/.test(word)) {
    return `${word} is not a list of lines; write it like {2,4-6}, without spaces.`
  }
  for (const range of word.slice(1, -1).split(',')) {
    const [first = 0, last = first] = range.split('-').map(Number)
    if (first < 1 || last < first) return `${range} is not a range of lines; they count from 1.`
    for (let line = first; line <= last; line += 1) tags.highlight.push(line)
  }
  return undefined
}

function isFlag(name: string): name is Flag {
  return (FLAGS as readonly string[]).includes(name)
}

function isValueTag(name: string): name is ValueTag {
  return (VALUES as readonly string[]).includes(name)
}

function unknownTag(name: string): string {
  return `"${name}" is not a tag; the tags are ${[...FLAGS, ...VALUES].join(', ')} and {lines}.`
}
