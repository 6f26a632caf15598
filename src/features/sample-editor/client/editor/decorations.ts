import { StateField, type Extension, type Range, type StateEffectType, type Text } from '@codemirror/state'
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view'

/**
 * Makes decorations that an effect replaces; until then, they move with the text.
 *
 * @param decorate - makes those for the value of an effect
 */
export function decorations<Value>(
  effect: StateEffectType<Value>,
  decorate: (text: Text, value: Value) => readonly Range<Decoration>[],
): Extension {
  return StateField.define<DecorationSet>({
    create: () => Decoration.none,
    update: (before, { newDoc, changes, effects }) =>
      effects.reduce(
        (set, one) => (one.is(effect) ? Decoration.set([...decorate(newDoc, one.value)], true) : set),
        before.map(changes),
      ),
    provide: (field) => EditorView.decorations.from(field),
  })
}
