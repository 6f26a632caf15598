import { build } from 'esbuild'

import type { RunEvent, RunFile } from '../../src/shared/try-it/messages'
import type { TryEnvironment } from '../../src/shared/try-it/sample'
import type { Page } from './test'
import type { Harness } from './try-sandbox-harness'

const SCRIPT = '/try-sandbox-harness.js'
/** Has no demo and little else. */
const PAGE = '/accessibility'

declare const harness: Harness

let bundle: Promise<string> | undefined

/** The harness as a script; the policy of pages allows only files of the site. */
function bundled(): Promise<string> {
  bundle ??= build({
    entryPoints: ['tests/browser/try-sandbox-harness.ts'],
    bundle: true,
    write: false,
    format: 'iife',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundle
}

/** Opens a page of the site with the harness in it. */
export async function openHarness(page: Page): Promise<void> {
  const body = await bundled()
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto(PAGE)
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.addScriptTag({ url: SCRIPT })
}

interface Options {
  environment?: TryEnvironment
  server?: string
  hasScreen?: boolean
  /** The names of the files to evaluate; the first one unless given. */
  entries?: string[]
}

/** Runs files, or the text of one, to the end. */
export function run(page: Page, files: string | RunFile[], options: Options = {}): Promise<RunEvent[]> {
  const all = typeof files === 'string' ? [{ name: 'index.ts', code: files }] : files
  const { environment = 'development', entries = all.slice(0, 1).map(({ name }) => name), ...more } = options
  const task = { files: all, entries, ...more }
  return page.evaluate(([wanted, where]) => harness.run(wanted, where), [task, environment] as const)
}

/** What was printed. */
export function printedOf(events: readonly RunEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'printed' ? event.text : []))
}

/** Why a run ended. */
export function endOf(events: readonly RunEvent[]): string | undefined {
  const last = events.at(-1)
  return last?.type === 'ended' ? last.reason : undefined
}
