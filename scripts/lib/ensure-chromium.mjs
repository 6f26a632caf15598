import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import { installFolder } from './install-folder.mjs'
import { PlainError } from './run.mjs'

const WHOLE_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** Headless builds come first: without windows, menus and services, tests take half the time. */
const HEADLESS = 'chromium-headless-shell'
const ALL = [HEADLESS, ...WHOLE_BROWSERS]

const MISSING =
  'No Chromium for the browser tests. Install Google Chrome or Chromium (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM to the path of its executable.'

/**
 * Finds a Chromium for the browser tests, installing one where none is there.
 * `CHROMIUM` wins; then what is on the PATH; then where macOS and Windows keep one; then Debian's package (as root, with apt); then the npm package that ships one.
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
  const browser = findBrowser() ?? installWithApt() ?? (await unpackFromNpm())
  if (browser) return browser
  throw new PlainError(MISSING)
}

/**
 * Finds a Chromium, the headless build first.
 *
 * @returns {string | undefined} path of the executable, if there is one on this machine
 */
export function findBrowser() {
  return findOnPath(ALL) ?? findInstalled()
}

/**
 * Finds a full Chromium, for tests of the back/forward cache, which the headless build doesn't have.
 *
 * @returns {string | undefined} path of the executable, if there is one on the PATH
 */
export function findWholeBrowser() {
  return findOnPath(WHOLE_BROWSERS) ?? findInstalled()
}

/** The first of these programs that a folder of the PATH has. */
function findOnPath(names) {
  const extension = process.platform === 'win32' ? '.exe' : ''
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name + extension)))
  return files.find((file) => existsSync(file))
}

/** Where macOS and Windows keep browsers, which are not on the PATH there. */
function findInstalled() {
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  const candidates = {
    darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    win32: programs
      .filter(Boolean)
      .map((folder) => path.join(folder, 'Google/Chrome/Application/chrome.exe')),
  }
  return candidates[process.platform]?.find((file) => existsSync(file))
}

function installWithApt() {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === undefined) return undefined
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
      // Older releases have no package of the headless build.
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
  try {
    const folder = await installFolder('scripts/lib/chromium')
    const file = createRequire(path.join(folder, 'package.json')).resolve('@sparticuz/chromium')
    const { default: chromium } = await import(pathToFileURL(file).href)
    return await chromium.executablePath()
  } catch (error) {
    throw new PlainError(`${MISSING} The copy in @sparticuz/chromium could not be used: ${error.message}`)
  }
}
