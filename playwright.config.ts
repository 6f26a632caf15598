import { defineConfig } from '@playwright/test'

import { findBrowser } from './scripts/lib/ensure-chromium.mjs'

const PORT = Number(process.env.PREVIEW_PORT ?? 4310)
/** A site with the hosted services switched on, for `services` and `configured`; a port of its own. */
const { CONFIGURED_DIRECTORY } = process.env
const CONFIGURED_PORT = PORT + 1
const DIRECTORY = process.env.PREVIEW_DIRECTORY ?? 'build'
const SERVE = 'node node_modules/tsx/dist/cli.mjs scripts/preview/cli.mts'

const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? findBrowser(),
  args: [
    // Without it, Chromium does not start as root.
    ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The headless build rounds the widths of letters to whole pixels, the ordinary one doesn't.
    '--font-render-hinting=none',
  ],
}

/** Test files that `npm test` leaves out: scripts/test/playwright.mjs. */
const UNCHANGED = (JSON.parse(process.env.UNCHANGED_SPECS ?? '[]') as string[]).map((file) => `**/${file}`)

/** Tests of links that a configured build renders. */
const RENDERED = /@rendered/

const serve = (port: number, directory: string) => ({
  command: SERVE,
  url: `http://localhost:${port}/`,
  env: { PORT: String(port), DIRECTORY: directory },
})

/** An ordinary browser, where `CHROMIUM` is the headless build: it prepares connections, and has menus and scrollbars. */
const { WHOLE_CHROMIUM } = process.env

/** The projects run against the production bundle under the preview server. */
export default defineConfig({
  testDir: 'tests',
  testIgnore: UNCHANGED,
  fullyParallel: true,
  workers: 2,
  // Nothing here is about speed: a busy machine gets its time.
  timeout: 90_000,
  expect: {
    timeout: 20_000,
    // Another version of the browser smooths edges a little differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.01, animations: 'disabled' },
  },
  snapshotPathTemplate: 'tests/visual/screenshots/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  outputDir: '.cache/playwright',
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: LAUNCH,
  },
  projects: [
    { name: 'browser', testMatch: /browser\/[\w-]+\.spec\.ts$/ },
    { name: 'every-sample', testMatch: 'browser/every-sample/*.spec.ts' },
    { name: 'specification', testMatch: 'specification/*.spec.ts' },
    ...(WHOLE_CHROMIUM === undefined
      ? []
      : [
          {
            name: 'ordinary-browser',
            testMatch: /browser\/[\w-]+\.spec\.ts$/,
            // What depends on the kind of browser: what is sent, and how wide text is.
            grep: /@both-browsers/,
            use: { launchOptions: { ...LAUNCH, executablePath: WHOLE_CHROMIUM } },
          },
        ]),
    {
      // What a swap of settings shows: tests/browser/configured/swap-settings.mts.
      name: 'services',
      testMatch: 'browser/configured/{analytics,search}.spec.ts',
      grepInvert: RENDERED,
      use: { baseURL: `http://localhost:${CONFIGURED_PORT}` },
    },
    {
      // What only a real build shows, because it is rendered.
      name: 'configured',
      testMatch: 'browser/configured/{feedback,search}.spec.ts',
      grep: RENDERED,
      use: { baseURL: `http://localhost:${CONFIGURED_PORT}` },
    },
    { name: 'pages', testMatch: 'pages/*.spec.ts' },
    { name: 'accessibility', testMatch: 'accessibility/*.spec.ts' },
    { name: 'visual', testMatch: 'visual/*.spec.ts' },
  ],
  webServer: [
    serve(PORT, DIRECTORY),
    ...(CONFIGURED_DIRECTORY === undefined ? [] : [serve(CONFIGURED_PORT, CONFIGURED_DIRECTORY)]),
  ],
})
