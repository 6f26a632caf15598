import type { Page } from '@playwright/test'

import type { DemoAbout } from '../../src/features/demo-catalog/about'
import { openDemo } from './open-demo'
import { expect, type Locator } from './test'
import { editorOf, screenOf, status } from './try-screen-parts'

/**
 * Opens the files of a demo in the editor, by the button in the demo's head.
 *
 * @returns the frame of the demo in the page
 */
export async function editDemo(page: Page, address: string, name: string): Promise<Locator> {
  const demo = await openDemo(page, address, name)
  await openEditor(page, demo)
  return demo
}

async function openEditor(page: Page, demo: Locator): Promise<void> {
  await demo.locator('header').getByRole('button', { name: 'Edit' }).click()
  await expect(status(page)).toHaveText('Ran without an error.')
}

/** What changes by itself from the first moment on: numbers of seconds and milliseconds, and how often something was rendered. */
const wordsIn = (text: string): string[] => [...new Set(text.match(/[A-Za-z]{3,}/g))]

/** Longer than any simulated request takes at first, in milliseconds. */
const LOADED = 1500

/** The words of a demo that has loaded its data, and says the same as before. */
async function settledWords(stage: Locator): Promise<string[]> {
  let words: string[] = []
  const isSame = async () => {
    const before = words.join(' ')
    words = wordsIn(await stage.innerText())
    return words.join(' ') === before
  }
  await expect.poll(isSame, { intervals: [LOADED] }).toBe(true)
  return words
}

/** Opens a demo in the editor, and expects it to show what it shows in its page. */
export async function expectSameInEditor(page: Page, { name, pages, files }: DemoAbout): Promise<void> {
  const demo = await openDemo(page, pages[0], name)
  const shown = await settledWords(demo.locator('[data-stage]'))
  await openEditor(page, demo)
  await expect
    .poll(async () => {
      const words = wordsIn(await screenOf(page).locator('body').innerText())
      return shown.filter((word) => !words.includes(word))
    })
    .toEqual([])
  if (files.length > 1) await expect(editorOf(page).getByRole('tab')).toHaveText([...files])
  await editorOf(page).getByRole('button', { name: 'Close' }).click()
}
