import { announce } from '../../client/code-blocks/announce'

/** Milliseconds without a key or another outcome before the outcome is announced. */
const PAUSE = 1000

/** Says how runs went, once the reader has paused, and only what is new. */
export interface Announcer {
  /** The reader has typed: what was about to be said may no longer hold. */
  typed(): void
  say(text: string): void
  close(): void
}

/** Makes an announcer that has said nothing yet. */
export function makeAnnouncer(): Announcer {
  let said = ''
  let pending = ''
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (pending === '' || pending === said) return
      said = pending
      announce(said)
    }, PAUSE)
  }

  return {
    typed: wait,
    say(text) {
      pending = text
      wait()
    },
    close: () => clearTimeout(timer),
  }
}
