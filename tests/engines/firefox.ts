import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import puppeteer, { type KeyInput } from 'puppeteer-core'

import type { Engine, InstalledEngine } from './engine'

const PROGRAM = 'firefox-esr'

/** Firefox, over WebDriver BiDi. */
export const firefox: InstalledEngine = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  programs: [PROGRAM],
  start,
}

async function start(): Promise<Engine> {
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
      for (const key of keys) await page.keyboard.down(key as KeyInput)
      for (const key of [...keys].reverse()) await page.keyboard.up(key as KeyInput)
    },
    type: (text) => page.keyboard.type(text),
    click: (selector) => page.click(selector),
    async close() {
      await browser.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}
