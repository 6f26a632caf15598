import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'

import { expect, test, type Locator, type Page } from './test'
import { visit } from './visit'

const PAGE = '/rtk-query/usage/queries'

async function openEditor(page: Page): Promise<Locator> {
  await visit(page, PAGE)
  await page.locator('[data-sample] .code-edit').first().click()
  const editor = page.locator('.try-editor')
  await expect(editor.locator('.cm-content')).toBeFocused()
  return editor
}

/** The files of a project that was saved, without the folder that has them all. */
async function download(page: Page, editor: Locator): Promise<{ name: string; files: Map<string, string> }> {
  const saved = page.waitForEvent('download')
  await editor.getByRole('button', { name: 'Download' }).click()
  const file = await saved
  const entries = Object.entries(unzipSync(readFileSync(await file.path())))
  const name = file.suggestedFilename()
  const start = name.replace(/zip$/, '').length
  return { name, files: new Map(entries.map(([path, bytes]) => [path.slice(start), strFromU8(bytes)])) }
}

test('saves what is edited as a project with exact versions, and loads what makes it only then', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const editor = await openEditor(page)
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.type('// mine\n')
  await editor.getByRole('button', { name: 'More' }).click()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.includes('project.'))).toEqual([])
  const before = asked.length

  const { name, files } = await download(page, editor)
  expect(asked.slice(before).filter((path) => path.includes('/try-it/project.'))).toHaveLength(1)
  expect(name).toBe('queries-sample.zip')
  await expect(editor.getByRole('button', { name: 'Saved' })).toBeVisible()

  const tabs = await editor.getByRole('tab').allInnerTexts()
  const shown = tabs.map((tab) => tab.replace(/\s\(changed\)$/, ''))
  expect([...files.keys()]).toEqual(expect.arrayContaining(shown))
  expect(files.get(shown[0] ?? '')).toMatch(/^\/\/ mine\n/)
  const { dependencies } = JSON.parse(files.get('package.json') ?? '') as {
    dependencies: Record<string, string>
  }
  const { dependencies: ours } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  expect(dependencies['@reduxjs/toolkit']).toBe(ours['@reduxjs/toolkit'])
  expect(files.get('README.md')).toContain(PAGE)
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'index.html',
      'tsconfig.json',
      'vite.config.ts',
      'src/main.ts',
      'simulated-server/index.ts',
    ]),
  )
})

test('says so if what projects are made of can’t be loaded, and tries again at the next press', async ({
  page,
}) => {
  const editor = await openEditor(page)
  const parts = '**/assets/try-it/project.*.json'
  await page.route(parts, (route) => route.abort())
  await editor.getByRole('button', { name: 'More' }).click()
  await editor.getByRole('button', { name: 'Download' }).click()
  await expect(editor.getByRole('button', { name: 'Failed' })).toBeVisible()
  await page.unroute(parts)
  await expect(editor.getByRole('button', { name: 'Download' })).toBeVisible()
  expect((await download(page, editor)).files.has('package.json')).toBe(true)
})

test('a tutorial offers its finished app', async ({ page }) => {
  await visit(page, '/tutorials/quick-start')
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'download Waterline' }).click()
  const files = unzipSync(readFileSync(await (await saved).path()))
  const manifest = files['waterline/package.json']
  expect(manifest && strFromU8(manifest)).toBe(readFileSync('examples/waterline/package.json', 'utf8'))
})
