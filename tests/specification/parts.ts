import { readFileSync } from 'node:fs'
import { load, type CheerioAPI } from 'cheerio'

import type { Page } from '../browser/test'

export const PHONE = { width: 390, height: 844 }

export const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
export const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })
export const announcement = (page: Page) => page.locator('.theme-announcement-bar')
export const menu = (page: Page) => page.locator('.navbar-sidebar')
export const menuButton = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' })
export const colorModeToggle = (page: Page) =>
  page.getByRole('button', { name: /Switch between light and dark/ })

/** The HTML of a page of the build. */
export function builtPage(path: string): CheerioAPI {
  return load(readFileSync(`build${path === '/' ? '/index' : path}.html`, 'utf8'))
}

/** Denies a page the storage of the browser. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
}
