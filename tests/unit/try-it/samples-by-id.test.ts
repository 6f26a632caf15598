// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { findSample, idOfSample, samplesById } from '../../../src/try-it/blocks/samples-by-id'

test('Samples are named by the heading above them, and counted below it.', () => {
  document.body.innerHTML = `<main>
    <figure data-sample="/p.json#0"></figure>
    <h2 id="a">A</h2><figure data-sample="/p.json#4"></figure><figure></figure><figure data-sample="/p.json#5"></figure>
    <h3 id="b">B</h3><h4>C</h4><figure data-sample="/p.json#6"></figure>
  </main>`
  expect([...samplesById().keys()]).toEqual(['~1', 'a~1', 'a~2', 'b~1'])
  const block = findSample('a~2')
  expect(block?.dataset.sample).toBe('/p.json#5')
  expect(block && idOfSample(block)).toBe('a~2')
  // As addresses were once.
  expect(findSample(6)?.dataset.sample).toBe('/p.json#6')
  expect(findSample('c~1')).toBeUndefined()
})
