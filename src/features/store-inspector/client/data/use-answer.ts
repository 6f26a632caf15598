import { useEffect, useState } from 'react'

import type { Answers, Asker, QuestionBody } from '../../protocol/messages'
import { getMessage } from '../../shared/words'

/** What was answered, and what was asked; or why there is no answer. */
export interface Answered<Ask extends keyof Answers> {
  question: QuestionBody<Ask>
  answer?: Answers[Ask]
  fault?: string
}

/**
 * Asks a question, if there is one. Until its answer is there, it gives the one before, so that nothing flickers.
 *
 * @param moment - changes when the answer may be another one
 */
export function useAnswer<Ask extends keyof Answers>(
  ask: Asker,
  question: QuestionBody<Ask> | undefined,
  moment: unknown,
): Answered<Ask> | undefined {
  const [answered, setAnswered] = useState<Answered<Ask>>()
  const text = question && JSON.stringify(question)
  useEffect(() => {
    if (text === undefined) return
    let isWanted = true
    const asked = JSON.parse(text) as QuestionBody<Ask>
    ask(asked).then(
      (answer) => isWanted && setAnswered({ question: asked, answer }),
      (error: unknown) => isWanted && setAnswered({ question: asked, fault: getMessage(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [ask, text, moment])
  return answered
}
