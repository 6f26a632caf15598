import type { ChallengePanel } from '../../../challenges/client/panel'
import { make, createButton } from '../../../../lib/client/elements'
import type { CheckedFile, TypeDiagnostic } from '../types/messages'
import type { CheckOutcome, TypeChecker } from '../types/service'
import { setDiagnostics, withNumbers } from './decorations'
import type { Announcer } from './notes'
import type { OpenFiles } from './open-files'
import { isTypeScript, type EditedFile } from './project'
import type { ReportLine } from './report'
import { part } from './strip'

/** Milliseconds without a key after which types are checked again: longer than until a run, which takes less work. */
const PAUSE = 500

/** What is known of the types. */
type TypesState = CheckOutcome | { is: 'loading' } | { is: 'checking' }

/** The check of types in an editor. */
export interface Types {
  /** What is known of the types, in the strip; empty before the first check. */
  element: HTMLElement
  /** What starts a check; hidden where all files are in JavaScript, which has no types to check. */
  button: HTMLElement
  /** Offers the check as long as a file of the reader's is in TypeScript. */
  refresh(): void
  /** Checks now, and from now on whenever the reader has paused. */
  check(): void
  /** Checks when the reader has paused, once there was a check. */
  typed(): void
  close(): void
}

interface TypesOptions {
  files: OpenFiles
  announcer: Announcer
  openChecker: () => TypeChecker
  /** Knows which errors the tests of a challenge expect. */
  challenge: ChallengePanel | undefined
}

/** Starts the check of types in an editor, which marks the errors. Nothing is loaded before the first check. */
export function startTypes(options: TypesOptions): Types {
  const { files, announcer, openChecker, challenge } = options
  const { all, documents } = files
  const element = make('div', '')
  const button = createButton('Check types', '', () => {
    announcer.forget('types')
    void check()
  })
  button.title = 'The first press loads the TypeScript compiler, 0.8 MB'
  let checker: TypeChecker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLoaded = false
  let isBusy = false
  let isAutomatic = false
  let isClosed = false

  async function check(): Promise<void> {
    clearTimeout(timer)
    if (isBusy) return
    isBusy = true
    show({ is: isLoaded ? 'checking' : 'loading' })
    checker ??= openChecker()
    const checked = checkedFiles(files)
    const outcome = await checker.check(checked)
    isBusy = false
    if (isClosed) return
    isLoaded = outcome.is === 'checked' || outcome.is === 'failed'
    // What failed would fail again, at each pause.
    isAutomatic = outcome.is === 'checked'
    // The text has changed during the check, so the places of these errors no longer fit.
    if (isAutomatic && !isSame(checked, checkedFiles(files))) wait()
    else tell(forReaders(outcome, all))
  }

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), PAUSE)
  }

  function tell(found: CheckOutcome): void {
    const outcome = challenge?.showTypes(found) ?? found
    const diagnostics = outcome.is === 'checked' ? outcome.diagnostics : []
    for (const { name } of all) {
      const own = diagnostics.filter(({ file }) => file === name)
      const numbers = own.length > 0 ? withNumbers(documents.getState(name)) : []
      documents.change(name, { effects: [setDiagnostics.of(own), ...numbers] })
    }
    show(outcome)
  }

  function show(state: TypesState): void {
    button.setAttribute('aria-busy', String(isBusy))
    // The last result stays visible until there is a new one. A choice of JavaScript comes before the result of a check.
    if (state.is === 'checking' || button.hidden) return
    element.replaceChildren(...part('Types', getLines(state), files))
    announcer.say(typesStatus(state), 'types')
  }

  function refresh(): void {
    button.hidden = !all.some((file) => file.access === 'write' && isTypeScript(file))
    if (button.hidden) element.replaceChildren()
  }

  refresh()
  return {
    element,
    button,
    refresh,
    check: () => void check(),
    typed() {
      challenge?.typed()
      if (!button.hidden && isAutomatic) wait()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      checker?.close()
    },
  }
}

/** The texts to check: the JavaScript of the page has lost the types that the other files import. */
function checkedFiles({ all, documents, getText }: OpenFiles): CheckedFile[] {
  return all.map((file) => {
    const isAsWritten = isTypeScript(file) || documents.isChanged(file)
    return { name: file.name, code: isAsWritten ? getText(file.name) : file.typescript }
  })
}

function isSame(before: readonly CheckedFile[], after: readonly CheckedFile[]): boolean {
  return before.every(({ code }, index) => after[index]?.code === code)
}

/** Files in JavaScript have no types to complain about, and in those without a tab, nobody could mend anything. */
function forReaders(outcome: CheckOutcome, files: readonly EditedFile[]): CheckOutcome {
  if (outcome.is !== 'checked') return outcome
  const isLeftOut = ({ file: name }: TypeDiagnostic): boolean =>
    files.some((file) => file.name === name && (!isTypeScript(file) || file.access === 'none'))
  return { ...outcome, diagnostics: outcome.diagnostics.filter((diagnostic) => !isLeftOut(diagnostic)) }
}

function getLines(state: TypesState): ReportLine[] {
  if (state.is !== 'checked' || state.diagnostics.length === 0)
    return [{ text: typesStatus(state), level: 'log' }]
  return state.diagnostics.map(({ text, ...place }) => ({ text, level: 'error', place }))
}

/** Says in a sentence what is known of the types. */
function typesStatus(state: TypesState): string {
  switch (state.is) {
    case 'loading':
      return 'Loading the TypeScript compiler…'
    case 'checking':
      return 'Checking types…'
    case 'checked':
      return countText(state.diagnostics.length)
    case 'not loaded':
      return 'The compiler could not be loaded. Check your connection, then press “Check types” again.'
    case 'too long':
      return 'Stopped: checking the types took longer than 20 seconds. Change the code, then press “Check types” again.'
    case 'failed':
      return 'The compiler itself failed on this code. Change the code, then press “Check types” again.'
  }
}

function countText(count: number): string {
  if (count === 0) return 'No type errors.'
  return count === 1 ? '1 type error.' : `${count} type errors.`
}
