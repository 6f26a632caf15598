import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { runSteps } from './run-steps'
import type { Step } from '../../lib/build/built-site-step'
import { aBuild, fileOf } from './a-build'

const page = (main: string, head = '') =>
  `<html><head>${head}</head><body><nav>frame</nav><main>${main}</main></body></html>`

/** A step that notes what it is given. */
function noting(name: string, more: Partial<Step<string>> = {}) {
  const read: string[] = []
  const finished: string[] = []
  const step: Step<string> = {
    name,
    reads: 'page',
    read(html, file) {
      read.push(file)
      return html
    },
    finish: (pages) => void finished.push(...pages.map(({ file, finding }) => `${file}: ${finding}`)),
    ...more,
  }
  return { step, read, finished }
}

describe('runSteps', () => {
  it('gives each page to all steps in their order, and then all pages to each', async () => {
    const order: string[] = []
    const saying = (name: string): Step<string> => ({
      name,
      reads: 'page',
      read: (_html, file) => `${order.push(`${name} reads ${file}`)}`,
      finish: (pages) => void order.push(`${name} has ${pages.length}`),
    })
    await runSteps([saying('a'), saying('b')], aBuild({ 'x.html': '1', 'sub/y.html': '2', 'z.txt': '3' }))
    expect(order).toEqual([
      ...['a reads sub/y.html', 'b reads sub/y.html', 'a reads x.html', 'b reads x.html'],
      ...['a has 2', 'b has 2'],
    ])
  })

  it('writes what steps change, and gives it to the steps below', async () => {
    const build = aBuild({ 'a.html': '<p>one</p>', 'b.html': '<p>two</p>' })
    const change = (html: string): string => html.replace('one', 'three')
    const above = noting('above', { change })
    const below = noting('below')
    await runSteps([above.step, below.step], build)
    expect(above.finished).toContain('a.html: <p>one</p>')
    expect(below.finished).toEqual(['a.html: <p>three</p>', 'b.html: <p>two</p>'])
    expect(fileOf(build, 'a.html')).toBe('<p>three</p>')
    expect(readdirSync(build.outDir)).toEqual(['a.html', 'b.html'])
  })

  it('reads the document part again only where it has changed', async () => {
    const build = aBuild({ 'a.html': page('A', '<script src="1.js"></script>'), 'b.html': page('B') })
    const { step, read, finished } = noting('document', { reads: 'document' })
    await runSteps([step], build)
    const next = aBuild({ 'a.html': page('A', '<script src="2.js"></script>'), 'b.html': page('C') })
    await runSteps([step], { ...build, outDir: next.outDir })
    expect(read).toEqual(['a.html', 'b.html', 'b.html'])
    expect(finished).toHaveLength(4)
    expect(finished.join()).not.toContain('frame')
  })

  it('keeps nothing of a step that is quick', async () => {
    const build = aBuild({ 'a.html': page('A') })
    const { step, read } = noting('quick', { isQuick: true })
    await runSteps([step], build)
    await runSteps([step], build)
    expect(read).toHaveLength(2)
    expect(readdirSync(build.siteDir)).toEqual(['build'])
  })

  it('gives a step the pages that it is for', async () => {
    const { step, finished } = noting('some', { isFor: (file) => file !== '404.html' })
    await runSteps([step], aBuild({ '404.html': 'x', 'a.html': 'y' }))
    expect(finished).toEqual(['a.html: y'])
  })

  it('keeps what was read where a step stops the build', async () => {
    const build = aBuild({ 'a.html': page('A') })
    const stop = (): never => {
      throw new Error('stopped')
    }
    const { step, read } = noting('reading')
    await expect(runSteps([{ ...step, finish: stop }], build)).rejects.toThrow('stopped')
    await runSteps([step], build)
    expect(read).toEqual(['a.html'])
    expect(readdirSync(path.join(build.siteDir, '.cache/steps'))).toEqual(['reading.json'])
  })
})
