import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { preview } from 'vite'

import { buildLibrary } from '../../src/features/sample-editor/build/bundles/libraries'
import { buildProject } from '../../src/features/sample-editor/build/project/build-project'
import { BROWSER_PACKAGES } from '../../src/features/sample-runtime/protocol/packages'
import type { ProjectParts } from '../../src/features/sample-editor/shared/project-parts'
import { COMPONENT, DEMO, EXPORTED, PLAIN, WITH_SERVER, WITH_TEST } from './downloaded/pages'
import { runScript, writeProject, type WrittenProject } from './downloaded/write-project'
import { checkTypes } from './type-check'

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const LAUNCH = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

let parts: ProjectParts
let browser: Browser

beforeAll(async () => {
  parts = await makeParts()
  browser = await chromium.launch({ executablePath: CHROMIUM, args: LAUNCH })
})
afterAll(() => browser.close())

const MENU = {
  screen: 'Today: espresso, flat white',
  said: "src/Menu.test.tsx:12 → 'Today: espresso, flat white'",
}
const CART = [
  "src/main.ts:6 → ['tea']",
  'The cart has 1',
  'src/main.ts:8 throws Cannot add property 1, object is not extensible',
]

describe.each([
  { kind: 'a plain sample', page: PLAIN, language: 'ts', screen: '', says: CART, hasTest: false },
  {
    kind: 'a plain sample',
    page: PLAIN,
    language: 'js',
    screen: '',
    says: CART.map(inJavaScript),
    hasTest: false,
  },
  {
    kind: 'a sample with a server',
    language: 'ts',
    ...{ page: WITH_SERVER, screen: '', hasTest: false },
    says: ["src/this-sample.ts:6 → ['espresso', 'flat white']", 'src/this-sample.ts:7 → 1'],
  },
  {
    kind: 'a component that is only exported',
    language: 'ts',
    ...{ page: EXPORTED, screen: '2 cups', says: ['A store of cups'], hasTest: false },
  },
  {
    kind: 'a component that is only exported',
    language: 'js',
    ...{ page: EXPORTED, screen: '2 cups', says: ['A store of cups'], hasTest: false },
  },
  {
    kind: 'a component with a server',
    language: 'ts',
    ...{ page: COMPONENT, screen: MENU.screen, says: [MENU.said], hasTest: true },
  },
  {
    kind: 'a component with a server',
    language: 'js',
    ...{
      page: COMPONENT,
      screen: MENU.screen,
      says: [inJavaScript(MENU.said)],
      hasTest: true,
    },
  },
] as const)('$kind, downloaded in $language', ({ page: text, language, screen, says, hasTest }) => {
  let project: WrittenProject
  beforeAll(async () => {
    project = await writeProject(text, language, parts)
  })
  afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

  // A skipped test would be one that this machine can't run.
  if (language === 'ts') {
    it('passes its own type check', () => {
      expect(checkTypes(project.folder)).toBe('')
    })
  }

  it('is built, and shows and says what the sample does', async () => {
    await runScript(project, 'build')
    const shown = await open(project)
    expect(shown).toEqual({ screen, says, faults: [] })
  })

  if (hasTest) {
    it('passes its own test', async () => {
      expect(await runScript(project, 'test')).toContain('1 passed')
    })
  }
})

describe('a sample with a test, downloaded', () => {
  let project: WrittenProject
  beforeAll(async () => {
    project = await writeProject(WITH_TEST, 'ts', parts)
  })
  afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

  it('passes its type check and, without waiting for ten minutes, its test', async () => {
    expect(checkTypes(project.folder)).toBe('')
    expect(await runScript(project, 'test')).toContain('1 passed')
  })

  it('fails its test when a value is another one', async () => {
    writeFileSync(path.join(project.folder, 'src/reminder.test.ts'), "'tea'.length // → 4\n")
    await expect(runScript(project, 'test')).rejects.toThrow(
      'src/reminder.test.ts:1: expected 3 to strictly equal 4',
    )
  })
})

describe.each(['ts', 'js'] as const)('a live demo, downloaded in %s', (language) => {
  let project: WrittenProject
  beforeAll(async () => {
    project = await writeProject(DEMO, language, parts)
  })
  afterAll(() => rmSync(project.folder, { recursive: true, force: true }))

  it('passes its type check, is built, and shows the demo, which its server answers', async () => {
    if (language === 'ts') expect(checkTypes(project.folder)).toBe('')
    await runScript(project, 'build')
    await withPage(project, async (page) => {
      await page.getByText('for Aurora Hotel: packed').waitFor()
      await page.getByRole('button', { name: 'Show the second card' }).click()
      await page.getByText('2 subscribers').waitFor()
    })
  })
})

/** Makes what downloaded projects are made of, as the build does. */
async function makeParts(): Promise<ProjectParts> {
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

function inJavaScript(text: string): string {
  return text.replace('.ts', '.js')
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
