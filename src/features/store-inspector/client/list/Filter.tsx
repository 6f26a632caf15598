import { useId, useMemo, useState, type ReactNode } from 'react'

import type { ActionRow, Asker } from '../../protocol/messages'
import { count } from '../../shared/words'
import { useAnswer } from '../data/use-answer'
import styles from '../panel.module.css'
import { useStoreView } from '../data/store-view'

/** Asks which actions have the words that are typed: gives those, as far as it is known, and all of them without a text. */
export function useFilter(ask: Asker, store: number, rows: readonly ActionRow[]) {
  const [text, setText] = useState('')
  const wanted = text.trim()
  const found = useAnswer(ask, wanted === '' ? undefined : { ask: 'find', store, text: wanted }, rows)
  const filtered = useMemo(() => {
    const ids = new Set(found?.answer?.ids)
    return rows.filter(({ id }) => ids.has(id))
  }, [rows, found])
  return { text, setText, rows: wanted === '' || !found ? rows : filtered }
}

/** How many actions there are: the first row is the state that the store began with. */
const getActions = (rows: readonly ActionRow[]): number => rows.filter(({ id }) => id > 0).length

/** Leaves the actions that have the words of a text, and says how many those are. */
export function Filter({ text, setText, rows }: ReturnType<typeof useFilter>): ReactNode {
  const total = count(getActions(useStoreView().rows), 'action')
  const id = useId()
  return (
    <div className={styles.bar}>
      <label htmlFor={id}>Find actions</label>
      <input
        id={id}
        type="search"
        value={text}
        placeholder="type, value, changed:path"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <span role="status">{text.trim() === '' ? total : `${getActions(rows)} of ${total} match`}</span>
    </div>
  )
}
