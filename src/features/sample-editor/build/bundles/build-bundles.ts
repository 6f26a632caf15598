import { readDemos } from '../../../demo-catalog/read-demos'
import { FRAME_FILE, MANIFEST_FILE, type TryManifest } from '../../shared/manifest'
import { BROWSER_PACKAGES } from '../../../sample-runtime/protocol/packages'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'
import { addressOf } from './bundle'
import { framePage } from './frame-page'
import { buildLibrary, type LibraryBundle } from './libraries'
import { buildScript } from './scripts'
import { buildServers } from './servers'
import { buildDemo } from '../demos/build-demo'
import { buildProject } from '../project/build-project'
import { buildTypes } from '../types/build-types'

const ENVIRONMENTS: readonly TryEnvironment[] = ['development', 'production']

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
  const [runner, frame, servers, types, demos, development, production] = await Promise.all([
    buildScript(siteDir, 'main.ts'),
    buildScript(siteDir, 'frame.ts'),
    buildServers(siteDir),
    buildTypes(siteDir),
    Promise.all(readDemos(siteDir).map((about) => buildDemo(siteDir, about))),
    ...ENVIRONMENTS.map((environment) =>
      Promise.all(BROWSER_PACKAGES.map((specifier) => buildLibrary(siteDir, specifier, environment))),
    ),
  ] as const)
  const libraries = { development: development ?? [], production: production ?? [] }
  const project = await buildProject(siteDir, listOf(libraries.development))
  const all = [...libraries.development, ...libraries.production]
  const runnerFile = addressOf('runner', runner.text, 'js')
  const manifest: TryManifest = {
    runner: runnerFile,
    servers: servers.file,
    libraries: { development: listOf(libraries.development), production: listOf(libraries.production) },
    demos: Object.fromEntries(demos.map(({ name, demo }) => [name, demo])),
    types: { checker: types.checker, declarations: types.declarations },
    project: project.address,
  }
  return {
    files: new Map([
      [FRAME_FILE, framePage(frame.text.trim())],
      [MANIFEST_FILE, JSON.stringify(manifest)],
      [runnerFile, runner.text],
      [servers.file, servers.text],
      ...all.map(({ library, text }) => [library.file, text] as const),
      ...demos.flatMap((demo) => [...demo.files]),
      ...types.files,
      [project.address, project.text],
    ]),
    inputs: [...new Set([runner, frame, servers, types, ...demos, ...all].flatMap(({ inputs }) => inputs))],
  }
}

function listOf(bundles: readonly LibraryBundle[]): TryManifest['libraries'][TryEnvironment] {
  return Object.fromEntries(bundles.map(({ specifier, library }) => [specifier, library]))
}
