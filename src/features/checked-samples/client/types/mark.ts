const NAME = 'type-target'
const ALL_NAMES = 'type-names'

let box: HTMLElement | undefined

/** Marks a name without changing the elements of the code. */
export function mark(range: Range): void {
  if ('highlights' in CSS) {
    CSS.highlights.set(NAME, new Highlight(range))
    return
  }
  box ??= document.createElement('div')
  box.className = 'type-target'
  const { top, left, width, height } = range.getBoundingClientRect()
  Object.assign(box.style, { top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` })
  document.body.append(box)
}

export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
  box?.remove()
}

/** Underlines the names of a block that have a type. Without the CSS Highlight API, they work but aren't underlined. */
export function markAll(ranges: ReadonlyArray<Range | undefined>): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.set(ALL_NAMES, new Highlight(...ranges.filter((range) => range !== undefined)))
}

export function unmarkAll(): void {
  if ('highlights' in CSS) CSS.highlights.delete(ALL_NAMES)
}
