/** The groups of the sidebar are links that call themselves buttons: the space bar presses them, too. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event
  if (key !== ' ' || !(target instanceof HTMLAnchorElement) || !target.matches('[role=button]')) return
  // It would scroll the page.
  event.preventDefault()
  target.click()
}

if (ExecutionEnvironment.canUseDOM) addEventListener('keydown', onKeyDown)
