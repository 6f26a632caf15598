import { INSPECTOR_LIMITS, type Question } from '../../store-inspector/protocol/messages'

/** Milliseconds until a runner must have answered. */
const PATIENCE = 1500

const NOT_THERE = 'This run isn’t there any more. Run the sample again.'
const NO_ANSWER = 'The sample is busy and doesn’t answer. Run it again.'

/** The questions that a runner hasn't answered. */
export interface Asking {
  /** Answers in the place of a runner that isn't there. */
  refuse(run: number, question: Question): void
  wait(run: number, question: Question): void
  answer(id: number, text: string): void
  /** Nobody will answer any more. */
  giveUp(): void
}

/**
 * Sees to it that each question is answered once.
 *
 * @param send - called with each answer, which is JSON
 * @param onSilence - called when a runner hasn't answered in time
 */
export function createAsking(send: (run: number, text: string) => void, onSilence: () => void): Asking {
  const waiting = new Map<number, { run: number; timer: ReturnType<typeof setTimeout> }>()

  function take(id: number): { run: number } | undefined {
    const question = waiting.get(id)
    clearTimeout(question?.timer)
    waiting.delete(id)
    return question
  }

  function fail(run: number, id: number, error: string): void {
    send(run, JSON.stringify({ id, error }))
  }

  return {
    refuse: (run, { id }) => fail(run, id, NOT_THERE),
    wait(run, { id }) {
      const timer = setTimeout(() => {
        take(id)
        fail(run, id, NO_ANSWER)
        onSilence()
      }, PATIENCE)
      waiting.set(id, { run, timer })
    },
    answer(id, text) {
      // Code of the sample may speak in the runner's name.
      if (typeof text !== 'string' || text.length > INSPECTOR_LIMITS.answer) return
      const question = take(id)
      if (question) send(question.run, text)
    },
    giveUp() {
      for (const [id, { run }] of [...waiting]) {
        take(id)
        fail(run, id, NOT_THERE)
      }
    },
  }
}
