import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { readDemos } from '../../../src/features/demo-catalog/read-demos'
import { buildSources } from '../../../src/features/sample-editor/build/demos/build-demo'
import type { ProjectParts, ProjectSource } from '../../../src/features/sample-editor/shared/project-parts'
import {
  projectFiles,
  type Language,
  type NamedText,
} from '../../../src/features/sample-editor/client/project/project-files'
import { getProject } from '../../../src/features/sample-editor/client/editor/project'
import { draft } from '../../../src/features/checked-samples/build/check/examine'
import { buildPageProject } from '../../../src/features/checked-samples/build/page/page-project'
import { readSamplePage } from '../../../src/features/checked-samples/build/page/read-page'
import { editableSample } from '../../../src/features/checked-samples/build/editable-sample'
import type { TrySample } from '../../../src/features/sample-runtime/protocol/sample'

/** Inside the repository, so that projects find its packages: nothing is installed. */
const FOLDER = path.resolve('.cache/examples')

/** A project on disk. */
export interface WrittenProject {
  folder: string
  files: readonly NamedText[]
}

/** Writes the project that a reader of a page downloads. The caller removes its folder. */
export async function writeProject(
  text: string,
  language: Language,
  parts: ProjectParts,
): Promise<WrittenProject> {
  return writeSample(await aSample(text), language, parts)
}

/**
 * Writes the project of a sample. The caller removes its folder.
 *
 * @param among - the folder that gets it, beside other projects
 */
export async function writeSample(
  sample: TrySample,
  language: Language,
  parts: ProjectParts,
  among = FOLDER,
): Promise<WrittenProject> {
  const written = getProject(sample, language).map(({ name, label, initial }) => ({
    name,
    label,
    text: initial,
  }))
  const page = 'https://docs.example/page'
  const rest = await getRest(sample.demo)
  const folder = createFolder('downloaded-', among)
  const name = path.basename(folder)
  const files = projectFiles({ sample, language, written, rest, name, page }, parts)
  for (const file of files) {
    const target = path.join(folder, file.name)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, file.text)
  }
  return { folder, files }
}

/** Makes a folder with a name of its own. The caller removes it. */
export function createFolder(name: string, among = FOLDER): string {
  mkdirSync(among, { recursive: true })
  return mkdtempSync(path.join(among, name))
}

/** The files of a demo that its page doesn't show, as the build publishes them. */
async function getRest(demo: string | undefined): Promise<ProjectSource[]> {
  const about = readDemos('.').find(({ name }) => name === demo)
  return about ? (JSON.parse((await buildSources(process.cwd(), about)).text) as ProjectSource[]) : []
}

const execute = promisify(execFile)

/**
 * Runs a script of a project, without the settings that a test gets from its own runner.
 *
 * @returns what it printed
 * @throws Error with what it printed, if it fails
 */
export function runScript({ folder }: WrittenProject, script: string): Promise<string> {
  return run(folder, 'npm', ['run', script])
}

/**
 * Runs the tests that were added to the projects of a folder, all at once: each with the settings of its project.
 *
 * @returns by file, whether its tests have `passed` or `failed`
 */
export async function runTests(folder: string): Promise<Record<string, string>> {
  writeFileSync(
    path.join(folder, 'vitest.config.mjs'),
    "export default { test: { projects: ['*/vite.config.ts'] } }",
  )
  // It fails where one of them does.
  await run(folder, 'npx', ['vitest', 'run', '--reporter=json', '--outputFile=report.json']).catch(
    () => undefined,
  )
  const report = JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8')) as {
    testResults: { name: string; status: string }[]
  }
  return Object.fromEntries(report.testResults.map(({ name, status }) => [name, status]))
}

async function run(folder: string, command: string, words: string[]): Promise<string> {
  const ofTheRunner = ['NODE_ENV', 'VITEST']
  const settings = Object.entries(process.env).filter(([name]) => !ofTheRunner.includes(name))
  const env = Object.fromEntries(settings) as NodeJS.ProcessEnv
  const shell = process.platform === 'win32'
  const { stdout, stderr } = await execute(command, words, { cwd: folder, env, shell })
  return stdout + stderr
}

/**
 * Makes the sample of a page's first block that can be edited, as the build publishes it.
 *
 * @param text - the page
 * @throws Error if it has none
 */
async function aSample(text: string): Promise<TrySample> {
  const project = buildPageProject(
    readSamplePage('page.mdx', text, (file) => readFileSync(file, 'utf8'), readDemos('.')),
    process.cwd(),
  )
  const { fences } = project.page
  const findings = await draft([{ project, fences }])
  const results = new Map([...findings].map(([{ index }, { result }]) => [index, result]))
  const samples = fences.flatMap((fence) => editableSample(fence, project, results) ?? [])
  const [first] = samples
  if (!first) throw new Error('The page has no sample that can be edited.')
  return first
}
