import { useEffect, useState } from 'react'

import type { Findings } from '../../error-messages/find'
import { loadFinder } from './load-finder'

/** The answer to the text in the box. `failed`: the texts could not be loaded. */
export type Answer = Findings | { kind: 'failed' }

/** Milliseconds without a keystroke before the search starts. */
const PAUSE = 150
const NONE: Answer = { kind: 'none' }
const NOTHING: Answered = { answer: NONE, query: '' }

/** An answer and its text. */
interface Answered {
  answer: Answer
  query: string
}

/**
 * Finds the errors in a text, in the browser. While the reader keeps typing, the previous answer stays; it is removed at
 * once when a different text is pasted.
 *
 * @param text - the content of the box
 * @returns the answer, and a function that tries again after a failure
 */
export function useFindings(text: string): { answer: Answer; retry: () => void } {
  const [{ answer, query }, setAnswer] = useState<Answered>(NOTHING)
  const [attempt, setAttempt] = useState(0)
  const isEmpty = text.trim() === ''
  const isTypedOn = text.startsWith(query) || query.startsWith(text)
  if ((isEmpty || !isTypedOn) && answer !== NONE) setAnswer(NOTHING)
  useEffect(() => {
    if (isEmpty) return undefined
    let isWanted = true
    const show = (next: Answer) => {
      if (isWanted) setAnswer({ answer: next, query: text })
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
