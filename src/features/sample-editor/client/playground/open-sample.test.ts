// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { openChosen, showRequested } from './open-sample'

let presses: string[]

const block = (name: string, number: number): string => `
  <section data-start="${name}">
    <h2 id="${name}">Title</h2>
    <figure data-sample="/assets/try/playground.json#${number}"><button class="code-edit">Edit</button></figure>
  </section>`

beforeEach(() => {
  presses = []
  const radios = ['store', 'api'].map((name) => `<input type="radio" name="start" value="${name}">`)
  document.body.innerHTML = `${radios.join('')}${block('store', 0)}${block('api', 1)}`
  for (const radio of document.querySelectorAll('input')) radio.checked = radio.value === 'store'
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      button.setAttribute('aria-expanded', 'true')
      presses.push(button.closest<HTMLElement>('[data-start]')?.dataset.start ?? '')
    })
  }
})

test.each([
  ['', 'store'],
  ['#api', 'api'],
  ['#try=1', 'api'],
  ['#try=1:dAbc', 'api'],
  ['#try=0', 'store'],
  ['#try=x', 'store'],
  ['#other', 'store'],
])('The address %s opens the starting point %s.', (hash, expected) => {
  showRequested(document.body, hash)
  openChosen(document.body)
  expect(presses).toEqual([expected])
})

test('An open editor stays as it is, and a page whose blocks have no Edit button a page to read.', () => {
  openChosen(document.body)
  openChosen(document.body)
  for (const button of document.querySelectorAll('button')) button.remove()
  openChosen(document.body)
  expect(presses).toEqual(['store'])
})
