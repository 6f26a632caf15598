import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { once } from 'node:events'
import { chromium, type Browser, type Page } from '@playwright/test'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import getPort from 'get-port'

import { installFolder } from '../../scripts/lib/install-folder.mjs'

const SOURCE = 'examples/nextjs'
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The app that docs/usage/nextjs.mdx shows. */
describe('the Next.js example', () => {
  let app: NextApp

  beforeAll(async () => {
    app = await startNextApp(SOURCE)
  })

  afterAll(() => app.stop())

  const get = async (address: string, cart?: string) => {
    const headers = cart === undefined ? undefined : { cookie: `cart=${cart}` }
    const response = await fetch(`${app.url}${address}`, { headers })
    return load(await response.text())
  }
  const badge = async (cart?: string) => (await get('/', cart))('output').text()
  const giftBox = async (tea: string) => (await get(`/gift?tea=${tea}`))('legend').text()

  // This test is first, because the others use the route handler.
  it('renders the loading state of the query, and sends no request while rendering', async () => {
    const $ = await get('/products/ASSAM')
    expect($('main').text()).toContain('12 tins when this page was rendered')
    expect($('main').text()).toContain('Counting tins…')
    expect(app.log()).not.toContain('Stock of')

    const response = await fetch(`${app.url}/api/stock/ASSAM`)
    expect(await response.json()).toEqual({ sku: 'ASSAM', tins: 12 })
    expect(app.log()).toContain('Stock of ASSAM requested')
  })

  it("renders the visitor's cart into the HTML", async () => {
    expect(await badge('ASSAM=2&SENCHA=1')).toBe('3 in the cart')
    expect(await badge()).toBe('0 in the cart')
    expect(await badge('ASSAM=-1&SENCHA=many&ROOIBOS=4')).toBe('4 in the cart')
  })

  it('keeps the stores of requests apart that are rendered at the same time', async () => {
    const tins = Array.from({ length: 30 }, (_, index) => index + 1)
    const badges = await Promise.all(tins.map((count) => badge(`ASSAM=${count}`)))
    expect(badges).toEqual(tins.map((count) => `${count} in the cart`))
  })

  it('gives each tea a gift box of its own', async () => {
    const legends = await Promise.all(['ASSAM', 'ROOIBOS', 'SENCHA'].map(giftBox))
    expect(legends).toEqual([
      'Gift box: 2 × ASSAM, besides 0 in the cart',
      'Gift box: 6 × ROOIBOS, besides 0 in the cart',
      'Gift box: 3 × SENCHA, besides 0 in the cart',
    ])
  })

  it('prerenders nothing that belongs to a visitor', () => {
    const shell = readFileSync(path.join(app.folder, '.next/server/app/index.html'), 'utf8')
    expect(shell).toContain('Opening the shop…')
    expect(shell).not.toContain('in the cart')
  })

  describe('in a browser', { timeout: 30_000 }, () => {
    let browser: Browser
    beforeAll(async () => {
      const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
      browser = await chromium.launch({ executablePath: CHROMIUM, args })
    })
    afterAll(() => browser.close())

    /** Opens a page as a visitor with three tins in the cart; the console must show no problem. */
    async function visit(address: string, use: (page: Page) => Promise<void>): Promise<void> {
      const page = await browser.newPage({ baseURL: app.url })
      await page.context().addCookies([{ name: 'cart', value: 'ASSAM=2&SENCHA=1', url: app.url }])
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text())
      })
      await page.goto(address, { waitUntil: 'networkidle' })
      await use(page)
      expect(faults).toEqual([])
      await page.close()
    }
    const click = (page: Page, name: string) => page.getByRole('button', { name }).click()
    const follow = (page: Page, name: string) => page.getByRole('link', { name }).click()
    const shows = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).waitFor()

    it('fetches the stock once it is hydrated, and keeps the cart over navigation and reload', () =>
      visit('/products/SENCHA', async (page) => {
        await shows(page, '3 in the cart')
        await shows(page, '4 tins left')
        await click(page, 'Add a tin')
        await shows(page, '4 in the cart')
        await follow(page, 'Kettle Lane')
        await shows(page, 'Rooibos, unflavored')
        await shows(page, '4 in the cart')
        expect(await page.context().cookies()).toMatchObject([{ name: 'cart', value: 'ASSAM=2&SENCHA=2' }])
        await page.reload()
        await shows(page, '4 in the cart')
      }))

    it('shows the new stock in both caches, and the old cart', () =>
      visit('/products/ASSAM', async (page) => {
        await click(page, 'Add a tin')
        await click(page, 'Reserve a tin')
        await shows(page, '11 tins when this page was rendered')
        await shows(page, '11 tins left')
        await shows(page, '4 in the cart')
      }))

    it('makes a new gift box for another tea, and keeps the one that it hid', () =>
      visit('/gift?tea=ASSAM', async (page) => {
        await click(page, 'Pack one more')
        await shows(page, 'Gift box: 3 × ASSAM')
        await follow(page, 'Box of Rooibos')
        await shows(page, 'Gift box: 6 × ROOIBOS')
        await click(page, 'Pack one more')
        await follow(page, 'Kettle Lane')
        // Going back needs a second entry in the history.
        await page.waitForURL(`${app.url}/`)
        await page.goBack()
        await shows(page, 'Gift box: 7 × ROOIBOS')
      }))
  })
})

const NEXT = 'node_modules/next/dist/bin/next'
/** The test runner's own NODE_ENV would end up in the build. */
const ENVIRONMENT = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }

/** A running production server of an example. */
interface NextApp {
  /** Address without a slash at its end. */
  url: string
  /** Folder that holds the built copy of the example. */
  folder: string
  /** The output of the server so far. */
  log(): string
  /** Ends the server and removes the copy. */
  stop(): Promise<void>
}

/**
 * Builds a copy of a Next.js app and starts it on a free port. A copy, because `next build` writes beside the
 * sources even if `distDir` points elsewhere: into `next-env.d.ts` and `tsconfig.json`.
 *
 * @param source - folder of the app
 * @throws Error with the output, if the app can't be built or ends before it is ready
 */
async function startNextApp(source: string): Promise<NextApp> {
  const packages = await installFolder(source)
  const next = path.join(packages, NEXT)
  const folder = getCopy(source, packages)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    execFileSync(process.execPath, [next, 'build'], { cwd: folder, env: ENVIRONMENT, encoding: 'utf8' })
    const port = await getPort()
    const parameters = [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)]
    const server = spawn(process.execPath, parameters, { cwd: folder, env: ENVIRONMENT })
    let printed = ''
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', () => printed.includes('Ready in') && resolve())
      server.once('close', () => reject(new Error(`next start ended:\n${printed}`)))
    })
    const stop = async () => {
      server.kill('SIGTERM')
      await once(server, 'close')
      remove()
    }
    return { url: `http://127.0.0.1:${port}`, folder, log: () => printed, stop }
  } catch (error) {
    remove()
    throw error
  }
}

/** Copies an app to where it finds its packages. */
function getCopy(source: string, packages: string): string {
  const folder = mkdtempSync(path.join(packages, 'app-'))
  const made = ['node_modules', '.next', 'next-env.d.ts', 'package-lock.json'].map((name) =>
    path.join(source, name),
  )
  cpSync(source, folder, { recursive: true, filter: (file) => !made.includes(file) })
  return folder
}
