import type { Subject } from './flags'

/** A row of the table. */
export interface Metric {
  id: string
  label: string
  /** In the unit of the label. */
  digits: number
  subject: Subject
}

const metric = (subject: Subject, id: string, label: string, digits = 0): Metric => ({
  id,
  label,
  digits,
  subject,
})

const LIGHTHOUSE = ['mobile', 'desktop'].flatMap((profile) => [
  metric('lighthouse', `${profile}-fcp`, `${profile} FCP, ms`),
  metric('lighthouse', `${profile}-lcp`, `${profile} LCP, ms`),
  metric('lighthouse', `${profile}-tbt`, `${profile} TBT, ms`),
  metric('lighthouse', `${profile}-cls`, `${profile} CLS`, 3),
  metric('lighthouse', `${profile}-si`, `${profile} SI, ms`),
  metric('lighthouse', `${profile}-performance`, `${profile} performance`),
  metric('lighthouse', `${profile}-accessibility`, `${profile} accessibility`),
  metric('lighthouse', `${profile}-best-practices`, `${profile} best practices`),
  metric('lighthouse', `${profile}-seo`, `${profile} SEO`),
])

/** All rows, in their order. */
export const METRICS: readonly Metric[] = [
  metric('bytes', 'requests', 'requests, first load'),
  metric('bytes', 'html', 'HTML, kB', 1),
  metric('bytes', 'css', 'CSS, kB', 1),
  metric('bytes', 'js', 'JS, kB', 1),
  metric('bytes', 'total', 'all of it, kB', 1),
  metric('bytes', 'js-decoded', 'JS decoded, kB'),
  metric('bytes', 'late-requests', 'run after hydration, requests'),
  metric('bytes', 'late-js', 'run after hydration, JS kB', 1),
  metric('bytes', 'late-total', 'run after hydration, kB', 1),
  metric('bytes', 'prefetch-requests', 'prefetched, requests'),
  metric('bytes', 'prefetch', 'prefetched, kB', 1),
  metric('bytes', 'other-hosts', 'requests to other hosts'),
  metric('bytes', 'nodes', 'DOM nodes'),
  ...LIGHTHOUSE,
  metric('navigation', 'plain', 'click to next h1, ms'),
  metric('navigation', 'hover', '– after 300 ms of hover, ms'),
  metric('navigation', 'slow', '– 4× CPU, Fast 3G, ms'),
  metric('navigation', 'slow-hover', '– both, ms'),
  metric('navigation', 'early', 'click in the sidebar after 1 s, 4× CPU, Fast 3G, ms'),
  metric('navigation', 'early-hover', '– after 300 ms of hover, ms'),
  metric('search', 'open-cold', 'search: Ctrl+K to its field, ms'),
  metric('search', 'first-cold', 'search: first key to first hits, ms'),
  metric('search', 'search-bytes', 'search: fetched from opening to first hits, kB', 1),
  metric('search', 'longest-task-cold', 'search: longest task until then, ms'),
  metric('search', 'open-slow', 'search: Ctrl+K to its field, 4× CPU and Fast 3G, ms'),
  metric('search', 'first-slow', 'search: first key to first hits, 4× CPU and Fast 3G, ms'),
  metric('search', 'key-p95-desk', 'search: keystroke, p95 ms'),
  metric('search', 'key-p50', 'search: keystroke at 4× CPU, p50 ms'),
  metric('search', 'key-p95', 'search: keystroke at 4× CPU, p95 ms'),
  metric('search', 'longest-task', 'search: longest task at 4× CPU, ms'),
  metric('search', 'session-bytes', 'search: fetched in a session of twenty queries, kB', 1),
  metric('build', 'cold-user', 'cold build, user CPU s', 1),
  metric('build', 'cold-wall', 'cold build, wall s', 1),
  metric('build', 'cold-memory', 'cold build, peak MB'),
  metric('build', 'warm-user', 'warm build, user CPU s', 1),
  metric('build', 'warm-wall', 'warm build, wall s', 1),
  metric('build', 'warm-memory', 'warm build, peak MB'),
]
