import type { Answers, Question } from './messages'

/** A question without the number that an answer repeats. */
export type QuestionBody<Ask extends keyof Answers = keyof Answers> = {
  [Name in Ask]: { ask: Name } & Omit<Extract<Question, { ask: Name }>, 'id' | 'ask'>
}[Ask]

/** Asks the runner. It rejects with what the answer says is wrong, or if there is no answer. */
export type Asker = <Ask extends keyof Answers>(question: QuestionBody<Ask>) => Promise<Answers[Ask]>
