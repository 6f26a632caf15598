import { readFileSync } from 'node:fs'

import { editableSample } from '../../../src/features/checked-samples/build/editable-sample'
import { buildPageProject } from '../../../src/features/checked-samples/build/page/page-project'
import { readSamplePage } from '../../../src/features/checked-samples/build/page/read-page'
import { readDemos } from '../../../src/features/demo-catalog/read-demos'
import { buildLibrary } from '../../../src/features/sample-editor/build/bundles/libraries'
import type { TryLibrary } from '../../../src/features/sample-editor/shared/manifest'
import {
  offerTo,
  registerLibrary,
  requireLibrary,
} from '../../../src/features/sample-runtime/browser/libraries'
import { createModules } from '../../../src/features/sample-runtime/browser/modules'
import { transformFile } from '../../../src/features/sample-runtime/browser/transform'
import { createClaims } from '../../../src/features/sample-runtime/core/claims.mjs'
import { readClaims } from '../../../src/features/sample-runtime/core/instrument'
import { createTexts } from '../../../src/features/sample-runtime/core/texts.mjs'
import { BROWSER_PACKAGES } from '../../../src/features/sample-runtime/protocol/packages'
import type { TrySample } from '../../../src/features/sample-runtime/protocol/sample'
import type { Answers, Asker } from '../../../src/features/store-inspector/protocol/messages'
import {
  openRecorder,
  type RecorderHost,
  type StoreRecorder,
} from '../../../src/features/store-inspector/recorder'
import { fakeHost, getAsker } from '../../../src/features/store-inspector/recorder/testing/open-recorded'

const Evaluate = Function as unknown as new (
  name: string,
  text: string,
) => (register: typeof registerLibrary) => void

let current: StoreRecorder | undefined

/** Makes what samples import known, as the sandbox does, with stores that are recorded. */
export async function openLibraries(): Promise<Record<string, TryLibrary>> {
  const built = await Promise.all(
    BROWSER_PACKAGES.map(async (specifier) => {
      const { library, text } = await buildLibrary(process.cwd(), specifier, 'development')
      new Evaluate('registerLibrary', text)(registerLibrary)
      return [specifier, library] as const
    }),
  )
  offerTo('@reduxjs/toolkit', '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', (...values: unknown[]) =>
    current?.devTools(...values),
  )
  return Object.fromEntries(built)
}

/** The samples of a page that run without a server and a screen, in TypeScript. */
export function readSamples(page: string): TrySample[] {
  const read = (file: string): string => readFileSync(file, 'utf8')
  const project = buildPageProject(readSamplePage(page, read(page), read, readDemos('.')), process.cwd())
  const samples = project.page.fences.flatMap((fence) => editableSample(fence, project, new Map()) ?? [])
  return samples.filter(({ server, screen, demo }) => (server ?? screen ?? demo) === undefined)
}

/** Runs a sample, and copies a test with all actions of its first store. */
export async function copyTest(sample: TrySample): Promise<Answers['test']> {
  const ask = await recordSample(sample)
  const { rows } = await ask({ ask: 'actions', store: 0, from: 0 })
  return ask({ ask: 'test', store: 0, actions: rows.map(({ id }) => id) })
}

/** Runs a sample as the editor does, though in real time, and gives what asks about its stores. */
async function recordSample(sample: TrySample): Promise<Asker> {
  const files = new Map(
    sample.files.map(({ name, typescript }) => {
      const { code, values } = readClaims(name, typescript.code, 0)
      return [name, transformFile({ name, code, values })] as const
    }),
  )
  const modules = new Map<string, object>()
  const scopes: ((text: string) => unknown)[] = []
  const host: RecorderHost = fakeHost(() => requireLibrary('redux') as ReturnType<RecorderHost['redux']>, {
    getFiles: () => files,
    getModules: () => modules,
    evaluate: (text) => evaluateIn(scopes, text),
  })
  current = openRecorder(host)
  const claims = {
    ...createClaims({ isEqual: Object.is, texts: createTexts(String), report: () => undefined }),
    guard: () => undefined,
    thrown: <Value>(value: Value) => value,
    note: () => undefined,
    scope: (one: (text: string) => unknown) => scopes.unshift(one),
  }
  const load = createModules({ files, claims, onModule: (name, exports) => modules.set(name, exports) })
  for (const { name } of sample.files.slice(0, sample.own)) await load(name)
  return getAsker(current)
}

function evaluateIn(scopes: readonly ((text: string) => unknown)[], text: string): unknown {
  for (const scope of scopes) {
    try {
      return scope(text)
    } catch {
      // Another file may have the name.
    }
  }
  throw new ReferenceError(text)
}
