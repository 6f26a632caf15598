import { useId, useState, type ReactNode } from 'react'

import type { ActionRow, Asker } from '../../protocol/messages'
import type { Described } from '../../shared/described'
import { oneLine } from '../../shared/one-line'
import { getMessage } from '../../shared/words'
import panelStyles from '../panel.module.css'
import styles from './details.module.css'

interface EditorProps {
  ask: Asker
  store: number
  row: ActionRow
  action: Described
}

/** A recorded action, which the reader can change: what follows from it is computed again. */
export function ActionEditor({ ask, store, row, action }: EditorProps): ReactNode {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const [fault, setFault] = useState('')
  if (row.id === 0) return null

  async function replace(text: string | undefined): Promise<void> {
    try {
      await ask({ ask: 'replace', store, action: row.id, ...(text !== undefined && { text }) })
      setDraft(undefined)
      setFault('')
    } catch (error) {
      setFault(getMessage(error))
    }
  }

  if (draft === undefined)
    return (
      <p className={styles.commands}>
        <button type="button" className={styles.link} onClick={() => setDraft(oneLine(action, Infinity))}>
          Edit this action
        </button>
        {row.isEdited && (
          <button type="button" className={styles.link} onClick={() => void replace(undefined)}>
            Back to what was dispatched
          </button>
        )}
      </p>
    )
  return (
    <form
      className={styles.edit}
      onSubmit={(event) => {
        event.preventDefault()
        void replace(draft)
      }}
    >
      <label htmlFor={id}>What if this had been dispatched?</label>
      <textarea
        id={id}
        // The reader has just pressed the button that opens it.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        rows={4}
        value={draft}
        spellCheck={false}
        aria-invalid={fault !== ''}
        aria-describedby={`${id}-error`}
        onChange={({ target }) => setDraft(target.value)}
      />
      <p className={styles.commands}>
        <button type="submit" className={panelStyles.button}>
          Apply
        </button>
        <button type="button" className={panelStyles.button} onClick={() => setDraft(undefined)}>
          Cancel
        </button>
      </p>
      <p id={`${id}-error`} role="alert" className={panelStyles.error}>
        {fault}
      </p>
    </form>
  )
}
