import * as codeClasses from '../../../../lib/code-classes'
import { make } from '../../../../lib/client/elements'
import { announce } from '../../../../lib/client/announce'

/** A sentence about the code, above it. */
export interface Note {
  element: HTMLElement
  /**
   * Shows and announces a text; an empty one removes the previous text.
   *
   * @param action - a button behind it
   */
  say(text: string, action?: HTMLElement): void
}

/** Makes a note that says nothing yet. */
export function createNote(): Note {
  const element = make('p', codeClasses.note)
  element.setAttribute('role', 'status')
  const note: Note = {
    element,
    say(text, action) {
      element.hidden = text === ''
      if (action) element.replaceChildren(text, ' ', action)
      else if (element.textContent !== text) element.textContent = text
    },
  }
  note.say('')
  return note
}

/** Milliseconds without a key or another outcome before the outcome is announced. */
const PAUSE = 1000

/** What outcomes are of. */
type Subject = 'run' | 'types'

/** Says how runs and checks went, once the reader has paused, and only what is new. */
export interface Announcer {
  /** Called when the reader types: a pending announcement may be outdated, so it waits for the next pause. */
  typed(): void
  /** @param subject - the text replaces a pending one about the same subject */
  say(text: string, subject: Subject): void
  /** Lets the next text about a subject be announced even if it is the same as the last one, because the reader asked for it. */
  forget(subject: Subject): void
  close(): void
}

/** Makes an announcer that has said nothing yet. */
export function createAnnouncer(): Announcer {
  const announced = new Map<Subject, string>()
  const pending = new Map<Subject, string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const news = [...pending].filter(([subject, text]) => text !== announced.get(subject))
      for (const [subject, text] of news) announced.set(subject, text)
      if (news.length > 0) announce(news.map(([, text]) => text).join(' '))
    }, PAUSE)
  }

  return {
    typed: wait,
    say(text, subject) {
      pending.set(subject, text)
      wait()
    },
    forget(subject) {
      announced.delete(subject)
      pending.delete(subject)
    },
    close: () => clearTimeout(timer),
  }
}
