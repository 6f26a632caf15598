import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { installFolder } from '../../scripts/lib/install-folder.mjs'
import type { Engine, InstalledEngine } from './engine'

const PROGRAM = 'firefox-esr'

/** What is used of puppeteer-core, which is only installed where Firefox is. */
interface Driver {
  launch: (options: object) => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
}

interface Page {
  setViewport: (size: { width: number; height: number }) => Promise<void>
  goto: (address: string) => Promise<unknown>
  goBack: () => Promise<unknown>
  evaluate: (expression: string) => Promise<unknown>
  keyboard: Record<'down' | 'up' | 'type', (text: string) => Promise<void>>
  click: (selector: string) => Promise<void>
}

/** Firefox, over WebDriver BiDi. */
export const firefox: InstalledEngine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  programs: [PROGRAM],
  start,
}

async function start(): Promise<Engine> {
  const folder = await installFolder('tests/engines/firefox-driver')
  const puppeteer = createRequire(path.join(folder, 'package.json'))('puppeteer-core') as Driver
  // Firefox refuses a home directory that belongs to somebody else.
  const home = await mkdtemp(path.join(tmpdir(), 'firefox-home-'))
  const environment = { ...process.env, HOME: home }
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: `/usr/bin/${PROGRAM}`,
    headless: true,
    env: environment,
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 800 })
  return {
    open: (address) => page.goto(address),
    back: () => page.goBack(),
    evaluate: (expression) => page.evaluate(expression),
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key)
      for (const key of [...keys].reverse()) await page.keyboard.up(key)
    },
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.click(selector),
    async close() {
      await browser.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
