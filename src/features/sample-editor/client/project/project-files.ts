import { javascriptName } from '../../../checked-samples/shared/code-choices'
import { importedNames } from '../../../sample-runtime/protocol/packages'
import type { ProjectParts, ProjectSource } from '../../shared/project-parts'
import { hasScreen, type TrySample } from '../../../sample-runtime/protocol/sample'
import { DEMO_ENTRY, DEMO_IMPORTS, DEMO_STYLES, placeInProject } from './demo-files'
import { entryFiles, importsFor } from './entry-files'
import { getManifest, getSettings } from './settings'
import { getReadme } from './readme'
import type { WrittenFile } from '../editor/options'
import { findShownApp, withStoreExported, type ShownApp } from './shown-app'

/** A file of a project. */
export interface NamedText {
  /** Its path from the project's folder. */
  name: string
  text: string
}

/** The language of a project. A file that was edited in TypeScript stays TypeScript in a project of JavaScript. */
export type Language = 'ts' | 'js'

/** What a reader downloads. */
export interface ProjectOptions {
  sample: TrySample
  language: Language
  /** The files that there are now; their labels say in which language each is written. */
  written: readonly WrittenFile[]
  /** The files of a live demo that its page doesn't show. */
  rest?: readonly ProjectSource[]
  /** The name of the project: `createSlice-sample`. */
  name: string
  /** The address of the page that shows the sample. */
  page: string
}

/** What the files of a project are made from. */
export interface Project extends ProjectOptions {
  parts: ProjectParts
  /** The sample's files, with the endings of the language that they are written in. */
  files: readonly NamedText[]
  /** The names of those that run, in their order. */
  own: readonly string[]
  /** The name of the file that shows the sample in a page. */
  entry: string
  /** What that file renders, where the sample only exports it. */
  app?: ShownApp | undefined
  /** Whether a test runs what the page only shows. */
  hasTest: boolean
  hasElements: boolean
  /** The modules that the files import, other files left out. */
  imports: readonly string[]
}

/** Names for the file that starts the project, without its ending. */
const START_STEMS = ['src/main', 'src/run-sample', 'src/start-sample']

/**
 * Makes the files of a Vite project that runs a sample.
 *
 * @throws Error if the sample has a file that the project needs for itself
 */
export function projectFiles(options: ProjectOptions, parts: ProjectParts): NamedText[] {
  const project = read(options, parts)
  const made = [
    { name: 'README.md', text: getReadme(project) },
    { name: 'package.json', text: getManifest(project) },
    ...getSettings(project),
    ...entryFiles(project),
    ...getSources(project),
  ]
  const taken = made.find(({ name }) => project.files.some((file) => file.name === name))
  if (taken) throw new Error(`The sample has a file "${taken.name}", which its project needs for itself.`)
  return [...made, ...project.files]
}

function read(options: ProjectOptions, parts: ProjectParts): Project {
  const { sample, language, rest = [] } = options
  const isDemo = sample.demo !== undefined
  const getPlace = !isDemo ? (name: string) => name : placeInProject
  const ranks = sample.files.map(({ name }) => name)
  /** Those of the sample in its order, and then those that the reader has added, which run, too. */
  const getRank = ({ name }: WrittenFile): number =>
    ranks.includes(name) ? ranks.indexOf(name) : ranks.length
  const written = [...options.written]
    .sort((one, other) => getRank(one) - getRank(other))
    .map((file) => ({
      name: getPlace(file.label),
      text: `${file.text.trimEnd()}\n`,
      runs: getRank(file) < sample.own || getRank(file) === ranks.length,
    }))
  const app = isDemo || !hasScreen(sample) ? undefined : findShownApp(written)
  const files = (app ? withStoreExported(written, app) : written).map(({ name, text }) => ({ name, text }))
  files.push(...inLanguage(rest, language).map(({ name, text }) => ({ name: getPlace(name), text })))
  const names = files.map(({ name }) => name)
  const imports = [
    ...files.flatMap(({ text }) => importedNames(text)),
    ...(isDemo ? DEMO_IMPORTS : []),
    ...(app ? importsFor(app) : []),
  ]
  return {
    ...options,
    parts,
    files,
    own: written.filter((file) => file.runs).map(({ name }) => name),
    app,
    entry: isDemo ? `${DEMO_ENTRY}.${language}x` : `${freeName(names, language)}${app ? 'x' : ''}`,
    hasTest: !isDemo && sample.shown !== undefined,
    hasElements: names.some((name) => name.endsWith('x')),
    imports: [...new Set(imports.filter((name) => !name.startsWith('.')))],
  }
}

/**
 * A name for the file that starts the project.
 *
 * @param taken - the names of the sample's files; none may differ from it by its ending alone, because imports leave that out
 */
function freeName(taken: readonly string[], language: Language): string {
  const isFree = (stem: string): boolean => !taken.some((name) => name.replace(/\.\w+$/, '') === stem)
  const stem = START_STEMS.find(isFree)
  if (stem === undefined)
    throw new Error(`The sample has files of all these names: ${START_STEMS.join(', ')}.`)
  return `${stem}.${language}`
}

/** The tools and the simulated server, as the repository has them; of a demo the styles of its page. */
function getSources({ parts, sample, language, hasTest }: Project): NamedText[] {
  if (sample.demo !== undefined) return [{ name: DEMO_STYLES, text: parts.demoStyles }]
  const server = sample.server === undefined ? [] : (parts.servers[sample.server] ?? [])
  return inLanguage([...parts.tools.show, ...(hasTest ? parts.tools.test : []), ...server], language)
}

/** Files that have nothing but types are left out of a project of JavaScript. */
function inLanguage(sources: readonly ProjectSource[], language: Language): NamedText[] {
  if (language === 'ts') return sources.map(({ name, typescript: text }) => ({ name, text }))
  return sources
    .map(({ name, typescript, javascript: text = typescript }) => ({ name: javascriptName(name), text }))
    .filter(({ text }) => text !== '')
}
