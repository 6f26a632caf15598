import { expect, test } from 'vitest'

import { readImported } from '.'

const noted = (code: string) => `import.meta.sample.thrown((${code}))`

test.each([
  ["throw 'full'", `throw ${noted("'full'")}`],
  ['throw { status: 404 };', `throw ${noted('{ status: 404 }')};`],
  ['if (failed) throw error', `if (failed) throw ${noted('error')}`],
  ["throw new Error('full')", "throw new Error('full')"],
])('%s', (code, expected) => {
  expect(readImported('src/a.ts', code).code).toBe(expected)
})

test('What a thrown function has in it is guarded inside.', () => {
  expect(readImported('src/a.ts', 'throw () => 1').code).toBe(
    `throw ${noted('() => (import.meta.sample.guard(),1)')}`,
  )
})
