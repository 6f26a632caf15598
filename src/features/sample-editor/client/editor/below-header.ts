import { EditorView } from '@codemirror/view'

/** The page's header covers what is scrolled behind it: the styles of the page say how much that is. Side by side, there is none. */
export const belowHeader = EditorView.scrollMargins.of(({ dom }) => {
  if (dom.closest('[data-expanded]')) return null
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  return { top: Number.isFinite(top) ? top : 0 }
})
