import { useEffect, useState } from 'react'

import type { Findings } from '../../errors/find/find-messages'
import { loadFinder } from './load-finder'

/** What is shown for the text in the box. `failed`: the texts could not be loaded. */
export type Answer = Findings | { kind: 'failed' }

/** Milliseconds without a keystroke before an answer is looked for. */
const PAUSE = 150
const NONE: Answer = { kind: 'none' }

/**
 * Looks for the errors in a text, in the browser. While the reader types, the answer to the text before stays.
 *
 * @param text - as it stands in the box
 * @returns the answer, and a function that tries again after a failure
 */
export function useFindings(text: string): { answer: Answer; retry: () => void } {
  const [answer, setAnswer] = useState(NONE)
  const [attempt, setAttempt] = useState(0)
  const isEmpty = text.trim() === ''
  // The next text is another one, and its answer doesn't follow on this.
  if (isEmpty && answer !== NONE) setAnswer(NONE)
  useEffect(() => {
    if (isEmpty) return undefined
    let isWanted = true
    const show = (next: Answer) => {
      if (isWanted) setAnswer(next)
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
