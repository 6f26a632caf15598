import type { ChallengePanel } from '../../../../challenges/client/panel'
import type { TypeChecker } from '../../types/open-checker'
import type { Announcer } from '../announcer'
import type { Documents } from '../documents'
import { make, makeButton } from '../../../../../lib/client/elements'
import { isTypeScript, type EditedFile } from '../project'
import type { ReportLine } from '../report'
import { part, type Places } from '../strip'
import { startTypeChecks, type TypeChecks, type TypesState } from './type-checks'
import { typesStatus } from './types-status'

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
