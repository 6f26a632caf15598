import { LIMITS, type RunEvent } from '../protocol/messages'
import type { RefusedEvent } from './protocol'

type Ended = Extract<RunEvent, { type: 'ended' }>

/** Where a run says what happens. */
export interface Channel {
  say(event: RunEvent | RefusedEvent): void
  /**
   * Says how the run ended; what comes after it is lost.
   *
   * @param more - the timers that still wait, or the place at which it was stopped
   */
  end(reason: Ended['reason'], more?: Pick<Ended, 'waiting' | 'place'>): void
  /** Says that the run is done, and goes on: the reader uses its screen. */
  goOn(): void
  /** Lets a run that has ended say as much again. */
  reopen(): void
}

/** The longest end of a text that was cut, in characters. */
const ROOM = 40

/** Keeps what a run says within {@link LIMITS}. */
export function createChannel(send: (event: RunEvent | RefusedEvent) => void): Channel {
  let left: number = LIMITS.events
  let claimsLeft: number = LIMITS.claims
  const end: Channel['end'] = (reason, more) => {
    if (left < 0) return
    left = -1
    send({ type: 'ended', reason, ...more })
  }
  return {
    say(event) {
      if (left < 0) return
      // One event remains for the end.
      if (isOfClaim(event)) claimsLeft -= 1
      else left -= 1
      if (left === 0 || claimsLeft === 0) end('too much output')
      else send(cut(event))
    },
    end,
    goOn() {
      if (left >= 0) send({ type: 'ended', reason: 'done' })
    },
    reopen() {
      left = LIMITS.events
      claimsLeft = LIMITS.claims
    },
  }
}

function cut(event: RunEvent | RefusedEvent): RunEvent | RefusedEvent {
  if (event.type === 'refused') return { ...event, text: cutText(event.text) }
  const texts = Object.entries(event).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? cutText(value) : value,
  ])
  return Object.fromEntries(texts) as RunEvent
}

/** Whether an event is about what a comment claims. */
export function isOfClaim({ type }: RunEvent | RefusedEvent): boolean {
  return type === 'value' || type === 'thrown'
}

/** A long text says how much of it is left out: what is missing without a word looks as if it had never been printed. */
function cutText(text: string): string {
  if (text.length <= LIMITS.text) return text
  const kept = LIMITS.text - ROOM
  return `${text.slice(0, kept)}… (${(text.length - kept).toLocaleString('en-US')} more characters)`
}
