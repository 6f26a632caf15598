import { expect, test } from '../test'

const REPOSITORY = 'https://github.com/example/site'

test('a page can be edited where this site is developed', { tag: '@rendered' }, async ({ page }) => {
  await page.goto('/api/createSlice')
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    `${REPOSITORY}/edit/main/docs/api/createSlice.mdx`,
  )
})

test(
  'the footer tells the source of this site from that of the library',
  { tag: '@rendered' },
  async ({ page }) => {
    await page.goto('/')
    const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name })
    await expect(link('Source of this site')).toHaveAttribute('href', REPOSITORY)
    await expect(link('Redux Toolkit on GitHub')).toHaveAttribute(
      'href',
      'https://github.com/reduxjs/redux-toolkit',
    )
  },
)
