import type { ReactNode, Ref } from 'react'

import { LONGEST_QUERY } from '../use-search-client'
import { LIST_ID, optionId } from './OptionList'

interface Props {
  ref: Ref<HTMLInputElement>
  query: string
  /** The index of the selected row; undefined if there are no rows. */
  selected: number | undefined
  /** Whether an answer or a better one is still to come. */
  isBusy: boolean
  onChange: (query: string) => void
  onCancel: () => void
}

/** The field, the button that clears it and, on phones, the one that closes the search. */
export default function Field({ ref, query, selected, isBusy, onChange, onCancel }: Props): ReactNode {
  return (
    <form
      className="DocSearch-Form"
      data-busy={isBusy || undefined}
      onSubmit={(event) => event.preventDefault()}
      onReset={(event) => {
        event.preventDefault()
        onChange('')
      }}
    >
      <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.5 10.5 4 4" />
      </svg>
      <input
        ref={ref}
        type="search"
        className="DocSearch-Input"
        role="combobox"
        aria-label="Search"
        aria-expanded={selected !== undefined}
        aria-controls={LIST_ID}
        aria-activedescendant={selected === undefined ? undefined : optionId(selected)}
        aria-autocomplete="list"
        placeholder="Search the documentation"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        enterKeyHint="go"
        spellCheck={false}
        maxLength={LONGEST_QUERY}
        value={query}
        onChange={(event) => onChange(event.target.value)}
      />
      {query !== '' && (
        <button type="reset" className="DocSearch-Reset" aria-label="Clear the query">
          <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" />
          </svg>
        </button>
      )}
      <button type="button" className="DocSearch-Cancel" onClick={onCancel}>
        Cancel
      </button>
    </form>
  )
}
