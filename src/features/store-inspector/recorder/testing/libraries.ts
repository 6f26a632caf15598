import type * as Rtk from '@reduxjs/toolkit'
import type * as Query from '@reduxjs/toolkit/query'

import { buildLibrary } from '../../../sample-editor/build/bundles/libraries'
import type * as Sandbox from '../../../sample-runtime/browser/libraries'
import type { TryEnvironment } from '../../../sample-runtime/protocol/sample'
import { QUERY_WATCH, SELECTOR_WATCH } from '../../../sample-runtime/protocol/packages'
import type { StoreRecorder } from '..'
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

/** Counts up, so that each import gets a fresh instance of the sandbox's module. */
let opened = 0

/**
 * Evaluates the libraries as the sandbox does, each time anew.
 *
 * @param recorder - what they find of it; nothing without one
 */
export async function openLibraries(
  environment: TryEnvironment,
  recorder?: StoreRecorder,
): Promise<Libraries> {
  opened += 1
  const shelf = (await import(
    /* @vite-ignore */ `../../../sample-runtime/browser/libraries.ts?opened=${opened}`
  )) as typeof Sandbox
  if (recorder) {
    shelf.offerTo('@reduxjs/toolkit', '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', recorder.devTools)
    shelf.offerTo('@reduxjs/toolkit/query', QUERY_WATCH, recorder.watchQueries)
    shelf.offerTo('reselect', SELECTOR_WATCH, recorder.watchSelector)
  }
  const Evaluate = Function as unknown as new (
    name: string,
    text: string,
  ) => (register: typeof shelf.registerLibrary) => void
  new Evaluate('registerLibrary', await bundle(environment))(shelf.registerLibrary)
  return {
    rtk: shelf.requireLibrary('@reduxjs/toolkit') as Libraries['rtk'],
    query: shelf.requireLibrary('@reduxjs/toolkit/query') as Libraries['query'],
    redux: shelf.requireLibrary('redux') as Libraries['redux'],
  }
}
