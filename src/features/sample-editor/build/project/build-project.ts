import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TryLibrary } from '../../shared/manifest'
import type { ProjectParts, ProjectSource } from '../../shared/project-parts'
import { bundle, published, type PublishedFile } from '../bundles/bundle'
import { neededPackages, readLock, getVersions } from './packages'
import { NAMED_SERVERS } from '../../../simulated-server/named'
import { reachedFrom } from '../demos/demo-sources'
import { javascriptForm } from '../../../checked-samples/build/javascript/javascript-form'

const KIT = 'src/features/simulated-server'
/** Where a project has its server. */
const FOLDER = 'simulated-server'

/** The files of each simulated server, by its name: what its module reaches, and the one that starts it. */
async function serverSources(siteDir: string): Promise<Record<string, ProjectSource[]>> {
  const sources = Object.entries(NAMED_SERVERS).map(async ([name, { name: create }]) => {
    const files = [...reachedFrom(siteDir, `${KIT}/named/${name}/index.ts`)].map(([file, text]) => ({
      name: path.posix.join(FOLDER, path.posix.relative(KIT, file)),
      text,
    }))
    const start = { name: `${FOLDER}/index.ts`, text: getStart(create, `./named/${name}`) }
    return [name, await inBothLanguages([start, ...files])] as const
  })
  return Object.fromEntries(await Promise.all(sources))
}

/** The module `simulated-server` of a project, which samples may import. */
function getStart(create: string, from: string): string {
  return `import { ${create} } from '${from}'

/** The server of the sample. It lives in memory: nothing is sent, and each start begins with the same data. */
export const server = ${create}()

const send = globalThis.fetch

// Requests to any other address are sent as usual.
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input)
  return address.startsWith(server.baseUrl) ? server.fetch(input, init) : send(input, init)
}
`
}

/** What demos import and samples can't. */
const ONLY_IN_DEMOS: Readonly<Record<string, TryLibrary>> = { clsx: { file: '', needs: [] } }

/** What surrounds a demo in the page. */
const DEMO_STYLES = ['src/css/tokens.css', 'src/features/sample-editor/client/demo-screen/screen.css']

const TOOLS = 'src/features/sample-editor/build/project/tools'

/**
 * Makes the file that downloaded projects are made of.
 *
 * @param libraries - what samples may import, by specifier
 */
export async function buildProject(
  siteDir: string,
  libraries: Readonly<Record<string, TryLibrary>>,
): Promise<PublishedFile> {
  const lock = readLock(siteDir)
  const needs = neededPackages(lock, { ...libraries, ...ONLY_IN_DEMOS })
  const parts: ProjectParts = {
    versions: getVersions(lock, Object.values(needs).flat()),
    needs,
    tools: {
      show: await inBothLanguages(toolFiles(siteDir, 'show-values', 'show-output', 'in-tests', 'texts')),
      test: await inBothLanguages(toolFiles(siteDir, 'check-values')),
    },
    servers: await serverSources(siteDir),
    demoStyles: await demoStyles(siteDir),
  }
  return published('project', JSON.stringify(parts), 'json')
}

function toolFiles(siteDir: string, ...names: readonly string[]): TypeScriptFile[] {
  return names.map((name) => ({
    name: `sample-tools/${name}.ts`,
    text: readFileSync(path.join(siteDir, TOOLS, `${name}.ts`), 'utf8'),
  }))
}

/** Bundles what surrounds a demo in the page, for projects: there, no page brings the custom properties. */
async function demoStyles(siteDir: string): Promise<string> {
  const { styles } = await bundle(siteDir, {
    minifySyntax: false,
    minifyWhitespace: false,
    stdin: {
      contents: DEMO_STYLES.map((file) => `@import './${file}';`).join('\n'),
      resolveDir: siteDir,
      loader: 'css',
    },
  })
  return styles
}

/** A file as the repository has it. */
export interface TypeScriptFile {
  /** Its path in a project. */
  name: string
  text: string
}

/**
 * Adds the JavaScript of files, as samples get it.
 *
 * @throws Error that names the file and the line that has no JavaScript form
 */
export function inBothLanguages(files: readonly TypeScriptFile[]): Promise<ProjectSource[]> {
  return Promise.all(
    files.map(async ({ name, text: typescript }) => {
      const form = await javascriptForm(typescript, name.endsWith('x') ? 'tsx' : 'ts')
      if ('message' in form) throw new Error(`${name}:${form.line + 1}: ${form.message}`)
      return { name, typescript, ...(form.text !== undefined && { javascript: form.text }) }
    }),
  )
}
