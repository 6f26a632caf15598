import { useId, type ReactNode } from 'react'

import { count } from '../../shared/words'
import styles from '../panel.module.css'

interface FilterProps {
  text: string
  matches: number
  total: number
  onChange: (text: string) => void
}

/** Leaves the actions that have the words of a text, and says how many those are. */
export function Filter({ text, matches, total, onChange }: FilterProps): ReactNode {
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
        onChange={({ target }) => onChange(target.value)}
      />
      <span role="status">
        {text.trim() === '' ? count(total, 'action') : `${matches} of ${count(total, 'action')} match`}
      </span>
    </div>
  )
}
