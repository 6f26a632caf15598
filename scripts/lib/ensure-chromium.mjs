import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { PlainError } from './run.mjs'

const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** The same engine without the windows, menus and services of a whole browser: tests take half the time. */
const HEADLESS = 'chromium-headless-shell'
const ALL = [HEADLESS, ...WHOLE_BROWSERS]

/**
 * Finds a Chromium for the browser tests, installing one where none is there.
 * `CHROMIUM` wins; then what is on the PATH; then Debian's package (as root, with apt); then the npm package that ships one.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {PlainError} when `CHROMIUM` names no file, or none of the ways leads to a browser
 */
export async function ensureChromium() {
  const chosen = process.env.CHROMIUM
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new PlainError(`CHROMIUM is ${chosen}, but there is no such file.`)
  }
  const browser = findOnPath(ALL) ?? installWithApt() ?? (await unpackFromNpm())
  if (browser) return browser
  throw new PlainError('No Chromium for the browser tests: install one, or set CHROMIUM to its executable.')
}

/**
 * Finds a Chromium with all that belongs to a browser, for tests of what the headless one has not: its memory of pages.
 *
 * @returns {string | undefined} path of the executable, if there is one on the PATH
 */
export function findWholeBrowser() {
  return findOnPath(WHOLE_BROWSERS)
}

function findOnPath(names) {
  for (const name of names) {
    const result = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (result.status === 0) return result.stdout.trim()
  }
  return undefined
}

function installWithApt() {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return undefined
  console.log('Installing Chromium with apt-get …')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: environment }
  const install = (name) =>
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'],
      options,
    )
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    try {
      install(HEADLESS)
    } catch {
      // Older releases have the whole browser only.
      install('chromium')
    }
  } catch (error) {
    console.warn(`apt-get could not install Chromium (${error.message}); trying the npm package.`)
    return undefined
  }
  return findOnPath(ALL)
}

async function unpackFromNpm() {
  if (process.platform !== 'linux') return undefined
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
}
