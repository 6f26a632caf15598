import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { once } from 'node:events'
import { chromium, type Browser, type Page } from '@playwright/test'
import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import getPort from 'get-port'

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

const NEXT = path.resolve('node_modules/next/dist/bin/next')
/** Inside the repository, so that the copy finds its packages. */
const COPIES = path.resolve('.cache/examples')

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
  const folder = copyOf(source)
  try {
    const build = runNext(folder, 'build')
    const [exitCode] = (await once(build.process, 'close')) as [number | null]
    if (exitCode !== 0) throw new Error(`next build failed:\n${build.log()}`)
    const port = await getPort()
    const server = runNext(folder, 'start', '--hostname', '127.0.0.1', '--port', String(port))
    await becomeReady(server)
    const stop = async () => {
      await end(server.process)
      rmSync(folder, { recursive: true, force: true })
    }
    return { url: `http://127.0.0.1:${port}`, folder, log: server.log, stop }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

function copyOf(source: string): string {
  mkdirSync(COPIES, { recursive: true })
  const folder = mkdtempSync(path.join(COPIES, `${path.basename(source)}-`))
  const made = ['node_modules', '.next', 'next-env.d.ts'].map((name) => path.join(source, name))
  cpSync(source, folder, { recursive: true, filter: (file) => !made.includes(file) })
  return folder
}

interface RunningNext {
  process: ChildProcess
  log: () => string
}

function runNext(cwd: string, ...parameters: string[]): RunningNext {
  const child = spawn(process.execPath, [NEXT, ...parameters], {
    cwd,
    // The test runner's own NODE_ENV would end up in the build.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const keep = (chunk: Buffer) => (printed += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  return { process: child, log: () => printed }
}

function becomeReady({ process: server, log }: RunningNext): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', () => {
      if (log().includes('Ready in')) resolve()
    })
    server.once('close', () => reject(new Error(`next start ended:\n${log()}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}
