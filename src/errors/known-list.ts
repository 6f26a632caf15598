import type { MessagePart } from './error-code'

/** An entry of the list on the page: enough to find it there, not all that the site says of it. */
export interface ListedError {
  id: string
  title: string
  /** Its wordings; none for those of other projects, which the title names. */
  messages: MessagePart[][]
  /** Where it is explained, and the name of that page. */
  page: { path: string; name: string }
}

/** A section of the list on the page. */
export interface ListedGroup {
  id: string
  title: string
  errors: ListedError[]
}
