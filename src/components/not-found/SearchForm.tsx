import { useRef, type SyntheticEvent, type ReactNode } from 'react'
import { useHistory } from '@docusaurus/router'

/**
 * A field that leads to the page of the search. The field has no name, so that the browser doesn't send the query to the host:
 * not even where it is pressed before the scripts have arrived.
 */
export function SearchForm(): ReactNode {
  const history = useHistory()
  const field = useRef<HTMLInputElement>(null)

  function search(event: SyntheticEvent): void {
    event.preventDefault()
    const query = new URLSearchParams({ q: field.current?.value ?? '' })
    history.push({ pathname: '/search', search: query.toString() })
  }

  return (
    <form action="/search" className="search-form" role="search" onSubmit={search}>
      <label htmlFor="missing-page">Search the documentation</label>
      <input ref={field} id="missing-page" type="search" className="text-field" autoComplete="off" />
      <button type="submit" className="action-button">
        Search
      </button>
    </form>
  )
}
