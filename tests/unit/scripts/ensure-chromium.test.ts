import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'

const LIBRARY = pathToFileURL('scripts/lib/ensure-chromium.mjs').href
const run = promisify(execFile)
const folder = await mkdtemp(path.join(tmpdir(), 'browsers-'))
afterAll(() => rm(folder, { recursive: true }))

/** What is found where the machine has no browser but those of the folder, and its user isn't root. */
async function ensured(environment: Record<string, string> = {}, system = 'linux'): Promise<string> {
  const code = `
    import { ensureChromium } from ${JSON.stringify(LIBRARY)}
    Object.defineProperty(process, 'platform', { value: ${JSON.stringify(system)} })
    process.getuid = () => 1000
    process.stdout.write(await ensureChromium().catch((error) => error.constructor.name + ': ' + error.message))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], {
    env: { PATH: folder, TMPDIR: folder, ...environment } as unknown as NodeJS.ProcessEnv,
  })
  return stdout
}

describe('ensureChromium', () => {
  it('says what to do where there is no browser, and none can be installed', async () => {
    expect(await ensured({}, 'aix')).toMatch(
      /^PlainError: No Chromium .* Install Google Chrome .* set CHROMIUM/,
    )
  })

  it('refuses a CHROMIUM that is not there', async () => {
    expect(await ensured({ CHROMIUM: '/no/such/browser' })).toBe(
      'PlainError: CHROMIUM is /no/such/browser, but there is no such file.',
    )
  })

  it('prefers the headless build to the ordinary one', async () => {
    const [whole, headless] = ['chromium', 'chromium-headless-shell'].map((name) => path.join(folder, name))
    await writeFile(whole ?? '', '')
    expect(await ensured()).toBe(whole)
    await writeFile(headless ?? '', '')
    expect(await ensured()).toBe(headless)
  })
})
