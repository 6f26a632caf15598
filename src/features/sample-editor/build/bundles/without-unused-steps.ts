import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** What the recorder of stores never asks of the instrument of the Redux DevTools. */
const STEPS = [
  'RESET',
  'ROLLBACK',
  'COMMIT',
  'SWEEP',
  'SET_ACTIONS_ACTIVE',
  'JUMP_TO_STATE',
  'REORDER_ACTION',
  'LOCK_CHANGES',
  'PAUSE_RECORDING',
] as const
const INSTRUMENT = /[\\/]@redux-devtools[\\/]instrument[\\/]lib[\\/]instrument\.js$/
/** Conditions in it that never hold here: it makes no stack traces, keeps all it has, and gets what the recorder gives it. */
const CONDITIONS = [
  'trace',
  '!isPlainObject(action)',
  "typeof action.type === 'undefined'",
  "typeof options.maxAge === 'number' && options.maxAge < 2",
  "typeof maxAge === 'function'",
  'maxAge && stagedActionIds.length > maxAge',
  'maxAge && stagedActionIds.length >= maxAge',
  'options.shouldHotReload === false',
  'isPaused',
  'shouldCatchErrors && previousEntry && previousEntry.error',
  "typeof r !== 'function'",
  'liftedStore.liftedStore',
  '!($$observable in liftedStore)',
] as const

/**
 * Leaves out of the instrument what is never used: runners are loaded before they can run anything.
 *
 * @throws Error if the instrument is written in another way: then compare its `lib/instrument.js` with this list
 */
export const withoutUnusedSteps: Plugin = {
  name: 'without-unused-steps',
  setup(context) {
    context.onLoad({ filter: INSTRUMENT }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      return { contents: CONDITIONS.reduce(withoutCondition, STEPS.reduce(withoutStep, code)) }
    })
  },
}

function withoutStep(code: string, name: (typeof STEPS)[number]): string {
  const creator = name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const withoutCreator = replace(code, new RegExp(`^    ${creator}\\([^]*?^    \\},\n`, 'm'), '', creator)
  return replace(
    withoutCreator,
    new RegExp(`^( *)case ActionTypes\\.${name}: \\{[^]*?^\\1\\}\n`, 'm'),
    '',
    name,
  )
}

function withoutCondition(code: string, condition: (typeof CONDITIONS)[number]): string {
  return replace(code, `if (${condition})`, 'if (false)', condition)
}

function replace(code: string, part: RegExp | string, by: string, name: string): string {
  const changed = code.replace(part, by)
  if (changed === code)
    throw new Error(
      `@redux-devtools/instrument no longer has ${name} where it was: compare its lib/instrument.js with STEPS and CONDITIONS in src/features/sample-editor/build/bundles/without-unused-steps.ts.`,
    )
  return changed
}
