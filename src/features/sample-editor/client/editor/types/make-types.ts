import type { ChallengePanel } from '../../../../challenges/client/panel'
import type { TypeChecker } from '../../types/service'
import type { Announcer } from '../notes'
import type { Documents } from '../documents'
import { make, makeButton } from '../../../../../lib/client/elements'
import { isTypeScript, type EditedFile } from '../project'
import type { ReportLine } from '../report'
import { part, type Places } from '../strip'
import { startTypeChecks, type TypeChecks, type TypesState } from './type-checks'

/** The check of types in an editor. */
export interface Types extends TypeChecks {
  /** Offers the check as long as a file of the reader's is in TypeScript. */
  refresh(): void
  /** What is known of the types, in the strip; empty before the first check. */
  element: HTMLElement
  /** What starts a check; hidden where all files are in JavaScript, which has no types to check. */
  button: HTMLElement
}

interface TypeCheckOptions {
  files: readonly EditedFile[]
  documents: Documents
  places: Places
  announcer: Announcer
  openChecker: () => TypeChecker
  /** Knows which errors the tests of a challenge expect. */
  challenge: ChallengePanel | undefined
}

/** Makes the button that checks types, and the part of the strip that says what came of it. */
export function makeTypes(options: TypeCheckOptions): Types {
  const { files, documents, places, announcer, openChecker, challenge } = options
  const element = make('div', '')
  const checks = startTypeChecks({
    files,
    documents,
    openChecker,
    judge: (outcome) => challenge?.showTypes(outcome) ?? outcome,
    onState,
  })
  const button = makeButton('Check types', '', () => {
    announcer.forget('types')
    checks.check()
  })
  button.title = 'The first press loads the TypeScript compiler, 0.8 MB'

  function onState(state: TypesState): void {
    const isBusy = state.is === 'loading' || state.is === 'checking'
    button.setAttribute('aria-busy', String(isBusy))
    // The last result stays visible until there is a new one. A choice of JavaScript comes before the result of a check.
    if (state.is === 'checking' || button.hidden) return
    element.replaceChildren(...part('Types', linesOf(state), places))
    announcer.say(typesStatus(state), 'types')
  }

  function refresh(): void {
    button.hidden = !files.some((file) => file.access === 'write' && isTypeScript(file))
    if (button.hidden) element.replaceChildren()
  }

  refresh()
  return {
    element,
    button,
    refresh,
    check: checks.check,
    typed() {
      challenge?.typed()
      if (!button.hidden) checks.typed()
    },
    close: checks.close,
  }
}

function linesOf(state: TypesState): ReportLine[] {
  if (state.is !== 'checked' || state.diagnostics.length === 0)
    return [{ text: typesStatus(state), level: 'log' }]
  return state.diagnostics.map(({ text, file, line, column }) => ({
    text,
    level: 'error',
    place: { file, line, column },
  }))
}

/** Says in a sentence what is known of the types. */
function typesStatus(state: TypesState): string {
  switch (state.is) {
    case 'loading':
      return 'Loading the TypeScript compiler…'
    case 'checking':
      return 'Checking types…'
    case 'checked':
      return countOf(state.diagnostics.length)
    case 'not loaded':
      return 'The compiler could not be loaded. Check your connection, then press “Check types” again.'
    case 'too long':
      return 'Stopped: checking the types took longer than 20 seconds. Change the code, then press “Check types” again.'
    case 'failed':
      return 'The compiler itself failed on this code. Change the code, then press “Check types” again.'
  }
}

function countOf(count: number): string {
  if (count === 0) return 'No type errors.'
  return count === 1 ? '1 type error.' : `${count} type errors.`
}
