type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

/**
 * Presses the tab that a key leads to, and moves the focus there: a row of tabs is one stop of the Tab key. Keys with a modifier
 * are left to the browser: Alt and an arrow go back a page.
 *
 * @param row - the element with the role `tablist`
 */
export function pressTab(event: KeyPress, row: Element): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const tabs = [...row.querySelectorAll<HTMLElement>('[role="tab"]')]
  const chosen = tabs.findIndex((tab) => tab.tabIndex === 0)
  const targets: Partial<Record<string, HTMLElement>> = {
    ArrowRight: tabs[chosen + 1] ?? tabs[0],
    ArrowLeft: tabs.at(chosen - 1),
    Home: tabs[0],
    End: tabs.at(-1),
  }
  const next = targets[event.key]
  if (!next) return
  event.preventDefault()
  next.click()
  next.focus()
}
