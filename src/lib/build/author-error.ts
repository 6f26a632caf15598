import { inspect } from 'node:util'

/** Something that the author of a page has to correct: the message says all, so a build prints it without a stack. */
export class AuthorError extends Error {
  override name = 'AuthorError'

  constructor(message: string) {
    super(message)
    // The bundler prints the stack where a loader throws.
    this.stack = message
  }

  /** What Docusaurus prints of an error that stops a build. */
  [inspect.custom](): string {
    return this.message
  }
}
