import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { watch } from 'chokidar'

import { createChecker, type SampleChecker, diagnosticsText, summaryText } from './check/checker'
import { listDemoPages, listPages, listSkillFiles, SKILLS_FOLDER } from '../../../lib/build/list-pages'
import { DEMOS_FOLDER } from './page/read-demo'

const USAGE = `Checks the samples of the pages.

  npm run check:samples                        all pages
  npm run check:samples -- docs/api/x.mdx …    the named ones
  npm run check:samples -- --watch             again at every change
  npm run check:samples -- --results FILE      writes how many passed and failed, as JSON`

const siteDir = process.cwd()

interface Tally {
  passed: number
  failed: number
}

async function checkAndPrint(checker: SampleChecker, pages: readonly string[]): Promise<Tally> {
  const start = performance.now()
  const report = await checker.check(pages)
  if (report.discardedCache !== undefined)
    console.log(`${report.discardedCache} Everything is checked again.`)
  const diagnostics = diagnosticsText(report)
  if (diagnostics !== undefined) console.error(diagnostics)
  console.log(`${summaryText(report)} (${Math.round(performance.now() - start)} ms)`)
  return {
    passed: report.pages.reduce((sum, { results }) => sum + results.size, 0),
    failed: report.pages.reduce((sum, page) => sum + page.diagnostics.length, 0),
  }
}

function writeTally(file: string, tally: Tally): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(tally))
}

function pagesNamed(names: readonly string[]): string[] {
  const known = [...listPages(siteDir), ...listSkillFiles(siteDir)]
  const pages = names.map((name) => path.relative(siteDir, path.resolve(name)).replaceAll('\\', '/'))
  const unknown = pages.find((page) => !known.includes(page))
  if (unknown !== undefined)
    throw new Error(
      `There is no page "${unknown}". Name MDX files of docs/ or src/pages/, or Markdown files of ${SKILLS_FOLDER}/.`,
    )
  return pages.length > 0 ? pages : known
}

/** Checks are queued: two at once would mix their output. */
function watchPages(checker: SampleChecker): void {
  let queue = Promise.resolve()
  watch(['docs', 'src/pages', SKILLS_FOLDER, DEMOS_FOLDER], { cwd: siteDir, ignoreInitial: true }).on(
    'all',
    (event, name) => {
      const pages = pagesAffected(name.replaceAll('\\', '/'), event === 'unlink')
      if (pages.length === 0) return
      queue = queue.then(async () => {
        await checkAndPrint(checker, pages)
      })
    },
  )
  console.log(`Watching docs, src/pages, ${SKILLS_FOLDER} and ${DEMOS_FOLDER} …`)
}

/** The pages to check after a file has changed: the page itself, or all pages that show a live demo. */
function pagesAffected(name: string, removed: boolean): string[] {
  if (name.startsWith(`${DEMOS_FOLDER}/`)) return /\.tsx?$/.test(name) ? listDemoPages(siteDir) : []
  return /\.mdx?$/.test(name) && !removed ? [name] : []
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { watch: { type: 'boolean' }, results: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
  } else {
    const checker = createChecker(siteDir)
    const tally = await checkAndPrint(checker, pagesNamed(positionals))
    if (values.results !== undefined) writeTally(values.results, tally)
    if (values.watch) watchPages(checker)
    else process.exitCode = tally.failed === 0 ? 0 : 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
