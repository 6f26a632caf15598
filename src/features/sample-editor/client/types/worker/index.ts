/** The worker that checks types, away from the thread that shows the page. */
import type { FromChecker, ToChecker } from '../messages'
import { createChecker, type Checker, type Declarations } from './checker'

let checker: Checker | undefined

addEventListener('message', ({ data }: MessageEvent<ToChecker>) => postMessage(answerTo(data)))

function answerTo(message: ToChecker): FromChecker {
  try {
    if (message.type === 'declarations') {
      checker = createChecker(JSON.parse(new TextDecoder().decode(message.bytes)) as Declarations)
      return { type: 'ready' }
    }
    return checker ? { type: 'checked', diagnostics: checker.check(message.files) } : { type: 'failed' }
  } catch (error) {
    console.warn(error)
    return { type: 'failed' }
  }
}
