import { expect, test } from '../browser/test'
import { line } from './line'

test(line('All visitors are anonymous readers.'), async ({ page, context }) => {
  for (const path of ['/', '/api/createSlice', '/search?q=slice']) {
    const response = await page.goto(path, { waitUntil: 'load' })
    expect(response?.status()).toBe(200)
    expect(response?.headers()).not.toHaveProperty('set-cookie')
    expect(response?.request().headers()).not.toHaveProperty('authorization')
  }
  expect(await context.cookies()).toEqual([])
})
