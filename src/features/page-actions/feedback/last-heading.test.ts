// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'

import { lastHeading } from './last-heading'

const PAGE = `
  <a class="table-of-contents__link" href="#first">First</a>
  <a class="table-of-contents__link table-of-contents__link--active" href="#second">Second</a>
  <h2 id="first">First<a class="hash-link" href="#first">\u200B</a></h2>
  <h2 id="second">Second <span class="since">since version 2.9</span><a class="hash-link" href="#second">\u200B</a></h2>
  <table><tr id="row"><th><a href="#row"><code>reducer</code></a> <span class="since">since version 2.9</span></th><td>All.</td></tr></table>
  <section id="demo-x">A long text</section>`

beforeEach(() => {
  document.body.innerHTML = PAGE
  location.hash = ''
})

describe('lastHeading', () => {
  it('is the heading that the address names', () => {
    location.hash = '#first'
    expect(lastHeading()).toEqual({ id: 'first', text: 'First' })
  })

  it('is the heading in view where the address names none', () => {
    expect(lastHeading()).toEqual({ id: 'second', text: 'Second' })
  })

  it.each(['#gone', '#%'])('is the heading in view where the address ends in %s', (hash) => {
    location.hash = hash
    expect(lastHeading()?.id).toBe('second')
  })

  it('is the name of a row', () => {
    location.hash = '#row'
    expect(lastHeading()).toEqual({ id: 'row', text: 'reducer' })
  })

  it('is the id of what has no heading', () => {
    location.hash = '#demo-x'
    expect(lastHeading()).toEqual({ id: 'demo-x', text: 'demo-x' })
  })

  it('is unknown where nothing is in view', () => {
    document.querySelector('.table-of-contents__link--active')?.remove()
    expect(lastHeading()).toBeUndefined()
  })
})
