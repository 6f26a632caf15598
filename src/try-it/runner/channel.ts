import { LIMITS, type RunEvent, type Waiting } from '../../shared/try-it/messages'

/** Where a run says what happens. */
export interface Channel {
  say(event: RunEvent): void
  /** Says how the run ended; what comes after it is lost. */
  end(reason: Extract<RunEvent, { type: 'ended' }>['reason'], waiting?: Waiting): void
  /** Says that the run is done, and goes on: the reader uses its screen. */
  goOn(): void
}

/** Keeps what a run says within {@link LIMITS}. */
export function createChannel(send: (event: RunEvent) => void): Channel {
  let left: number = LIMITS.events
  const end: Channel['end'] = (reason, waiting) => {
    if (left < 0) return
    left = -1
    send({ type: 'ended', reason, ...(waiting && { waiting }) })
  }
  return {
    say(event) {
      if (left < 0) return
      // One event remains for the end.
      left -= 1
      if (left === 0) end('too much output')
      else send(cut(event))
    },
    end,
    goOn() {
      if (left >= 0) send({ type: 'ended', reason: 'done' })
    },
  }
}

function cut(event: RunEvent): RunEvent {
  const texts = Object.entries(event).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.slice(0, LIMITS.text) : value,
  ])
  return Object.fromEntries(texts) as RunEvent
}
