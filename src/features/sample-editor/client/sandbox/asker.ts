import type { Asker } from '../../../store-inspector/protocol/messages'
import type { Answer, Answers, Question } from '../../../store-inspector/protocol/messages'

const NOT_THERE = 'This run isn’t there any more. Run the sample again.'
/** Milliseconds after which nobody answers any more: longer than the frame waits for a runner. */
const PATIENCE = 5000
const ANOTHER = 'The sandbox answered something else.'

/** What asks the frame about stores. */
interface FrameAsker {
  ask: Asker
  receive: (answer: Answer) => void
  /** What hasn't been answered won't be. */
  giveUp: () => void
}

interface Waiting {
  ask: keyof Answers
  resolve: (answer: Answers[keyof Answers]) => void
  reject: (error: Error) => void
}

/**
 * Makes what asks the frame.
 *
 * @param send - false if there is nobody to ask
 */
export function createAsker(send: (question: Question) => boolean): FrameAsker {
  const waiting = new Map<number, Waiting>()
  let count = 0

  const ask = (body: Omit<Question, 'id'> & { ask: keyof Answers }): Promise<unknown> => {
    count += 1
    const id = count
    return new Promise((resolve, reject) => {
      waiting.set(id, { ask: body.ask, resolve, reject })
      setTimeout(() => fail(id, NOT_THERE), PATIENCE)
      if (!send({ ...body, id } as Question)) fail(id, NOT_THERE)
    })
  }

  function take(id: number): Waiting | undefined {
    const question = waiting.get(id)
    waiting.delete(id)
    return question
  }

  function fail(id: number, message: string): void {
    take(id)?.reject(new Error(message))
  }

  return {
    ask: ask as Asker,
    receive(answer) {
      const question = take(answer.id)
      if (!question) return
      if (answer.error !== undefined) question.reject(new Error(answer.error))
      else if (answer.ask !== question.ask) question.reject(new Error(ANOTHER))
      else question.resolve(answer)
    },
    giveUp() {
      for (const id of [...waiting.keys()]) fail(id, NOT_THERE)
    },
  }
}
