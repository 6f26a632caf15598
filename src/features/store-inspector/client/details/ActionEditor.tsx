import { useId, useState, type ReactNode } from 'react'

import type { ActionRow } from '../../protocol/messages'
import type { Described } from '../../shared/described'
import { oneLine } from '../../shared/one-line'
import { getMessage } from '../../shared/words'
import { Button } from '../Button'
import panelStyles from '../panel.module.css'
import { useStoreView } from '../data/store-view'
import styles from './details.module.css'
import { LinkButton } from './links'

interface EditorProps {
  row: ActionRow
  action: Described
}

/** A recorded action, which the reader can change: what follows from it is computed again. */
export function ActionEditor({ row, action }: EditorProps): ReactNode {
  const { ask, store } = useStoreView()
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
        <LinkButton onClick={() => setDraft(oneLine(action, Infinity))}>Edit this action</LinkButton>
        {row.isEdited && (
          <LinkButton onClick={() => void replace(undefined)}>Back to what was dispatched</LinkButton>
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
        <Button type="submit">Apply</Button>
        <Button onClick={() => setDraft(undefined)}>Cancel</Button>
      </p>
      <p id={`${id}-error`} role="alert" className={panelStyles.error}>
        {fault}
      </p>
    </form>
  )
}
