/**
 * What the theme's `nprogress.js` uses of the package `nprogress`: a bar at the top of the window while a page is loading.
 * The theme's `nprogress.css` has its styles.
 */
let bar: HTMLElement | undefined

const GROWTH: Keyframe[] = [
  { transform: 'scaleX(0)' },
  { transform: 'scaleX(0.6)', offset: 0.2 },
  { transform: 'scaleX(0.95)' },
]

/** How long the bar grows, in milliseconds. Pages that take longer leave it where it is. */
const DURATION = 10_000

export default {
  /** The only option that the theme sets leaves out a spinner, which this bar doesn't have. */
  configure(): void {},

  start(): void {
    if (bar) return
    bar = document.createElement('div')
    bar.id = 'nprogress'
    const line = document.createElement('div')
    line.className = 'bar'
    line.style.transformOrigin = 'left'
    bar.append(line)
    document.body.append(bar)
    line.animate(GROWTH, { duration: DURATION, easing: 'ease-out', fill: 'forwards' })
  },

  done(): void {
    bar?.remove()
    bar = undefined
  },
}
