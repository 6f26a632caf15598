import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { build } from 'vite'

import { inApp, VITE_APPS } from './apps'
import { checkTypes } from './type-check'

const outDir = mkdtempSync(path.join(tmpdir(), 'examples-'))

afterAll(() => rmSync(outDir, { recursive: true, force: true }))

describe.each(VITE_APPS)('examples/%s', (app) => {
  it('passes its own type check', () => {
    expect(checkTypes(inApp(app))).toBe('')
  })

  it('builds for production', async () => {
    const target = path.join(outDir, app)
    await build({ root: inApp(app), logLevel: 'error', build: { outDir: target, emptyOutDir: true } })
    const page = readFileSync(path.join(target, 'index.html'), 'utf8')
    const scripts = readdirSync(path.join(target, 'assets')).filter((file) => file.endsWith('.js'))
    expect(scripts.some((script) => page.includes(script))).toBe(true)
  })
})
