import { readFileSync } from 'node:fs'

import { readDemos } from '../../src/features/demo-catalog/read-demos'
import { expect, test, type Page } from './test'
import {
  bringIntoView,
  editDemo,
  editorOf,
  expectSameInEditor,
  press,
  RAN,
  screenOf,
  status,
  typeLine,
  write,
} from './try-parts'

/** One whose files await, and one with a table; at night, all (every-sample/samples.spec.ts). */
const SOME = ['reauthentication', 'tag-invalidation']

for (const demo of readDemos('.').filter(({ name }) => SOME.includes(name))) {
  test(`${demo.name} opens in the editor and shows what it shows in its page`, ({ keptPage: page }) =>
    expectSameInEditor(page, demo))
}

const SKIP = ['/rtk-query/usage/conditional-fetching', 'skip'] as const

/** Replaces the text of the file in view by that of a shown file with a change. */
async function change(page: Page, file: string, before: string, after: string): Promise<void> {
  const text = readFileSync(`src/features/demos/skip/${file}`, 'utf8')
  expect(text).toContain(before)
  await write(page, text.replace(before, after))
}

test('a change of a component and one of the API show, the simulated server answers, and types are checked with all files', async ({
  page,
}) => {
  await editDemo(page, ...SKIP)
  await expect(editorOf(page).locator('.cm-content')).toBeFocused()
  await change(page, 'RoomCard.tsx', 'Choose a room.', 'Where do we meet?')
  await expect(screenOf(page).getByText('Where do we meet?')).toBeVisible()
  await editorOf(page).getByRole('tab', { name: 'roomsApi.ts' }).click()
  const query = 'query: (id) => `rooms/${id}`'
  const doubled = 'transformResponse: (room: Room) => ({ ...room, seats: room.seats * 2 })'
  await change(page, 'roomsApi.ts', query, `${query}, ${doubled}`)
  await expect(editorOf(page).getByRole('tab', { name: 'roomsApi.ts (changed)' })).toBeVisible()
  await bringIntoView(page)
  await expect(async () => {
    await screenOf(page).getByRole('button', { name: 'Attic' }).click()
    await expect(screenOf(page).getByText('Attic: 8 seats')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(screenOf(page).getByText('GET /rooms/attic').first()).toBeVisible()
  await press(page, 'Check types')
  await expect(editorOf(page).getByText('No type errors.')).toBeVisible()
  await editorOf(page).getByRole('tab', { name: 'RoomCard.tsx' }).click()
  await change(page, 'RoomCard.tsx', 'id: string | null', 'id: string')
  await expect(editorOf(page).getByText('of the demo’s index.tsx: TS2322')).toBeVisible()
  await press(page, 'Reset')
  await expect(status(page)).toHaveText(RAN)
  await expect(screenOf(page).getByText('Choose a room.')).toBeVisible()
})

test('the editor takes the place of the demo and its tabs, follows the language, and is there again after a reload', async ({
  page,
}) => {
  const demo = await editDemo(page, ...SKIP)
  const source = demo.locator('details')
  await expect(source).toBeHidden()
  await press(page, 'JS')
  await expect(editorOf(page).getByRole('tab')).toHaveText(['RoomCard.jsx', 'roomsApi.js'])
  await expect(status(page)).toHaveText(RAN)
  await typeLine(page, '// mine', 'Home')
  await page.reload()
  await expect(editorOf(page).getByRole('tab', { name: 'RoomCard.jsx (changed)' })).toBeVisible()
  await expect(screenOf(page).getByText('Choose a room.')).toBeVisible()
  await press(page, 'Close')
  await expect(source.getByRole('tab')).toHaveCount(2)
  await expect(source.getByRole('button', { name: 'Edit' })).toBeFocused()
})

test('nothing is wider than a phone, and the screen has the colors of the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await editDemo(page, ...SKIP)
  const beyond = () =>
    screenOf(page)
      .locator('html')
      .evaluate((root) => [root.scrollWidth - root.clientWidth, root.scrollHeight - root.clientHeight])
  await expect.poll(beyond).toEqual([0, 0])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const paper = () =>
    screenOf(page)
      .getByText('Meeting room')
      .evaluate((title) => getComputedStyle(title.closest('section') ?? title).backgroundColor)
  for (const [mode, color] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(18, 18, 23)'],
  ] as const) {
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode)
    await expect.poll(paper).toBe(color)
  }
})
