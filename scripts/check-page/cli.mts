/*
 * Runs every check that a page meets: `npm run check:page -- docs/usage/nextjs.mdx`. Ends with what is missing, and where: a
 * line for each fault.
 */
import { forwardSlashes } from '../../src/lib/build/forward-slashes'
import { ensureInstalled } from '../lib/ensure-installed.mjs'
import { PlainError, stopOnFailure } from '../lib/run.mjs'
import { listPages } from '../../src/lib/build/list-pages'
import { formatReport, runGates } from './gates.mjs'
import { pageOf } from './sources.mjs'

await stopOnFailure(async () => {
  const files = process.argv.slice(2).map((name) => forwardSlashes(name).replace(/^\.\//, ''))
  const [file] = files
  if (file === undefined || files.length > 1) {
    throw new PlainError('Name one page: npm run check:page -- docs/usage/nextjs.mdx')
  }
  if (!listPages('.').includes(file) || !file.startsWith('docs/')) {
    throw new PlainError(`There is no page "${file}". Name an MDX file of docs/.`)
  }
  await ensureInstalled({ tests: true })
  const findings = await runGates(pageOf(file))
  console.log(`\n${formatReport(file, findings)}`)
  if (findings.length > 0) process.exitCode = 1
})
