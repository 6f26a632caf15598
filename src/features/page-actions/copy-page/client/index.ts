/** The "Copy page" menu. Its code is loaded when a reader opens it for the first time. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

import { announce } from '../../../../lib/client/announce'

const load = () => import('./menu')

function withMenu(menu: HTMLDetailsElement, use: (module: Awaited<ReturnType<typeof load>>) => void): void {
  load().then(use, () => {
    menu.open = false
    menu.querySelector('summary')?.replaceChildren('Loading failed, try again')
    announce('The menu could not be loaded. Try again.')
  })
}

/** How far the page was scrolled that was scrolled last, in pixels. */
let scrolled = { path: '', deepest: 0 }

function onScroll(): void {
  const path = location.pathname
  scrolled = { path, deepest: Math.max(scrolled.path === path ? scrolled.deepest : 0, scrollY) }
}

function onToggle({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || target.dataset.copyPage === undefined || !target.open) return
  const deepest = scrolled.path === location.pathname ? scrolled.deepest : 0
  withMenu(target, ({ open }) => open(target, deepest))
}

function onClick({ target }: Event): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('[data-copy-page] button') : null
  const menu = button?.closest('details')
  if (button && menu) withMenu(menu, ({ choose }) => void choose(button.value))
}

if (ExecutionEnvironment.canUseDOM) {
  // "toggle" doesn't bubble.
  addEventListener('toggle', onToggle, true)
  addEventListener('click', onClick)
  addEventListener('scroll', onScroll, { passive: true })
}
