import type { MessagePart } from './error-code'

/** An entry of the list on the page, with the texts to find it there. */
export interface ListedError {
  id: string
  title: string
  /** Its wordings; none for errors of other projects, whose title is enough. */
  messages: MessagePart[][]
  /** The address and name of the page that explains it. */
  page: { path: string; name: string }
}

/** A section of the list on the page. */
export interface ListedGroup {
  id: string
  title: string
  errors: ListedError[]
}
