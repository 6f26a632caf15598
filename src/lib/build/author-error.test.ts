import { inspect } from 'node:util'
import { expect, it } from 'vitest'

import { AuthorError } from './author-error'

it('an error of an author is printed as its message, without a stack', () => {
  expect(inspect(new AuthorError('docs/a.mdx:1: Two\nlines'))).toBe('docs/a.mdx:1: Two\nlines')
})
