import { Prec, StateEffect, StateField, type EditorState, type Range } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

import * as codeClasses from '../../../../lib/code-classes'
import type { NumberedClaim } from '../../../sample-runtime/core/instrument'
import { ChangedValue } from './changed-value'

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
  return Decoration.set(marks.map(decorationOf), true)
}

function decorationOf({ kind, look, from, to }: Mark): Range<Decoration> {
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
export function marksOf(state: EditorState): readonly Mark[] {
  return state.field(field)
}
