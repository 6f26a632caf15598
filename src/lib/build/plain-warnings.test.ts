import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'

import { plainText, plainWarnings } from './plain-warnings'

const FAULT = 'Sample docs/usage/logging.mdx:40:1\n  Expected: 1\n  Actual:   2'
const OTHER = { message: 'Module not found' }

/** Plays the end of a compilation with these warnings; returns the statistics that listeners share. */
function compile(plugin: ReturnType<typeof plainWarnings>) {
  const listeners: ((stats: object) => void)[] = []
  const compiler = { hooks: { done: { tap: (_name: string, listen: () => void) => listeners.push(listen) } } }
  plugin.apply(compiler as never)
  return (warnings: { message: string }[]) => {
    const stats = { toJson: (options?: unknown) => (options === null ? {} : { warnings }) }
    for (const listen of listeners) listen(stats)
    return stats
  }
}

describe('a warning of the development server', () => {
  it('begins with the sample, without the loader, its frame and a stack', () => {
    const framed = `ModuleWarning: from ./revision-loader.cjs\n  ⚠ Error: ${FAULT.replaceAll('\n', '\n  │ ')}\n    at warn (/x.cjs:1:1)`
    expect(plainText(framed)).toBe(FAULT)
    expect(plainText(OTHER.message)).toBeUndefined()
  })

  it('is shown over the page, and printed once while it stays', () => {
    const print = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const end = compile(plainWarnings())
    const stats = end([{ message: `(from ./x.cjs):\nError: ${FAULT}` }, OTHER])
    end([{ message: `(from ./x.cjs):\nError: ${FAULT}` }])
    expect(stats.toJson({ warnings: true }).warnings).toEqual([{ message: FAULT }, OTHER])
    expect(stats.toJson('errors-warnings').warnings).toEqual([OTHER])
    expect(print.mock.calls).toEqual([[`\n${FAULT}\n`]])
    print.mockRestore()
  })

  it('is asked for by Docusaurus as this expects', () => {
    const file = 'node_modules/@docusaurus/core/lib/commands/start/webpack.js'
    expect(readFileSync(file, 'utf8')).toContain("stats.toJson('errors-warnings')")
  })
})
