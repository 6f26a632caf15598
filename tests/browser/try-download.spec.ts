import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'

import { expect, test, type Page } from './test'
import { visit } from './visit'
import { code, getEditor, press, typeLine } from './try-parts'

const PAGE = '/rtk-query/usage/queries'

/** The files that a press saves, and the name of the archive, which is that of the folder in it. */
async function save(
  page: Page,
  start: () => Promise<void>,
): Promise<{ name: string; files: Map<string, string> }> {
  const saved = page.waitForEvent('download')
  await start()
  const file = await saved
  const entries = Object.entries(unzipSync(readFileSync(await file.path())))
  const name = file.suggestedFilename()
  const length = name.replace(/zip$/, '').length
  return { name, files: new Map(entries.map(([path, bytes]) => [path.slice(length), strFromU8(bytes)])) }
}

test('what is edited is saved as a project with exact versions, whose parts are loaded only then, and again after a failure', async ({
  page,
}) => {
  const asked: string[] = []
  const parts = '**/assets/try-it/project.*.json'
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit(page, PAGE)
  await page.locator('[data-sample] .code-edit').first().click()
  await expect(code(page)).toBeFocused()
  await typeLine(page, '// mine', 'Home')
  await press(page, 'More')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('/project.'))).toEqual([])
  await page.route(parts, (route) => route.abort())
  await press(page, 'Download')
  await expect(getEditor(page).getByRole('button', { name: 'Failed' })).toBeVisible()
  await page.unroute(parts)

  const { name, files } = await save(page, () => press(page, 'Download'))
  expect(asked.filter((path) => path.includes('/try-it/project.'))).toHaveLength(2)
  expect(name).toBe('queries-sample.zip')
  await expect(getEditor(page).getByRole('button', { name: 'Saved' })).toBeVisible()
  const tabs = await getEditor(page).getByRole('tab').allInnerTexts()
  const shown = tabs.map((tab) => tab.replace(/\s\(changed\)$/, ''))
  const others = ['index.html', 'tsconfig.json', 'vite.config.ts', 'src/main.ts', 'simulated-server/index.ts']
  expect([...files.keys()]).toEqual(expect.arrayContaining([...shown, ...others]))
  expect(files.get(shown[0] ?? '')).toMatch(/^\/\/ mine\n/)
  const [theirs, ours] = [files.get('package.json') ?? '', readFileSync('package.json', 'utf8')].map(
    (text) => (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies,
  )
  expect(theirs?.['@reduxjs/toolkit']).toBe(ours?.['@reduxjs/toolkit'])
  expect(files.get('README.md')).toContain(PAGE)
})

test('a tutorial offers its finished app', async ({ page }) => {
  await visit(page, '/tutorials/quick-start')
  const link = page.getByRole('link', { name: 'download Waterline' })
  const { files } = await save(page, () => link.click())
  expect(files.get('package.json')).toBe(readFileSync('examples/waterline/package.json', 'utf8'))
})
