import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import * as codeClasses from '../lib/code-classes'

/** Classes of elements that src/features/checked-samples/client adds to the page. */
const ADDED_IN_THE_BROWSER = ['type-card', 'type-target']

test('the styles of code blocks use the classes of the table, each of them', () => {
  const css = ['code.css', 'code-bar.css', 'code-results.css', 'code-tokens.css']
    .map((name) => readFileSync(`src/css/${name}`, 'utf8'))
    .join('\n')
  const selectors = [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].map(
    ([, text = '']) => text,
  )
  const classes = selectors.flatMap((text) =>
    [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  )
  const expected = [...Object.values(codeClasses), ...ADDED_IN_THE_BROWSER]
  expect([...new Set(classes)].sort()).toEqual(expected.sort())
})
