import type { CheckedFile, TypeDiagnostic } from '../../types/messages'
import type { TypeChecker, CheckOutcome } from '../../types/service'
import type { Documents } from '../documents'
import { withNumbers, setDiagnostics } from '../decorations'
import { isTypeScript, type EditedFile } from '../project'

/** Milliseconds without a key after which types are checked again: longer than until a run, which takes less work. */
const PAUSE = 500

/** What is known of the types. */
export type TypesState = CheckOutcome | { is: 'loading' } | { is: 'checking' }

/** The checks of an editor. */
export interface TypeChecks {
  /** Checks now, and from now on whenever the reader has paused. */
  check: () => void
  /** Checks when the reader has paused, once there was a check. */
  typed: () => void
  close: () => void
}

interface Parts {
  files: readonly EditedFile[]
  documents: Documents
  openChecker: () => TypeChecker
  /** Leaves out errors that have to be there. */
  judge: (outcome: CheckOutcome) => CheckOutcome
  onState: (state: TypesState) => void
}

/** Checks what is in an editor, and marks the errors. Nothing is loaded before the first check. */
export function startTypeChecks({ files, documents, openChecker, judge, onState }: Parts): TypeChecks {
  let checker: TypeChecker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLoaded = false
  let isBusy = false
  let isAutomatic = false
  let isClosed = false

  const texts = (): CheckedFile[] =>
    files.map((file) => ({ name: file.name, code: isAsWritten(file) ? textOf(file) : file.typescript }))
  /** The JavaScript of the page has lost the types that the other files import. */
  const isAsWritten = (file: EditedFile): boolean => isTypeScript(file) || documents.isChanged(file)
  const textOf = ({ name }: EditedFile): string => documents.stateOf(name).doc.toString()

  async function checkNow(): Promise<void> {
    clearTimeout(timer)
    if (isBusy) return
    isBusy = true
    onState({ is: isLoaded ? 'checking' : 'loading' })
    checker ??= openChecker()
    const checked = texts()
    const outcome = await checker.check(checked)
    isBusy = false
    if (isClosed) return
    isLoaded = outcome.is === 'checked' || outcome.is === 'failed'
    // What failed would fail again, at each pause.
    isAutomatic = outcome.is === 'checked'
    // The text has changed during the check, so the places of these errors no longer fit.
    if (isAutomatic && !isSame(checked, texts())) wait()
    else tell(judge(forReaders(outcome)))
  }
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void checkNow(), PAUSE)
  }
  function tell(outcome: CheckOutcome): void {
    const diagnostics = outcome.is === 'checked' ? outcome.diagnostics : []
    for (const { name } of files) {
      const own = of(diagnostics, name)
      const numbers = own.length > 0 ? withNumbers(documents.stateOf(name)) : []
      documents.change(name, { effects: [setDiagnostics.of(own), ...numbers] })
    }
    onState(outcome)
  }
  /** Files in JavaScript have no types to complain about, and in those without a tab, nobody could mend anything. */
  function forReaders(outcome: CheckOutcome): CheckOutcome {
    if (outcome.is !== 'checked') return outcome
    const others = files.filter((file) => !isTypeScript(file) || file.access === 'none')
    const names = new Set(others.map(({ name }) => name))
    return { ...outcome, diagnostics: outcome.diagnostics.filter(({ file }) => !names.has(file)) }
  }

  return {
    check: () => void checkNow(),
    typed() {
      if (isAutomatic) wait()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      checker?.close()
    },
  }
}

function of(diagnostics: readonly TypeDiagnostic[], name: string): TypeDiagnostic[] {
  return diagnostics.filter(({ file }) => file === name)
}

function isSame(before: readonly CheckedFile[], after: readonly CheckedFile[]): boolean {
  return before.every(({ code }, index) => after[index]?.code === code)
}
