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
  timeout: 30_000,
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
    { name: 'configured', testMatch: 'browser/configured/*.spec.ts' },
    // Checking a long page takes a while.
    { name: 'accessibility', testMatch: 'accessibility/*.spec.ts', timeout: 90_000 },
  ],
  webServer: { command: SERVE, url: `http://localhost:${PORT}/`, env: { PORT: String(PORT), DIRECTORY } },
})
