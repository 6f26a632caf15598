import {
  LATE,
  type Answer,
  type Answers,
  type Asker,
  type Question,
} from '../../../store-inspector/protocol/messages'

const NOT_THERE = 'This run isn’t there any more. Run the sample again.'
/** Milliseconds after which nobody answers any more: longer than the frame waits for a runner. */
const PATIENCE = 5000
const NOT_LOADED =
  'The script for this could not be loaded. Check your connection and press the button again.'
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
 * @param loadLate - gives the script that goes along with what only a press asks
 */
export function createAsker(
  send: (question: Question) => boolean,
  loadLate: () => Promise<string>,
): FrameAsker {
  const waiting = new Map<number, Waiting>()
  let count = 0

  function sendOff(question: Question): void {
    const { id } = question
    // The run may have gone while a script was loaded.
    if (!waiting.has(id)) return
    setTimeout(() => fail(id, NOT_THERE), PATIENCE)
    if (!send(question)) fail(id, NOT_THERE)
  }

  const ask = (body: Omit<Question, 'id'> & { ask: keyof Answers }): Promise<unknown> => {
    count += 1
    const question = { ...body, id: count } as Question
    return new Promise((resolve, reject) => {
      waiting.set(question.id, { ask: body.ask, resolve, reject })
      if (!LATE.some((late) => late === body.ask)) sendOff(question)
      else
        loadLate().then(
          (script) => sendOff({ ...question, script }),
          () => fail(question.id, NOT_LOADED),
        )
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
