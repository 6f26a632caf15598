import { build } from 'esbuild'

import type { RunEvent, RunFile } from '../../src/features/sample-runtime/protocol/messages'
import type { TryEnvironment } from '../../src/features/sample-runtime/protocol/sample'
import type { Page } from './test'
import type { Harness } from './try-sandbox-harness'

const SCRIPT = '/try-sandbox-harness.js'
/** Has no demo and little else. */
const PAGE = '/accessibility'

declare const harness: Harness

const bundles = new Map<string, Promise<string>>()

/** A harness as a script; the policy of pages allows only files of the site. */
function bundled(harnessFile: string): Promise<string> {
  const bundle = bundles.get(harnessFile) ?? buildHarness(harnessFile)
  bundles.set(harnessFile, bundle)
  return bundle
}

function buildHarness(harnessFile: string): Promise<string> {
  return build({
    entryPoints: [`tests/browser/${harnessFile}`],
    bundle: true,
    write: false,
    format: 'iife',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
}

/** Opens a page of the site with a harness in it: that of the sandbox unless told. */
export async function openHarness(page: Page, harnessFile = 'try-sandbox-harness.ts'): Promise<void> {
  const body = await bundled(harnessFile)
  await page.route(`**${SCRIPT}`, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await page.goto(PAGE)
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
  await page.addScriptTag({ url: SCRIPT })
}

interface Options {
  environment?: TryEnvironment
  server?: string
  hasScreen?: boolean
  /** The file whose default export is shown. */
  shown?: string
  /** Milliseconds of simulated time; without it, timers that wait at the end are dropped. */
  timeLimit?: number
  /** The names of the files to evaluate; the first one unless given. */
  entries?: string[]
  /** Of the sandboxes side by side. */
  lane?: number
}

/** Runs files, or the text of one, to the end. */
export function run(page: Page, files: string | RunFile[], options: Options = {}): Promise<RunEvent[]> {
  const all = typeof files === 'string' ? [{ name: 'index.ts', code: files }] : files
  const {
    environment = 'development',
    entries = all.slice(0, 1).map(({ name }) => name),
    lane = 0,
    ...more
  } = options
  const task = { files: all, entries, ...more }
  return page.evaluate(([wanted, where, beside]) => harness.run(wanted, where, beside), [
    task,
    environment,
    lane,
  ] as const)
}

/** What was printed. */
export function getPrinted(events: readonly RunEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'printed' ? event.text : []))
}

/** Why a run ended. */
export function getEnd(events: readonly RunEvent[]): string | undefined {
  const last = events.at(-1)
  return last?.type === 'ended' ? last.reason : undefined
}
