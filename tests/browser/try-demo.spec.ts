import { readDemos } from '../../src/build-time/demos'
import { expect, test } from './test'
import { editDemo } from './try-demo-parts'
import { editorOf, screenOf } from './try-screen-parts'

/** What changes by itself from the first moment on: numbers of seconds and milliseconds, and how often something was rendered. */
const wordsIn = (text: string): string[] => [...new Set(text.match(/[A-Za-z]{3,}/g))]

for (const { name, pages, files } of readDemos('.')) {
  test(`${name} opens in the editor and shows what it shows in its page`, async ({ keptPage: page }) => {
    const demo = await editDemo(page, pages[0], name)
    const shown = wordsIn(await demo.locator('[data-stage]').innerText())
    await expect
      .poll(async () => {
        const words = wordsIn(await screenOf(page).locator('body').innerText())
        return shown.filter((word) => !words.includes(word))
      })
      .toEqual([])
    if (files.length > 1) await expect(editorOf(page).getByRole('tab')).toHaveText([...files])
    await editorOf(page).getByRole('button', { name: 'Close' }).click()
  })
}
