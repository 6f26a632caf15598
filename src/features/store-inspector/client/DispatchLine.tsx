import { useId, useMemo, useState, type ReactNode, type SubmitEvent } from 'react'

import type { ActionRow } from '../protocol/messages'
import { quoted } from '../shared/one-line'
import { getMessage } from '../shared/words'
import { Button } from './Button'
import styles from './panel.module.css'
import { useStoreView } from './data/store-view'

const MOST_OFFERS = 50

interface DispatchProps {
  /** Whether the screen shows the past: then nothing is dispatched. */
  isPast: boolean
  onDispatched: () => void
}

/** A line in which an action can be typed and dispatched. */
export function DispatchLine({ isPast, onDispatched }: DispatchProps): ReactNode {
  const { ask, store, rows } = useStoreView()
  const id = useId()
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const offers = useMemo(() => getOffers(rows), [rows])

  async function dispatch(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isPast || text.trim() === '') {
      setFault(isPast ? IN_THE_PAST : NOTHING)
      return
    }
    try {
      await ask({ ask: 'dispatch', store, text })
      // What was typed meanwhile stays.
      setText((now) => (now === text ? '' : now))
      setFault('')
      onDispatched()
    } catch (error) {
      setFault(getMessage(error))
    }
  }

  const error = fault === IN_THE_PAST && !isPast ? '' : fault

  return (
    <form className={styles.bar} onSubmit={(event) => void dispatch(event)}>
      <label htmlFor={id}>Action to dispatch</label>
      <input
        id={id}
        list={`${id}-types`}
        value={text}
        placeholder="added(1) or { type: '…' }"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onChange={({ target }) => setText(target.value)}
      />
      <datalist id={`${id}-types`}>
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
      <Button type="submit">Dispatch</Button>
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error}
      </p>
    </form>
  )
}

const IN_THE_PAST = 'The past is shown. Go back to now to dispatch an action.'
const NOTHING = "Type an action first, such as { type: 'counter/reset' }."

/** Actions of the types that the store has seen, the latest first. Those of the library aren't dispatched by hand. */
function getOffers(rows: readonly ActionRow[]): string[] {
  const types = rows
    .filter(({ request, type }) => request === undefined && !/^(?:@@|__rtkq\/)/.test(type))
    .map(({ type }) => type)
  return [...new Set(types.reverse())].slice(0, MOST_OFFERS).map((type) => `{ type: ${quoted(type)} }`)
}
