import { observableList } from '../kit/observable-list'

/** A line of the journal. */
interface JournalLine {
  id: number
  text: string
}

/** What happened to the stream, in its order. */
export const journal = observableList<JournalLine>()

let lastId = 0

/** Adds a line to the journal. */
export function note(text: string): void {
  journal.add({ id: (lastId += 1), text })
}
