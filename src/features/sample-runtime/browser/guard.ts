import { LIMITS } from '../protocol/messages'

/** What a call of the guard throws once a run is stopped. */
export class Stopped extends Error {
  override name = 'Stopped'
}

/**
 * Makes a function that instrumented code calls in each block and loop. It throws as soon as the code has kept its thread
 * busy for longer than {@link LIMITS}`.busy` without a turn of the event loop, and from then on always: nothing that
 * catches the error goes on.
 *
 * @param onStop - called once, from where it throws for the first time
 */
export function createGuard(onStop: () => void): () => void {
  const now = performance.now.bind(performance)
  const { port1, port2 } = new MessageChannel()
  const nextTurn = port2.postMessage.bind(port2)
  /** When the code of this turn first called; undefined if it hasn't. */
  let began: number | undefined
  let isStopped = false
  port1.onmessage = () => {
    began = undefined
  }
  return () => {
    if (isStopped) throw new Stopped()
    if (began === undefined) {
      began = now()
      nextTurn(undefined)
    } else if (now() - began > LIMITS.busy) {
      isStopped = true
      onStop()
      throw new Stopped()
    }
  }
}
