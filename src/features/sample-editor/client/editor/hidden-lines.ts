import { StateEffect, StateField, type EditorState, type Extension, type Range } from '@codemirror/state'
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view'

import type { TryText } from '../../../sample-runtime/protocol/sample'

/** Shows the lines that begin at an offset. */
const reveal = StateEffect.define<number>()

/** Takes the place of lines that the page hides, until the reader asks for them. */
class HiddenLines extends WidgetType {
  constructor(private readonly count: number) {
    super()
  }

  override eq(other: HiddenLines): boolean {
    return other.count === this.count
  }

  override toDOM(view: EditorView): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'try-hidden'
    button.textContent = this.count === 1 ? 'Show 1 more line' : `Show ${this.count} more lines`
    button.addEventListener('click', () => {
      view.dispatch({ effects: reveal.of(view.posAtDOM(button)) })
      view.focus()
    })
    return button
  }

  override ignoreEvent(): boolean {
    return true
  }
}

/**
 * Folds the lines that the page hides. They run as before; an edit in them, as by Reset, shows them.
 *
 * @param hidden - first and last lines, from 0, in the text that the editor opens with
 */
export function hiddenLines(hidden: TryText['hidden']): Extension {
  const field = StateField.define<DecorationSet>({
    create: (state) => Decoration.set(hidden.map(([first, last]) => foldOf(state, first, last))),
    update(folds, { changes, effects }) {
      const revealed = effects.flatMap((effect) => (effect.is(reveal) ? effect.value : []))
      const isKept = (from: number, to: number): boolean =>
        changes.touchesRange(from, to) === false && !revealed.some((at) => from <= at && at <= to)
      return folds.update({ filter: isKept }).map(changes)
    },
    provide: (self) => [
      EditorView.decorations.from(self),
      EditorView.atomicRanges.of((view) => view.state.field(self)),
    ],
  })
  return field
}

function foldOf({ doc }: EditorState, first: number, last: number): Range<Decoration> {
  const widget = new HiddenLines(last - first + 1)
  return Decoration.replace({ widget, block: true }).range(doc.line(first + 1).from, doc.line(last + 1).to)
}
