import type { UnknownAction } from '@reduxjs/toolkit'

import type { Answers } from '../protocol/messages'
import { quoted } from '../shared/one-line'
import { createSubjectFinder, type Scene, type Subject } from './find-subject'
import type { ReadingHost } from './host'
import { listExports, listInjecting, listLocals, type NamedValue } from './named-values'
import type { Recording } from './recording'
import { copyData, writeKey } from './write-code'

const NOTHING = 'A test needs at least one action that is switched on and at which no reducer threw an error.'
const UNCHANGED = 'These actions change no state, so a test would have nothing to expect.'

/** The middleware of an API slice says by it which one it is, which differs in each run. */
const OF_ONE_RUN = /\/config\/middlewareRegistered$/

/**
 * Writes a test with actions of a store. What it expects is computed by the reducer of the store, and what the files of the sample
 * export must come to the same.
 *
 * @throws Error with a sentence that says why there can't be one
 */
export function writeTest(recording: Recording, ids: readonly number[], host: ReadingHost): Answers['test'] {
  const scene = readScene(recording, ids, host)
  const { findReducers, findMaker, write } = createSubjectFinder(host, scene)
  const exported = listExports(host)
  const subject = findReducers(exported) ?? findMaker(exported) ?? findStore(exported, recording, scene.start)
  if (!subject) {
    const wanted = findReducers([...exported, ...listLocals(host)])?.imports ?? []
    const missing = wanted.filter((origin) => !exported.includes(origin))
    throw new Error(sayMissing(scene.keys, missing))
  }
  const file = subject.imports[0]?.file.replace(/\.\w+$/, '.spec.ts') ?? ''
  const names = getNames(subject.imports)
  const store = subject.write(names)
  const helpers = ['combineReducers', 'configureStore'].filter((name) => store.includes(`${name}(`))
  const text = [
    `// Save it as ${file}, and run: npx vitest run ${file}`,
    ...(helpers.length > 0 ? [`import { ${helpers.join(', ')} } from '@reduxjs/toolkit'`] : []),
    "import { expect, it } from 'vitest'",
    ...new Set(subject.imports.map((origin, index) => writeImport(origin, names[index], file))),
    // What they add to a reducer or an API slice is there only once they are imported.
    ...listInjecting(host).map((other) => `import '${getPath(other, file)}'`),
    '',
    "it('comes to the state that was recorded', () => {",
    `  const store = ${store}`,
    ...scene.actions.map((action) => `  store.dispatch(${write(action)})`),
    ...getExpected(subject, scene, host).map(
      ([matcher, value]) => `  expect(store.getState()${matcher}${write(value)})`,
    ),
    '})',
    '',
  ]
  return { text: text.join('\n'), file, actions: scene.actions.length }
}

/** What is behind the state, up to the expected value, and that. */
function getExpected({ expects }: Subject, { keys, end }: Scene, { own }: ReadingHost): [string, unknown][] {
  if (expects === 'all' || keys.length === 0) return [[').toEqual(', end]]
  return keys.map((key) => {
    const name = writeKey(key)
    const place = name.startsWith('[') ? name : `.${name}`
    const matcher = expects === 'parts' ? `${place}).toEqual(` : `).toHaveProperty([${quoted(key)}], `
    return [matcher, own(end, key)]
  })
}

function readScene({ history }: Recording, ids: readonly number[], host: ReadingHost): Scene {
  const { own, getKeys } = host
  // Those of redux-persist have functions, and its reducer calls them.
  const isData = (action: unknown): boolean =>
    !OF_ONE_RUN.test(String(own(action, 'type'))) &&
    getKeys(action).every((key) => typeof own(action, key) !== 'function')
  const actions = ids.flatMap((id): UnknownAction[] => {
    const { isOff = true, entry } = id > 0 ? (history.at(id) ?? {}) : {}
    const isRepeated = !isOff && entry && !entry.thrown && isData(entry.action)
    return isRepeated ? [copyData(entry.action, host, undefined) as UnknownAction] : []
  })
  if (actions.length === 0) throw new Error(NOTHING)
  const { start, reducer } = history.begin()
  const end = actions.reduce((state, action) => reducer(state, action), start)
  if (end === start) throw new Error(UNCHANGED)
  const isParted = [start, end].every((state) => !Array.isArray(state) && getKeys(state).length > 0)
  const keys = isParted ? getKeys(end).filter((key) => own(start, key) !== own(end, key)) : []
  return { actions, start, end, keys }
}

/** The store itself, which can't be tried out: its file must do nothing but make it. */
function findStore(
  exported: readonly NamedValue[],
  recording: Recording,
  start: unknown,
): Subject | undefined {
  const { store, history, places } = recording
  const found = exported.find(({ value }) => value === store())
  if (!found || history.at(0)?.after !== start) return undefined
  const [, ...others] = history.list()
  if (others.some(({ entry }) => places.getPlace(entry)?.file === found.file)) return undefined
  return { imports: [found], expects: 'properties', write: ([name]) => String(name) }
}

function sayMissing(keys: readonly string[], wanted: readonly NamedValue[]): string {
  const places = new Set(wanted.map(({ name, file }) => `“${name}” in ${file}`))
  const hint =
    places.size > 0
      ? `Write “export” before ${[...places].join(' and ')}.`
      : 'Write “export” before its slice or reducer, or before a function without parameters that makes the store.'
  return `Nothing that the files export computes ${keys.join(' and ') || 'the state'}. ${hint}`
}

/** Names for what is imported. Two files may export the same one, and a default export has none. */
function getNames(imports: readonly NamedValue[]): string[] {
  const names = new Map<unknown, string>()
  const taken = new Set(['store', 'expect', 'it', 'configureStore', 'combineReducers'])
  return imports.map(({ name, value }) => {
    const own = name === 'default' ? 'reducer' : name
    const known = names.get(value) ?? (taken.has(own) ? `${own}${names.size + 1}` : own)
    names.set(value, known)
    taken.add(known)
    return known
  })
}

function writeImport({ name, file }: NamedValue, local = name, importer: string): string {
  const clause = name === local ? name : `${name} as ${local}`
  return `import { ${clause} } from '${getPath(file, importer)}'`
}

function getPath(file: string, importer: string): string {
  const folder = importer.slice(0, importer.lastIndexOf('/') + 1)
  const path = file.startsWith(folder)
    ? `./${file.slice(folder.length)}`
    : '../'.repeat(folder.split('/').length - 1) + file
  return path.replace(/\.\w+$/, '')
}
