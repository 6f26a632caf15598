import { useEffect, useState } from 'react'

import type { Findings } from '../../errors/find/find-messages'
import { loadFinder } from './load-finder'

/** What is shown for the text in the box. `failed`: the texts could not be loaded. */
export type Answer = Findings | { kind: 'failed' }

/** Milliseconds without a keystroke before an answer is looked for. */
const PAUSE = 150
const NONE: Answer = { kind: 'none' }
const NOTHING: Answered = { answer: NONE, asked: '' }

/** An answer, and the text that it is for. */
interface Answered {
  answer: Answer
  asked: string
}

/**
 * Looks for the errors in a text, in the browser. While the reader types on, the answer to the text before stays; it goes
 * at once where another text takes its place.
 *
 * @param text - as it stands in the box
 * @returns the answer, and a function that tries again after a failure
 */
export function useFindings(text: string): { answer: Answer; retry: () => void } {
  const [{ answer, asked }, setAnswer] = useState<Answered>(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const isEmpty = text.trim() === ''
  const isTypedOn = text.startsWith(asked) || asked.startsWith(text)
  if ((isEmpty || !isTypedOn) && answer !== NONE) setAnswer(NOTHING)
  useEffect(() => {
    if (isEmpty) return undefined
    let isWanted = true
    const show = (next: Answer) => {
      if (isWanted) setAnswer({ answer: next, asked: text })
    }
    const timer = setTimeout(() => {
      loadFinder().then(
        (find) => show(find(text)),
        () => show({ kind: 'failed' }),
      )
    }, PAUSE)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [text, isEmpty, attempt])
  return { answer, retry: () => setAttempt((count) => count + 1) }
}
