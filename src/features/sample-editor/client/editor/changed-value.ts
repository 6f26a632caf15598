import { WidgetType, type EditorView } from '@codemirror/view'

import type { NumberedClaim } from '../../../sample-runtime/core/instrument'

/** Longer values are cut; the strip below the editor has them in full. In characters. */
const LONGEST = 60

/** A value on a single line. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** True for a value that the line of its claim can't show in full. */
export const isCut = (text: string): boolean => onOneLine(text).length > LONGEST

const cut = (text: string): string =>
  isCut(text) ? `${onOneLine(text).slice(0, LONGEST - 1)}…` : onOneLine(text)

/** What a statement gives now, in place of the comment that says what it gave in the page. */
export class ChangedValue extends WidgetType {
  constructor(
    readonly kind: NumberedClaim['kind'],
    /** What it gave or threw; `undefined` if it threw nothing. */
    readonly actual: string | undefined,
    /** Absent where the comment says nothing. */
    readonly expected: string | undefined,
  ) {
    super()
  }

  override eq(other: ChangedValue): boolean {
    return this.kind === other.kind && this.actual === other.actual && this.expected === other.expected
  }

  override toDOM({ state }: EditorView): HTMLElement {
    const span = document.createElement('span')
    span.className = 'try-changed'
    const sign = this.kind === 'value' ? '→' : 'throws'
    span.append(`// ${sign} ${cut(this.actual ?? 'nothing')}`)
    if (this.expected === undefined) {
      if (isCut(this.actual ?? '')) span.title = this.actual ?? ''
      return span
    }
    const was = document.createElement('small')
    // Nobody has changed a file that can't be: it is a test, whose value has never been there.
    const word = state.readOnly ? 'expected' : 'was'
    was.textContent = `${word} ${cut(this.expected)}`
    span.append(' ', was)
    if (isCut(this.actual ?? '') || isCut(this.expected)) {
      span.title = `${this.actual ?? 'nothing'}\n${word} ${this.expected}`
    }
    return span
  }

  /** A press puts the cursor beside it. */
  override ignoreEvent(): boolean {
    return false
  }
}
