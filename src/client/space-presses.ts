/** The groups of the sidebar are links with the role of buttons, so the space bar has to press them, too. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || !target.matches('[role=button]')) return
  // By default, the space bar scrolls the page.
  event.preventDefault()
  target.click()
}

if (ExecutionEnvironment.canUseDOM) addEventListener('keydown', onKeyDown)
