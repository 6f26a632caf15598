import type { ErrorLookup } from './lookup'
import type { Answer } from './use-findings'

/** A short summary of the findings for screen readers. */
export function statusOfAnswer(answer: Answer): string {
  switch (answer.kind) {
    case 'none':
      return ''
    case 'found': {
      const [{ title }, ...others] = answer.errors
      return others.length === 0 ? `Found: ${title}` : `Found: ${title}, and ${others.length} more`
    }
    case 'similar':
      return answer.errors.length === 1
        ? 'Not certain, 1 suggestion'
        : `Not certain, ${answer.errors.length} suggestions`
    case 'unlisted':
      return `No error has the number ${answer.code}`
    case 'unknown':
      return 'Not in this list'
    case 'failed':
      return 'The texts about errors could not be loaded'
  }
}

/** A short summary of the answer to the `code` parameter. */
export function statusOfLookup(lookup: ErrorLookup): string {
  switch (lookup.kind) {
    case 'none':
      return ''
    case 'found':
      return `Found: Error ${lookup.error.code}`
    case 'unknown':
      return `No error has the number ${lookup.code}`
    case 'malformed':
      return 'This is not an error code'
  }
}
