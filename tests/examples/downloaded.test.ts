import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { preview } from 'vite'

import { buildLibrary } from '../../src/features/sample-editor/build/bundles/libraries'
import { buildProject } from '../../src/features/sample-editor/build/project/build-project'
import { BROWSER_PACKAGES } from '../../src/features/sample-runtime/protocol/packages'
import type { Language } from '../../src/features/sample-editor/client/project/project-files'
import type { ProjectParts } from '../../src/features/sample-editor/shared/project-parts'
import { COMPONENT, DEMO, EXPORTED, PLAIN, WITH_SERVER, WITH_TEST } from './downloaded/pages'
import { runScript, writeProject, type WrittenProject } from './downloaded/write-project'
import { checkTypes } from './type-check'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const LAUNCH = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

let parts: ProjectParts
let browser: Browser

beforeAll(async () => {
  parts = await createParts()
  browser = await chromium.launch({ executablePath: CHROMIUM, args: LAUNCH })
})
afterAll(() => browser.close())

interface Shown {
  screen: string
  says: string[]
}

const MENU: Shown = {
  screen: 'Today: espresso, flat white',
  says: ["src/Menu.test.tsx:12 → 'Today: espresso, flat white'"],
}
const CART = [
  "src/main.ts:6 → ['tea']",
  'The cart has 1',
  'src/main.ts:8 throws Cannot add property 1, object is not extensible',
]

/** What a reader downloads: what it shows and says once it is built, and whether it brings a test. */
const DOWNLOADS: readonly (readonly [kind: string, page: string, languages: Language[], shown: Shown])[] = [
  ['a plain sample', PLAIN, ['ts', 'js'], { screen: '', says: CART }],
  [
    'a sample with a server',
    WITH_SERVER,
    ['ts'],
    { screen: '', says: ["src/this-sample.ts:6 → ['espresso', 'flat white']", 'src/this-sample.ts:7 → 1'] },
  ],
  [
    'a component that is only exported',
    EXPORTED,
    ['ts', 'js'],
    { screen: '2 cups', says: ['A store of cups'] },
  ],
  ['a component with a server and a test', COMPONENT, ['ts', 'js'], MENU],
]
const cases = DOWNLOADS.flatMap(([kind, page, languages, shown]) =>
  languages.map((language) => ({ kind, page, language, shown })),
)

it.each(cases)('$kind, downloaded in $language, is built, and does what the sample does', (given) =>
  withProject(given.page, given.language, async (project) => {
    const { screen, says } = given.shown
    if (given.language === 'ts') expect(checkTypes(project.folder)).toBe('')
    await runScript(project, 'build')
    const named = given.language === 'js' ? says.map((text) => text.replace('.ts', '.js')) : says
    expect(await open(project)).toEqual({ screen, says: named, faults: [] })
    if (given.page === COMPONENT) expect(await runScript(project, 'test')).toContain('1 passed')
  }),
)

it('a sample with a test passes it without waiting for ten minutes, and fails when a value is another one', () =>
  withProject(WITH_TEST, 'ts', async (project) => {
    expect(checkTypes(project.folder)).toBe('')
    expect(await runScript(project, 'test')).toContain('1 passed')
    writeFileSync(path.join(project.folder, 'src/reminder.test.ts'), "'tea'.length // → 4\n")
    const failure = 'src/reminder.test.ts:1: expected 3 to strictly equal 4'
    await expect(runScript(project, 'test')).rejects.toThrow(failure)
  }))

it.each(['ts', 'js'] as const)(
  'a live demo, downloaded in %s, is built, and its server answers it',
  (language) =>
    withProject(DEMO, language, async (project) => {
      if (language === 'ts') expect(checkTypes(project.folder)).toBe('')
      await runScript(project, 'build')
      await withPage(project, async (page) => {
        await page.getByText('for Aurora Hotel: packed').waitFor()
        await page.getByRole('button', { name: 'Show the second card' }).click()
        await page.getByText('2 subscribers').waitFor()
      })
    }),
)

/** Writes the project of a page, which is removed when it was used. */
async function withProject(
  page: string,
  language: Language,
  use: (project: WrittenProject) => Promise<void>,
): Promise<void> {
  const project = await writeProject(page, language, parts)
  await use(project).finally(() => rmSync(project.folder, { recursive: true, force: true }))
}

/** Makes what downloaded projects are made of, as the build does. */
async function createParts(): Promise<ProjectParts> {
  const siteDir = process.cwd()
  const libraries = await Promise.all(
    BROWSER_PACKAGES.map(async (specifier) => {
      const { library } = await buildLibrary(siteDir, specifier, 'development')
      return [specifier, library] as const
    }),
  )
  const { text } = await buildProject(siteDir, Object.fromEntries(libraries))
  return JSON.parse(text) as ProjectParts
}

/** Opens what was built, and waits for the last line that the sample says. */
function open(project: WrittenProject) {
  return withPage(project, async (page, faults) => {
    const lines = page.locator('html > div p')
    await lines.first().waitFor()
    await page.waitForLoadState('networkidle')
    return { screen: await page.locator('body').innerText(), says: await lines.allInnerTexts(), faults }
  })
}

/** @param use - called with the page of what was built, and with what fails in it */
async function withPage<Result>(
  { folder }: WrittenProject,
  use: (page: Page, faults: readonly string[]) => Promise<Result>,
): Promise<Result> {
  const server = await preview({ root: folder, configFile: false, preview: { port: 0 }, logLevel: 'error' })
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    return await use(page, faults)
  } finally {
    await page.close()
    await server.close()
  }
}
