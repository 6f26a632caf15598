import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'

const HINTS = [
  ['↵', 'to select'],
  ['↑ ↓', 'to navigate'],
  ['Esc', 'to close'],
] as const

/** The keys, where there is a keyboard, and the credit that the terms of a hosted service require. */
export default function Footer({ provider }: { provider: 'embedded' | 'hosted' }): ReactNode {
  return (
    <div className="DocSearch-Footer">
      <ul className="search-hints" aria-hidden="true">
        {HINTS.map(([key, effect]) => (
          <li key={key}>
            <kbd>{key}</kbd> {effect}
          </li>
        ))}
      </ul>
      {provider === 'hosted' && (
        <p className="DocSearch-Logo">
          Powered by <Link to="https://www.algolia.com/">Algolia</Link>
        </p>
      )}
    </div>
  )
}
