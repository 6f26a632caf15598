import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let site: string
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'steps-'))
  mkdirSync(path.join(site, 'src'))
  writeCode('export {}')
})
afterEach(() => rmSync(site, { recursive: true }))

const FILE = '.cache/steps/lengths.json'

function writeCode(code: string): void {
  writeFileSync(path.join(site, 'src/step.ts'), code)
}

/** Simulates a build in a new process. Returns the inputs for which a result was computed. */
async function build(...inputs: string[]): Promise<string[]> {
  vi.resetModules()
  const { openStepCache } = await import('./step-cache')
  const cache = openStepCache<number>(site, 'lengths')
  const made: string[] = []
  for (const input of inputs) {
    const result = cache.get(input, () => {
      made.push(input)
      return input.length
    })
    expect(result).toBe(input.length)
  }
  cache.save()
  return made
}

describe('openStepCache', () => {
  it('gives what was made of an input in the last build, and within one', async () => {
    expect(await build('a', 'bb', 'a')).toEqual(['a', 'bb'])
    expect(await build('a', 'bb', 'ccc')).toEqual(['ccc'])
  })

  it('keeps nothing of what a build did not ask for', async () => {
    await build('a', 'bb')
    await build('a')
    expect(await build('bb')).toEqual(['bb'])
  })

  it('makes all anew when the code of the site has changed', async () => {
    await build('a')
    writeCode('export const changed = true')
    expect(await build('a')).toEqual(['a'])
  })

  it.each(['', '{', 'null', '{"version":"other","results":{}}'])(
    'takes a file with %j for none',
    async (text) => {
      await build('a')
      writeFileSync(path.join(site, FILE), text)
      expect(await build('a')).toEqual(['a'])
      expect(await build('a')).toEqual([])
    },
  )

  it('keeps nothing of a step that failed', async () => {
    vi.resetModules()
    const { openStepCache } = await import('./step-cache')
    const cache = openStepCache<number>(site, 'lengths')
    const fail = (): number => {
      throw new Error('no length')
    }
    expect(() => cache.get('a', fail)).toThrow('no length')
    cache.get('b', () => 1)
    cache.save()
    expect(
      Object.keys((JSON.parse(readFileSync(path.join(site, FILE), 'utf8')) as Stored).results),
    ).toHaveLength(1)
  })
})

interface Stored {
  results: object
}
