import { Prec, StateEffect, StateField, type EditorState, type Range } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet, WidgetType } from '@codemirror/view'
import * as codeClasses from '../../../../lib/code-classes'
import type { NumberedClaim } from '../../../sample-runtime/core/instrument'
import type { Documents } from './documents'
import type { EditedFile } from './project'
import type { ReportLine } from './report'

/** How a claim is shown: as written, faded because it wasn't reached, with another outcome in its place, or with its value. */
export type Look =
  | { is: 'shown'; actual: string }
  | { is: 'as written' }
  | { is: 'faded' }
  | { is: 'changed'; actual: string | undefined; expected: string }

/** A claim in the text as it is now. */
export interface Mark extends NumberedClaim {
  look: Look
}

const AS_WRITTEN: Look = { is: 'as written' }
const FADED: Look = { is: 'faded' }

/** Replaces the claims of a text. A claim in the place of an old one keeps its look until the run has reached it. */
export const setClaims = StateEffect.define<readonly NumberedClaim[]>()

/** Changes the looks of claims, by their numbers; the others stay. */
export const setLooks = StateEffect.define<ReadonlyMap<number, Look>>()

/** Fades all claims: the text can't be run. */
export const fadeAll = StateEffect.define()

const field = StateField.define<readonly Mark[]>({
  create: () => [],
  update(marks, transaction) {
    let next = marks
    if (transaction.docChanged) {
      next = next.flatMap((mark) => {
        const from = transaction.changes.mapPos(mark.from, 1)
        const to = transaction.changes.mapPos(mark.to, -1)
        return from < to ? [{ ...mark, from, to }] : []
      })
    }
    for (const effect of transaction.effects) next = applyEffect(next, effect)
    return next
  },
  provide: (self) => [
    EditorView.decorations.from(self, decorate),
    EditorView.atomicRanges.of((view) => decorate(view.state.field(self).filter(isChanged))),
  ],
})

function applyEffect(marks: readonly Mark[], effect: StateEffect<unknown>): readonly Mark[] {
  if (effect.is(setClaims)) return effect.value.map((claim) => ({ ...claim, look: lookAt(marks, claim) }))
  if (effect.is(fadeAll)) return marks.map((mark) => (isChanged(mark) ? mark : { ...mark, look: FADED }))
  if (!effect.is(setLooks)) return marks
  return marks.map((mark) => ({ ...mark, look: effect.value.get(mark.number) ?? mark.look }))
}

function lookAt(marks: readonly Mark[], claim: NumberedClaim): Look {
  return marks.find(({ kind, from }) => kind === claim.kind && from === claim.from)?.look ?? AS_WRITTEN
}

function isChanged({ look }: Mark): boolean {
  return look.is === 'changed' || look.is === 'shown'
}

function decorate(marks: readonly Mark[]): DecorationSet {
  return Decoration.set(marks.map(getDecoration), true)
}

function getDecoration({ kind, look, from, to }: Mark): Range<Decoration> {
  if (look.is === 'changed' || look.is === 'shown') {
    const expected = look.is === 'changed' ? look.expected : undefined
    return Decoration.replace({ widget: new ChangedValue(kind, look.actual, expected) }).range(from, to)
  }
  const color = kind === 'value' ? codeClasses.result : codeClasses.thrown
  const faded = look.is === 'faded' ? ' try-faded' : ''
  return Decoration.mark({ class: `${color}${faded}` }).range(from, to)
}

/** Shows what the claims of the text have become: inside the spans of the colors, whose class for comments would win otherwise. */
export const marks = Prec.highest(field)

/** The claims of a text as it is now. */
export function getMarks(state: EditorState): readonly Mark[] {
  return state.field(field)
}

/** Longer values are cut; the strip below the editor has them in full. In characters. */
const LONGEST = 60

/** A value on a single line. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** True for a value that the line of its claim can't show in full. */
const isCut = (text: string): boolean => onOneLine(text).length > LONGEST

const cut = (text: string): string =>
  isCut(text) ? `${onOneLine(text).slice(0, LONGEST - 1)}…` : onOneLine(text)

/** What a statement gives now, in place of the comment that says what it gave in the page. */
class ChangedValue extends WidgetType {
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

/** Changed values that can't be read in their lines: because they don't fit, or are in a file that isn't in view. */
export function cutValues(files: readonly EditedFile[], documents: Documents): ReportLine[] {
  return files.flatMap(({ name: file }) => {
    const state = documents.getState(file)
    return getMarks(state).flatMap((mark) => {
      const line = state.doc.lineAt(mark.from)
      const isInView = file === documents.shown()
      const text = isInView ? fullText(mark) : textElsewhere(mark, state.sliceDoc(line.from, mark.from))
      return text === undefined
        ? []
        : [{ text, level: 'log' as const, place: { file, line: line.number, column: 1 } }]
    })
  })
}

function fullText({ look }: Mark): string | undefined {
  if (look.is === 'shown') return isCut(look.actual) ? look.actual : undefined
  if (look.is !== 'changed') return undefined
  const actual = look.actual ?? 'nothing'
  return isCut(actual) || isCut(look.expected) ? `${actual} (was ${look.expected})` : undefined
}

/** @param code - the code before the comment, on the same line */
function textElsewhere({ kind, look }: Mark, code: string): string | undefined {
  if (look.is === 'shown') return `${code.trim()} → ${look.actual}`
  if (look.is !== 'changed') return undefined
  const sign = kind === 'value' ? '→' : 'throws'
  return `${code.trim()} ${sign} ${look.actual ?? 'nothing'} (was ${look.expected})`
}
