// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { blockInView, findSample, idOfSample, samplesById } from './samples-by-id'

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

test('A demo has an id of its own, whichever of its files is edited, and the blocks below it keep theirs.', () => {
  document.body.innerHTML = `<main>
    <h2 id="a">A</h2><figure data-sample="/p.json#0"></figure>
    <section id="demo-skip" data-live-demo="skip">
      <div hidden><figure data-sample="/p.json#1"></figure></div>
      <div><figure data-sample="/p.json#2"></figure></div>
    </section>
    <figure data-sample="/p.json#3"></figure>
  </main>`
  expect([...samplesById().keys()]).toEqual(['a~1', 'demo-skip~1', 'a~2'])
  const [before, first, second] = document.querySelectorAll('figure')
  if (!before || !first || !second) throw new Error('There are no blocks.')
  expect([first, second].map(idOfSample)).toEqual(['demo-skip~1', 'demo-skip~1'])
  expect(blockInView(first)).toBe(second)
  expect(blockInView(before)).toBe(before)
})
