import { useRef, useState, type ReactNode } from 'react'

import { copyWhenLoaded } from '../../../../lib/client/copy'
import { save } from '../../../../lib/client/save'
import type { ActionRow, Answers } from '../../protocol/messages'
import { count, getMessage } from '../../shared/words'
import { Button } from '../Button'
import styles from '../panel.module.css'
import { useStoreView } from '../data/store-view'

const MOST_BYTES = 1_000_000

interface ExchangeProps {
  /** The actions that the list shows. */
  rows: readonly ActionRow[]
  /** The last action that a test gets: the selected one. */
  until: number | undefined
  /** Called when another history has taken the place of this one. */
  onOpened: () => void
}

/** Takes what was recorded along: to the Redux DevTools and back, and into a test. */
export function Exchange({ rows, until = Infinity, onOpened }: ExchangeProps): ReactNode {
  const { ask, store } = useStoreView()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState({ text: '', isFault: false })

  async function report(act: () => Promise<string>): Promise<void> {
    // The same outcome again is announced only if there was another text in between.
    setOutcome({ text: '', isFault: false })
    try {
      setOutcome({ text: await act(), isFault: false })
    } catch (error) {
      setOutcome({ text: getMessage(error), isFault: true })
    }
  }

  async function saveHistory(): Promise<string> {
    const saved = await ask({ ask: 'export', store })
    const { payload, preloadedState } = saved
    const content = JSON.stringify({ payload, preloadedState })
    save('redux-devtools.json', new Blob([content], { type: 'application/json' }))
    return sayWhatIsSaved(saved)
  }

  async function openFile(file: File): Promise<string> {
    if (file.size > MOST_BYTES)
      throw new Error('The file is larger than 1 MB, which is the most that can be opened.')
    const { actions } = await ask({ ask: 'import', store, text: await file.text() })
    onOpened()
    return `Opened ${count(actions, 'action')}. This store’s reducer computed the states. Requests, timers and other side effects aren’t repeated.`
  }

  async function copyTest(): Promise<string> {
    const actions = rows.map(({ id }) => id).filter((id) => id <= until)
    const answer = ask({ ask: 'test', store, actions })
    const isCopied = copyWhenLoaded(answer.then(({ text }) => text))
    const test = await answer
    if (!(await isCopied)) throw new Error('The browser doesn’t allow the page to copy.')
    return `Copied a test with ${count(test.actions, 'action')}. Paste it into ${test.file} in the project that More → Download saves.`
  }

  return (
    <div className={styles.bar}>
      <Button onClick={() => void report(saveHistory)}>Save for Redux DevTools</Button>
      <Button onClick={() => input.current?.click()}>Open a file of Redux DevTools</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File of Redux DevTools"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void report(() => openFile(file))
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button onClick={() => void report(copyTest)}>Copy as a test</Button>
      <p role="status" className={outcome.isFault ? styles.error : styles.wide}>
        {outcome.text}
      </p>
    </div>
  )
}

function sayWhatIsSaved({ actions, older, left, inexact }: Answers['export']): string {
  const are = (number: number, noun: string): string =>
    `${count(number, noun)} ${number === 1 ? 'is' : 'are'}`
  return [
    `Saved ${count(actions, 'action')}.`,
    inexact > 0 && `${are(inexact, 'value')} saved as text, because JSON can’t hold it.`,
    left > 0 && `${are(left, 'action')} left out: switched off, or a reducer threw an error.`,
    older > 0 && `The oldest ${are(older, 'action')} left out: the file begins with the state after it.`,
  ]
    .filter(Boolean)
    .join(' ')
}
