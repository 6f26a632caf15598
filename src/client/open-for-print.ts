/**
 * Opens what is folded while the page is printed, in browsers whose styles can't: `src/css/print.css` does it where
 * `::details-content` is known.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

import * as codeClasses from '../lib/code-classes'

/** As in `src/css/print.css`: everything but tests, which belong to no page as it is read. */
const FOLDED = `.markdown details:not([open], .${codeClasses.proof})`

let opened: HTMLDetailsElement[] = []

function open(): void {
  opened = [...document.querySelectorAll<HTMLDetailsElement>(FOLDED)]
  for (const details of opened) details.open = true
}

function closeAgain(): void {
  for (const details of opened) details.open = false
  opened = []
}

if (ExecutionEnvironment.canUseDOM && !CSS.supports('selector(::details-content)')) {
  addEventListener('beforeprint', open)
  addEventListener('afterprint', closeAgain)
}
