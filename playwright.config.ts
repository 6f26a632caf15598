import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.PREVIEW_PORT ?? 4310)
/** `configured` runs against a build of its own, with the hosted services switched on. */
const DIRECTORY = process.env.PREVIEW_DIRECTORY ?? 'build'
const SERVE = 'node node_modules/tsx/dist/cli.mjs scripts/preview/cli.mts'

/** The projects run against the production bundle under the preview server. */
export default defineConfig({
  testDir: 'tests',
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
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'browser', testMatch: /browser\/[\w-]+\.spec\.ts$/ },
    { name: 'every-sample', testMatch: 'browser/every-sample/*.spec.ts' },
    { name: 'specification', testMatch: 'specification/*.spec.ts' },
    { name: 'configured', testMatch: 'browser/configured/*.spec.ts' },
    { name: 'pages', testMatch: 'pages/*.spec.ts' },
    { name: 'accessibility', testMatch: 'accessibility/*.spec.ts' },
    { name: 'visual', testMatch: 'visual/*.spec.ts' },
  ],
  webServer: { command: SERVE, url: `http://localhost:${PORT}/`, env: { PORT: String(PORT), DIRECTORY } },
})
