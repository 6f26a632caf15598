import { expect, test } from './test'
import { visit } from './visit'
import {
  code,
  getEditor,
  openEditor,
  openPlayground,
  PAGE,
  press,
  RAN,
  status,
  strip,
  visitEditor,
  write,
} from './try-parts'

test('a sample that polls goes on for a minute at each press, and its store can be asked all the time', async ({
  keptPage: page,
}) => {
  await openPlayground(page, 'api')
  await write(
    page,
    [
      "import { configureStore } from '@reduxjs/toolkit'",
      "import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query'",
      "const api = createApi({ baseQuery: fetchBaseQuery({ baseUrl: 'https://tickets.example/api' }),",
      "  endpoints: (build) => ({ all: build.query<unknown, void>({ query: () => 'tickets' }) }) })",
      'const store = configureStore({ reducer: { api: api.reducer }, middleware: (get) => get().concat(api.middleware) })',
      'store.dispatch(api.endpoints.all.initiate(undefined, { subscriptionOptions: { pollingInterval: 1000 } }))',
    ].join('\n'),
  )
  const waiting = getEditor(page).locator('.try-waiting')
  for (const seconds of [60, 120, 180]) {
    await expect(waiting).toContainText(`${seconds} s of simulated time passed`)
    await expect(status(page)).toHaveText(RAN)
    await getEditor(page).getByRole('grid', { name: 'Actions' }).focus()
    await page.keyboard.press('Home')
    await expect(getEditor(page).getByText('The state that the store began with:')).toBeVisible()
    await expect(getEditor(page).getByText(/This action can’t be shown/)).toHaveCount(0)
    await press(page, 'Wait longer')
  }
})

test('a mistake that only the engine finds has its line', async ({ keptPage: page }) => {
  await openPlayground(page, 'store')
  for (const [lines, line] of [
    [['const a = 1', 'console.log(a)', 'const a = 2'], 3],
    [['function f() {', '  await 1', '}'], 2],
    [['const b = 1', 'const c'], 2],
    [['while (true) break', 'break'], 2],
    [['', 'const q = /(/'], 2],
    [['console.log(1)', '', 'return'], 3],
    [["import { configureStore } from '@reduxjs/toolkt'", 'console.log(configureStore)'], 1],
  ] as const) {
    await write(page, lines.join('\n'))
    await expect(status(page)).toHaveText(`An error on line ${line}.`)
  }
})

test('half of a word that is composed is not run', async ({ keptPage: page }) => {
  await openPlayground(page, 'store')
  await write(page, 'const a = 1')
  await expect(status(page)).toHaveText(RAN)
  await page.keyboard.press('ControlOrMeta+End')
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text: ' +', selectionStart: 2, selectionEnd: 2 })
  await page.waitForTimeout(800)
  await expect(status(page)).toHaveText(RAN)
  await client.send('Input.insertText', { text: ' + 1' })
  await expect(code(page)).toContainText('const a = 1 + 1')
})

test('a component whose code is broken keeps what it showed, and the page doesn’t jump or scroll sideways', async ({
  keptPage: page,
}) => {
  await openPlayground(page)
  const getHeight = async () => (await getEditor(page).locator('.try-frame').boundingBox())?.height
  // The frame says how high its content is after the run.
  await expect.poll(getHeight).toBeGreaterThan(20)
  const before = await getHeight()
  await code(page).click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.insertText('\nconst x = (')
  await expect(status(page)).toContainText('An error on line')
  await expect(getEditor(page).getByText('On the screen before')).toBeVisible()
  expect(await getHeight()).toBe(before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.keyboard.press('Backspace')
  await page.keyboard.insertText('1')
  await expect(getEditor(page).getByText('On the screen', { exact: true })).toBeVisible()
})

test('expanded, code and result are side by side, over the page, at an address of its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1000, height: 800 })
  await visitEditor(page, PAGE)
  const expand = getEditor(page).getByRole('button', { name: 'Expand' })
  await expect(expand).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expand.click()
  await expect(page).toHaveURL(/#try=.*~\d\+expanded$/)
  const left = await getEditor(page).locator('.try-block').boundingBox()
  const right = await strip(page).boundingBox()
  expect(left && right && left.x + left.width <= right.x).toBe(true)
  expect((await getEditor(page).boundingBox())?.height).toBe(800)
  await page.reload()
  const back = getEditor(page).getByRole('button', { name: 'Back to page' })
  await expect(back).toBeVisible()
  // Nothing of the page behind takes the focus.
  const focusIsOutside = () =>
    page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('.try-editor'),
    )
  await getEditor(page).getByRole('button', { name: 'Run' }).focus()
  for (let presses = 0; presses < 10; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await focusIsOutside()).toBe(false)
  }
  // In the code, the first Escape only lets Tab leave it.
  await code(page).focus()
  await page.keyboard.press('Escape')
  await expect(back).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(expand).toBeFocused()
  await expect(page).toHaveURL(/#try=.*~\d$/)
})

test('long code scrolls, leaves a gap behind its numbers, and can be searched where it is out of view', async ({
  keptPage: page,
}) => {
  await openPlayground(page, 'store')
  const height = async () => (await getEditor(page).locator('.cm-editor').boundingBox())?.height ?? 0
  await write(page, Array.from({ length: 30 }, (_, index) => `const a${index} = ${index}`).join('\n'))
  await expect.poll(height).toBeLessThan(800)
  const lines = Array.from({ length: 200 }, (_, index) => `const a${index} = ${index}`)
  await write(page, [...lines, `throw new Error('4711 ${'no '.repeat(100)}')`].join('\n'))
  await expect.poll(height).toBeLessThan(1100)
  const gutters = getEditor(page).locator('.cm-gutters')
  const gap = () =>
    gutters.evaluate((element) => {
      const number = [...element.querySelectorAll('.cm-gutterElement')].at(-1)
      const text = document.createRange()
      if (number) text.selectNodeContents(number)
      return element.getBoundingClientRect().right - text.getBoundingClientRect().right
    })
  await expect.poll(gap).toBeGreaterThanOrEqual(6)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ControlOrMeta+f')
  const field = getEditor(page).getByRole('textbox', { name: 'Find' })
  await expect(field).toBeFocused()
  await page.keyboard.type('4711')
  await page.keyboard.press('Enter')
  const match = getEditor(page).locator('.cm-searchMatch-selected')
  await expect(match).toBeInViewport()
  await expect(match).toHaveText('4711')
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await expect(code(page)).toBeFocused()
})

test('an app that is pasted into the playground is told what it lacks, and what React’s errors and warnings mean, at their lines', async ({
  page,
}) => {
  await openPlayground(page)
  const line = (text: RegExp) => getEditor(page).locator('.try-line').filter({ hasText: text })
  const meaning = (group: string) => getEditor(page).getByRole('group', { name: group }).getByRole('link')
  await write(page, "import { useState } from 'react'\nimport { Routes } from 'react-router-dom'\nRoutes")
  await expect(status(page)).toHaveText('An error on line 2.')
  await expect(
    line(/"react-router-dom" is not available here\. Leave it out, or choose “Download”/),
  ).toBeVisible()
  await write(page, "import './App.css'\nexport default () => <p>{String(2)} cups</p>")
  await expect(line(/There is no file "\.\/App\.css" here\. The code runs without it\. line 1/)).toBeVisible()
  await write(page, 'export default () => <ul>{[1, 2].map((cup) => (\n  <li>{cup}</li>\n))}</ul>')
  await expect(status(page)).toHaveText('Ran, with a warning on line 2.')
  await expect(meaning('Warnings')).toHaveAttribute('href', '/errors#missing-key')
  await write(page, 'const cup: any = { size: 2 }\nexport default () => <p>{cup}</p>')
  await expect(status(page)).toHaveText('An error on line 2.')
  await expect(meaning('Errors')).toHaveAttribute('href', '/errors#object-as-child')
  await expect(meaning('Warnings')).toHaveCount(0)
  await write(page, 'const pour = () => {\n  while (true) {}\n}\npour()')
  await expect(status(page)).toHaveText('Stopped: this ran for two seconds without an end on line 2.')
})

test('the tabs of files are large enough for a finger at 320 px, and buttons have one typeface', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await visit(page, '/rtk-query/usage/mutations')
  await openEditor(page, /./)
  const tabs = getEditor(page).getByRole('tab')
  await expect(tabs.nth(2)).toBeVisible()
  const boxes = await tabs.evaluateAll((all) =>
    all.map((tab) => tab.getBoundingClientRect().toJSON() as DOMRect),
  )
  expect(boxes.filter(({ height }) => height < 24)).toEqual([])
  const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))].sort((one, other) => one - other)
  expect(tops.length).toBeGreaterThan(1)
  // Rows that touch each other are missed by a finger.
  const height = Math.max(...boxes.map((box) => box.height))
  for (const [index, top] of tops.slice(1).entries()) {
    expect(top - (tops[index] ?? 0) - height).toBeGreaterThanOrEqual(6)
  }
  await openPlayground(page, 'store')
  await press(page, 'New file')
  const looks = await getEditor(page)
    .getByRole('button', { name: /^(Reset|OK|Cancel|Run)$/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { fontFamily, fontSize, fontWeight } = getComputedStyle(button)
        return [fontFamily, fontSize, fontWeight].join()
      }),
    )
  expect(looks.length).toBeGreaterThan(2)
  expect(new Set(looks).size).toBe(1)
})
