import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'

/** A process that answers questions, one after the other. */
export interface WorkerProcess<Question, Answer> {
  /** @throws Error when answering failed, or the process ended before */
  ask(question: Question): Promise<Answer>
  end(): void
}

type Reply<Answer> = { answer: Answer } | { failure: string }

/**
 * Starts a TypeScript module in a process of its own.
 *
 * @param siteDir - absolute path of the site's folder
 * @param module - from there; it calls {@link answerQuestions}
 * @param start - what {@link readStartArgument} gives in the module; anything that JSON can hold
 */
export function startProcess<Question extends object, Answer>(
  siteDir: string,
  module: string,
  start: unknown,
): WorkerProcess<Question, Answer> {
  const child = fork(path.join(siteDir, module), [JSON.stringify(start)], {
    cwd: siteDir,
    execArgv: ['--import', 'tsx', '--no-warnings'],
    // Questions and answers may have maps, and objects that refer to each other.
    serialization: 'advanced',
  })
  // Without a listener, the error would end this process; the caller's promise is rejected instead.
  child.on('error', () => undefined)
  let queue: Promise<unknown> = Promise.resolve()
  return {
    ask(question) {
      const asking = queue.then(() => askOnce<Answer>(child, module, question))
      queue = asking.catch(() => undefined)
      return asking
    },
    end() {
      if (child.connected) child.disconnect()
    },
  }
}

/**
 * Asks a process that is started for this one question.
 *
 * @param question - what {@link readStartArgument} gives in the module
 * @throws Error as {@link WorkerProcess.ask} does
 */
export async function askProcess<Answer>(
  siteDir: string,
  module: string,
  question: unknown,
): Promise<Answer> {
  const worker = startProcess<object, Answer>(siteDir, module, question)
  try {
    return await worker.ask({})
  } finally {
    worker.end()
  }
}

function askOnce<Answer>(child: ChildProcess, module: string, question: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (): void => reject(new Error(`The process of ${module} ended early; its output is above.`))
    if (!child.connected) {
      ended()
      return
    }
    child.once('exit', ended)
    child.once('message', (reply: Reply<Answer>) => {
      child.off('exit', ended)
      if ('failure' in reply) reject(new Error(reply.failure))
      else resolve(reply.answer)
    })
    child.send(question)
  })
}

/** The argument that the process was started with. */
export function readStartArgument(): unknown {
  return JSON.parse(process.argv[2] ?? 'null')
}

/** In the process itself: answers questions until its parent disconnects. */
export function answerQuestions(answer: (question: never) => Promise<unknown>): void {
  process.on('message', (question) => {
    void answer(question as never)
      .then((given): Reply<unknown> => ({ answer: given }))
      .catch((error: unknown) => ({
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }))
      .then((reply) => process.send?.(reply))
  })
  process.on('disconnect', () => process.exit())
}
