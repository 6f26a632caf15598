import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startNextApp, type NextApp } from './next-app'

const SOURCE = path.resolve('examples/nextjs')
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The app that docs/usage/nextjs.mdx shows. */
describe('the Next.js example', () => {
  let app: NextApp

  beforeAll(async () => {
    app = await startNextApp(SOURCE)
  }, 150_000)

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
  })

  it('ignores what no cart can contain', async () => {
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

  it('has the tsconfig.json that Next wants', () => {
    const read = (folder: string) => readFileSync(path.join(folder, 'tsconfig.json'), 'utf8')
    expect(read(app.folder)).toBe(read(SOURCE))
  })

  describe('in a browser', () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: CHROMIUM,
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      })
    }, 30_000)
    afterAll(() => browser.close())

    /** Opens a page as a visitor with three tins in the cart; `faults` are what the console shows of problems. */
    async function visit(address: string) {
      const context = await browser.newContext({ baseURL: app.url })
      await context.addCookies([{ name: 'cart', value: 'ASSAM=2&SENCHA=1', url: app.url }])
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text())
      })
      await page.goto(address, { waitUntil: 'networkidle' })
      return { page, context, faults }
    }
    const click = (page: Page, name: string) => page.getByRole('button', { name }).click()
    const follow = (page: Page, name: string) => page.getByRole('link', { name }).click()
    const shows = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).waitFor()

    it('hydrates without a mismatch, and fetches the stock then', { timeout: 30_000 }, async () => {
      const { page, context, faults } = await visit('/products/SENCHA')
      await shows(page, '3 in the cart')
      await shows(page, '4 tins left')
      expect(faults).toEqual([])
      await context.close()
    })

    it('keeps the cart over navigation and reload', { timeout: 30_000 }, async () => {
      const { page, context, faults } = await visit('/products/SENCHA')
      await click(page, 'Add a tin')
      await shows(page, '4 in the cart')
      await follow(page, 'Kettle Lane')
      await shows(page, 'Rooibos, unflavored')
      await shows(page, '4 in the cart')
      expect(await context.cookies()).toMatchObject([{ name: 'cart', value: 'ASSAM=2&SENCHA=2' }])
      await page.reload()
      await shows(page, '4 in the cart')
      expect(faults).toEqual([])
      await context.close()
    })

    it('shows the new stock in both caches, and the old cart', { timeout: 30_000 }, async () => {
      const { page, context, faults } = await visit('/products/ASSAM')
      await click(page, 'Add a tin')
      await click(page, 'Reserve a tin')
      await shows(page, '11 tins when this page was rendered')
      await shows(page, '11 tins left')
      await shows(page, '4 in the cart')
      expect(faults).toEqual([])
      await context.close()
    })

    it(
      'makes a new gift box for another tea, and keeps the one that it hid',
      { timeout: 30_000 },
      async () => {
        const { page, context, faults } = await visit('/gift?tea=ASSAM')
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
        expect(faults).toEqual([])
        await context.close()
      },
    )
  })
})

describe('the sources of the Next.js example', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(app|lib)\/.*\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(path.join(SOURCE, file), 'utf8') }))

  it('call hooks in client components only', () => {
    const callers = files.filter(({ code }) => /\buse[A-Z]\w*\(/.test(code))
    expect(callers.length).toBeGreaterThan(3)
    const onServer = callers.filter(({ code }) => !code.startsWith("'use client'"))
    expect(onServer.map(({ file }) => file)).toEqual([])
  })

  it('ask for the versions that this repository checks', () => {
    const versions = (folder: string) => {
      const text = readFileSync(path.join(folder, 'package.json'), 'utf8')
      const { dependencies, devDependencies } = JSON.parse(text) as Record<string, Record<string, string>>
      return { ...dependencies, ...devDependencies }
    }
    const wanted = versions(SOURCE)
    expect(versions('.')).toMatchObject(wanted)
    expect(Object.keys(wanted)).toContain('next')
  })
})

describe('React-Redux in a server component', () => {
  /** The module that Next bundles for server components. */
  const onServer = (expression: string) => {
    const code = `import('react-redux').then((reactRedux) => console.log(${expression}))`
    return execFileSync(process.execPath, ['--conditions=react-server', '--eval', code], { encoding: 'utf8' })
  }

  it('has hooks that throw', () => {
    const call = '(() => { try { reactRedux.useSelector() } catch (error) { return error.message } })()'
    expect(onServer(call)).toContain('This function is not supported in React Server Components.')
  })

  it('has hooks without withTypes', () => {
    expect(onServer('typeof reactRedux.useDispatch.withTypes')).toBe('undefined\n')
  })
})
