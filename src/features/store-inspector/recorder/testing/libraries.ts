import type * as Rtk from '@reduxjs/toolkit'
import type * as Query from '@reduxjs/toolkit/query'

import { buildLibrary } from '../../../sample-editor/build/bundles/libraries'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'
import type { ComposeWithDevTools } from '../dev-tools'
import type { RecorderHost } from '../host'

/** What the programs of tests import, with what that needs. */
const SPECIFIERS = [
  'redux',
  'immer',
  'reselect',
  'redux-thunk',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
] as const

type Define = (
  module: { exports: unknown },
  exports: unknown,
  require: (specifier: string) => unknown,
) => void

/** The libraries of one run of a program. */
export interface Libraries {
  rtk: typeof Rtk
  query: typeof Query
  redux: ReturnType<RecorderHost['redux']>
}

const texts = new Map<TryEnvironment, Promise<string>>()

function bundle(environment: TryEnvironment): Promise<string> {
  const known =
    texts.get(environment) ??
    Promise.all(SPECIFIERS.map((specifier) => buildLibrary(process.cwd(), specifier, environment))).then(
      (bundles) => bundles.map(({ text }) => text).join(''),
    )
  texts.set(environment, known)
  return known
}

/**
 * Evaluates the libraries as the sandbox does, each time anew.
 *
 * @param devTools - what they find as the extension of a browser; nothing without it
 */
export async function openLibraries(
  environment: TryEnvironment,
  devTools?: ComposeWithDevTools,
): Promise<Libraries> {
  const definitions = new Map<string, Define>()
  const register = (specifier: string, define: Define): void => void definitions.set(specifier, define)
  const Evaluate = Function as unknown as new (
    name: string,
    text: string,
  ) => (define: typeof register) => void
  new Evaluate('registerLibrary', await bundle(environment))(register)
  const loaded = new Map<string, { exports: unknown }>()
  const load = (specifier: string): unknown => {
    const module = loaded.get(specifier) ?? { exports: {} }
    if (!loaded.has(specifier)) {
      loaded.set(specifier, module)
      definitions.get(specifier)?.(module, module.exports, load)
    }
    return module.exports
  }
  if (devTools) Object.assign(globalThis, { window: { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: devTools } })
  try {
    return {
      rtk: load('@reduxjs/toolkit') as Libraries['rtk'],
      query: load('@reduxjs/toolkit/query') as Libraries['query'],
      redux: load('redux') as Libraries['redux'],
    }
  } finally {
    if (devTools) Reflect.deleteProperty(globalThis, 'window')
  }
}
