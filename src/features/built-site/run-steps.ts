import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { documentPart } from './document-part'
import { listHtmlFiles } from '../../lib/build/html-files'
import { openStepCache } from '../../lib/build/step-cache'
import type { Build, Found, Step } from '../../lib/build/built-site-step'

/** A step during a run. */
interface Run {
  /** Reads a page. Returns its HTML, which the step may have changed. */
  take(html: string, file: string): string
  /** Saves the findings for the next build. */
  save(): void
  finish(): void | Promise<void>
}

/**
 * Runs steps over a build. Each page is read once and goes through all steps in their order; then, in the same order,
 * the steps finish.
 *
 * @throws Error as the steps do
 */
export async function runSteps(steps: readonly Step<unknown>[], build: Build): Promise<void> {
  const runs = steps.map((step) => openRun(step, build))
  for (const file of listHtmlFiles(build.outDir)) {
    const target = path.join(build.outDir, file)
    const built = readFileSync(target, 'utf8')
    const changed = runs.reduce((html, run) => run.take(html, file), built)
    if (changed !== built) writeFileSync(target, changed)
    // What other threads have finished in the meantime goes on.
    await nextTurn()
  }
  // Findings are saved before a step can stop the build, because the next build can use them anyway.
  for (const run of runs) run.save()
  for (const run of runs) await run.finish()
}

function openRun<Finding>(step: Step<Finding>, build: Build): Run {
  const cache = step.isQuick ? undefined : openStepCache<Finding>(build.siteDir, step.name)
  const found: Found<Finding>[] = []
  return {
    take(html, file) {
      if (step.isFor?.(file) === false) return html
      const input = step.reads === 'document' ? documentPart(html) : html
      const read = (): Finding => step.read(input, file, build)
      const finding = cache === undefined ? read() : cache.get(input, read)
      found.push({ file, finding })
      return step.change?.(html, finding) ?? html
    },
    save: () => cache?.save(),
    finish: () => step.finish?.(found, build),
  }
}
