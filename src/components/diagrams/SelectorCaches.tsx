import type { ReactNode } from 'react'
import { Questions, type Question } from './kit/Questions'

const STEPS: readonly Question[] = [
  {
    ask: (
      <>
        First cache: are the arguments of <code>selector(state, 'Ada')</code> those of an earlier call?
      </>
    ),
    yes: 'the stored result is returned',
  },
  { ask: 'The input selectors run.' },
  {
    ask: 'Second cache: are their results those of an earlier call?',
    yes: 'the stored result is returned',
  },
]

/** The two caches that a call of a memoized selector passes before its result function runs. */
export function SelectorCaches(): ReactNode {
  return (
    <Questions
      title="The two caches of a memoized selector"
      caption="The result function runs only if both caches miss."
      questions={STEPS}
      otherwise={
        <>
          <b>The result function runs</b>, and its result is stored
        </>
      }
    />
  )
}
