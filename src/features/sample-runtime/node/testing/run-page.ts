import { vi } from 'vitest'

import { isExecuted } from '../../../checked-samples/build/page/fence'
import { buildPageProject } from '../../../checked-samples/build/page/page-project'
import { readSamplePage } from '../../../checked-samples/build/page/read-page'
import { type RunOutcome, runFences } from '../../../checked-samples/build/run/run-pages'

// Each page loads the libraries in threads of its own, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 })

/** Executes all executed fences of pages, given as the texts of MDX files. */
export async function runPages(texts: readonly string[], limit?: number): Promise<RunOutcome[]> {
  const siteDir = process.cwd()
  const jobs = texts.flatMap((text, index) => {
    const page = readSamplePage(`docs/page-${index + 1}.mdx`, text)
    const project = buildPageProject(page, siteDir)
    return page.fences.filter(isExecuted).map((fence) => ({ project, fence }))
  })
  return runFences(jobs, { siteDir, ...(limit !== undefined && { limit }) })
}

/** Executes a page and gives its problems as `line:column message`. */
export async function getDiagnostics(text: string, limit?: number): Promise<string[]> {
  const outcomes = await runPages([text], limit)
  return outcomes.flatMap(({ diagnostics }) =>
    diagnostics.map(({ line, column, message }) => `${line}:${column} ${message}`),
  )
}

/** Writes a fence; its code begins on the second line of what it gives. */
export function fence(tags: string, ...lines: string[]): string {
  return ['```' + tags, ...lines, '```', ''].join('\n')
}
