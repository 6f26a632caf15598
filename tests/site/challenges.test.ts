import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'

import { readChallenges } from '../../src/features/challenges/build/read-challenges'
import { CHALLENGES_FOLDER, readChallengeTexts } from '../../src/features/challenges/build/read-texts'
import type { TrySamples } from '../../src/features/sample-runtime/protocol/sample'

const BUILD = 'build'
/** Of a challenge in its page, in bytes compressed with Brotli. */
const MOST_BYTES = 2500

const challenges = readChallengeTexts('.').flatMap(
  ({ source, text, page }) => readChallenges(source, text, page).challenges,
)

const pages = new Map(
  challenges.map(({ page }) => [page, load(readFileSync(path.join(BUILD, `${page}.html`), 'utf8'))]),
)
const list = load(readFileSync(path.join(BUILD, 'tutorials/challenges.html'), 'utf8'))

describe.each(challenges)('the challenge $id', ({ id, page, title, names, hints, solutions }) => {
  const $ = pages.get(page)
  if (!$) throw new Error(`${page} was not read.`)
  const section = $(`[data-challenge="${id}"]`)
  const figures = section.find('[data-sample]')
  const [address = '', name = ''] = (figures.attr('data-sample') ?? '').split('#')

  it('can be read without scripts: heading, tests, hints and solutions', () => {
    expect($(`h3#${id}`).text()).toContain(title)
    const tests = section.find('.challenge-tests li')
    expect(tests.toArray().map((test) => $(test).text())).toEqual(names.map((test) => test.name))
    expect(section.find('.challenge-hint')).toHaveLength(hints.length)
    expect(section.find('.challenge-solution figure').length).toBeGreaterThanOrEqual(solutions.length)
    expect(section.find('.challenge-explanation').text().length).toBeGreaterThan(50)
  })

  it(`adds at most ${MOST_BYTES} bytes to the page`, () => {
    const bytes = brotliCompressSync($.html(section)).length
    const message = `${CHALLENGES_FOLDER}${page}.mdx: "${id}" has ${bytes} bytes. Shorten its files, or show only what changes in a solution.`
    expect(bytes, message).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('has one button that starts it, with the files and a proven solution', () => {
    expect(figures).toHaveLength(1)
    const samples = JSON.parse(readFileSync(path.join(BUILD, address), 'utf8')) as TrySamples
    const sample = samples[name]
    expect(sample?.challenge?.id).toBe(id)
    expect(sample?.challenge?.solutions).toHaveLength(solutions.length)
    expect(sample?.files.map((file) => file.name)).toContain(sample?.shown)
  })

  it('is in the list of all, under its version', () => {
    const item = list(`[data-challenge-item="${id}"]`)
    expect(item.find('a').attr('href')).toBe(`${page}#${id}`)
    expect(item.attr('data-version')).toBe(section.attr('data-version'))
  })
})

it('a third of the challenges, at least, are about finding a bug', () => {
  const hunts = challenges.filter(({ title }) => /^Find the bugs?:/.test(title))
  expect(hunts.length).toBeGreaterThanOrEqual(challenges.length / 3)
})
