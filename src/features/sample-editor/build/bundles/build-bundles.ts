import { readDemos } from '../../../demo-catalog/read-demos'
import { FRAME_FILE, MANIFEST_FILE, type TryManifest } from '../../shared/manifest'
import { BROWSER_PACKAGES, LATE_ANSWERS, SERVERS_LIBRARY } from '../../../sample-runtime/protocol/packages'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'
import { published } from './bundle'
import { framePage } from './frame-page'
import { buildLibrary, type LibraryBundle } from './libraries'
import { buildModule, buildScript } from './scripts'
import { buildDemo } from '../demos/build-demo'
import { buildProject } from '../project/build-project'
import { buildTypes } from '../types/build-types'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** All files of the sandbox. */
export interface TryBundles {
  /** Texts by their addresses from the site's base. */
  files: ReadonlyMap<string, string>
  /** The absolute paths of the files that they are made of. */
  inputs: string[]
}

const built = new Map<string, Promise<TryBundles>>()

/** Bundles what the sandbox needs, once in a build. */
export function buildBundles(siteDir: string): Promise<TryBundles> {
  const bundles = built.get(siteDir) ?? buildAll(siteDir)
  built.set(siteDir, bundles)
  return bundles
}

async function buildAll(siteDir: string): Promise<TryBundles> {
  const [runnerScript, frame, serversScript, lateScript, types, demos, development, production] =
    await Promise.all([
      buildScript(siteDir, 'main.ts'),
      buildScript(siteDir, 'frame.ts'),
      buildModule(siteDir, './src/features/simulated-server/named', SERVERS_LIBRARY),
      buildModule(siteDir, './src/features/store-inspector/recorder/late-answers', LATE_ANSWERS),
      buildTypes(siteDir),
      Promise.all(readDemos(siteDir).map((about) => buildDemo(siteDir, about))),
      buildLibraries(siteDir, 'development'),
      buildLibraries(siteDir, 'production'),
    ])
  const project = await buildProject(siteDir, getList(development))
  const libraries = [...development, ...production]
  const runner = published('runner', runnerScript.text, 'js')
  const servers = published('servers', serversScript.text, 'js')
  const lateAnswers = published('late-answers', lateScript.text, 'js')
  const manifest: TryManifest = {
    runner: runner.address,
    servers: servers.address,
    lateAnswers: lateAnswers.address,
    libraries: { development: getList(development), production: getList(production) },
    demos: Object.fromEntries(demos.map(({ name, demo }) => [name, demo])),
    types: { checker: types.checker.address, declarations: types.declarations.address },
    project: project.address,
  }
  const files = [
    runner,
    servers,
    lateAnswers,
    types.checker,
    types.declarations,
    project,
    ...demos.flatMap((demo) => demo.files),
  ]
  const made = [runnerScript, frame, serversScript, lateScript, types, ...demos, ...libraries]
  return {
    files: new Map([
      [FRAME_FILE, framePage(frame.text.trim())],
      [MANIFEST_FILE, JSON.stringify(manifest)],
      ...libraries.map(({ library, text }) => [library.file, text] as const),
      ...files.map(({ address, text }) => [address, text] as const),
    ]),
    inputs: [...new Set(made.flatMap(({ inputs }) => inputs))],
  }
}

function buildLibraries(siteDir: string, environment: TryEnvironment): Promise<LibraryBundle[]> {
  return Promise.all(BROWSER_PACKAGES.map((specifier) => buildLibrary(siteDir, specifier, environment)))
}

function getList(bundles: readonly LibraryBundle[]): TryManifest['libraries'][TryEnvironment] {
  return Object.fromEntries(bundles.map(({ specifier, library }) => [specifier, library]))
}

/**
 * Writes the files of the sandbox.
 *
 * @param folder - what is served at the site's base
 */
export async function writeBundles(siteDir: string, folder: string): Promise<void> {
  const { files } = await buildBundles(siteDir)
  for (const [file, text] of files) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}
