import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { readSymptoms } from '../build'

const page = readFileSync('docs/usage/troubleshooting.mdx', 'utf8')

it('shows every group once, in order, below the heading of its id', () => {
  const shown = page.matchAll(/^## .+ \{\/\* #(\S+) \*\/\}\n\n<Symptoms group="(\S+)" \/>$/gm)
  const ids = readSymptoms('.').map(({ id }) => id)
  expect(Array.from(shown, ([, heading, group]) => [heading, group])).toEqual(ids.map((id) => [id, id]))
  expect(page.match(/<Symptoms /g)).toHaveLength(ids.length)
})
