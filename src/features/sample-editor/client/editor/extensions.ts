import { history, historyKeymap, indentWithTab, standardKeymap, toggleComment } from '@codemirror/commands'
import { indentOnInput, syntaxHighlighting } from '@codemirror/language'
import { EditorState, type Extension, StateEffect, StateField, type Range } from '@codemirror/state'
import { EditorView, keymap, Decoration, WidgetType, type DecorationSet } from '@codemirror/view'
import { tagHighlighter, tags } from '@lezer/highlight'
import { getLanguage } from './language'
import { dispatchLine, errorLines, typeMarks } from './decorations'
import { marks } from './marks'
import type { EditedFile } from './project'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import * as codeClasses from '../../../../lib/code-classes'
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
function hiddenLines(hidden: TryText['hidden']): Extension {
  const field = StateField.define<DecorationSet>({
    create: (state) => Decoration.set(hidden.map(([first, last]) => getFold(state, first, last))),
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

function getFold({ doc }: EditorState, first: number, last: number): Range<Decoration> {
  const widget = new HiddenLines(last - first + 1)
  return Decoration.replace({ widget, block: true }).range(doc.line(first + 1).from, doc.line(last + 1).to)
}

/** The classes of the static blocks: their colors, for both modes, are in `src/css/code-tokens.css`. */
const classes = tagHighlighter([
  { tag: [tags.keyword, tags.self, tags.null], class: codeClasses.keyword },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue],
    class: codeClasses.string,
  },
  { tag: [tags.number, tags.bool, tags.atom], class: codeClasses.number },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: codeClasses.functionName,
  },
  { tag: [tags.typeName, tags.className, tags.tagName], class: codeClasses.type },
  { tag: tags.attributeName, class: codeClasses.property },
  { tag: tags.comment, class: codeClasses.comment },
])

/** Colors code as the static blocks are colored. */
const colors = syntaxHighlighting(classes)

const loadPanel = onceUnlessFailed(() => import('./find-panel'))

/**
 * Opens a search of the code. The browser's own search misses lines that are out of view, because CodeMirror takes them out of
 * the page. The panel is loaded when the reader first asks for it.
 */
function find(): Extension {
  return keymap.of([{ key: 'Mod-f', run: openFind }])
}

function openFind(view: EditorView): boolean {
  loadPanel().then(
    ({ openPanel }) => openPanel(view),
    (error: unknown) => console.warn(error),
  )
  // The browser's search would only find what is in view.
  return true
}

/** The page's header covers what is scrolled behind it: the styles of the page say how much that is. Side by side, there is none. */
const belowHeader = EditorView.scrollMargins.of(({ dom }) => {
  if (dom.closest('[data-expanded]')) return null
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return { top: Number.isFinite(top) ? top : 0 }
})

/** Makes the extensions of a file. */
export type ExtensionsOf = (file: EditedFile) => Extension

interface ExtensionOptions {
  /** The id of the text that says how to leave the editor. */
  hint: string
  /** Called after each change of the text in view. */
  onChange: () => void
  /** Called when the reader asks for a run by keyboard. */
  onRun: () => void
}

/** What every file is edited with. A small set: each further one is loaded by every reader who presses Edit. */
export function extensionsFor({ hint, onChange, onRun }: ExtensionOptions): ExtensionsOf {
  const run = () => {
    onRun()
    return true
  }
  return ({ name, label, hidden, access }) => [
    keymap.of([
      { key: 'Mod-Enter', run },
      { key: 'Mod-/', run: toggleComment },
      indentWithTab,
      ...historyKeymap,
      ...standardKeymap,
    ]),
    find(),
    history(),
    indentOnInput(),
    EditorState.tabSize.of(2),
    EditorState.readOnly.of(access !== 'write'),
    getLanguage(name),
    colors,
    belowHeader,
    marks,
    typeMarks,
    errorLines,
    dispatchLine,
    hiddenLines(hidden),
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': `Code of ${label}`,
      'aria-describedby': hint,
    }),
    EditorView.updateListener.of(({ docChanged, view }) => {
      // Half of a word that is still being composed is no code.
      if (docChanged && !view.composing) onChange()
    }),
    EditorView.domEventHandlers({ compositionend: () => void setTimeout(onChange) }),
  ]
}
