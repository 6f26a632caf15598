import type { Compiler } from '@rspack/core'

/** How the loaders of pages begin what they report; the bundler puts its own lines around it. */
const REPORT = /(?:Sample|Page) \S+\.\w+:\d+[^]*/
/** A line of a stack, and the frame that the bundler draws. */
const STACK = /\n\s*(?:[│|]\s*)?at .*/g
const FRAME = /^ *│ ?/gm

interface Stats {
  toJson(options?: unknown): { warnings?: { message: string }[] }
}

/**
 * What a loader reported, without the path of the loader, the frame around it and the stack; undefined if the warning is
 * another one's.
 */
export function plainText(message: string): string | undefined {
  return REPORT.exec(message)?.[0].replace(STACK, '').replace(FRAME, '').trimEnd()
}

/**
 * Makes the development server show what is wrong with a page as it was written: over the page without the path of a loader,
 * and in the terminal once, with its line breaks. Docusaurus would print the warning's whole object as one line of JSON.
 */
export function plainWarnings(): { apply(compiler: Compiler): void } {
  let printed = new Set<string>()
  return {
    apply(compiler) {
      // Docusaurus adds its own listener after those of plugins, and asks the same object.
      compiler.hooks.done.tap('plain-warnings', (stats: Stats) => {
        const texts = simplify(stats)
        for (const text of texts) if (!printed.has(text)) console.warn(`\n${text}\n`)
        printed = texts
      })
    },
  }
}

/** Rewrites what the statistics say; returns the reports in them. */
function simplify(stats: Stats): Set<string> {
  const original = stats.toJson.bind(stats)
  stats.toJson = (options) => {
    const json = original(options)
    const warnings = json.warnings?.flatMap((warning) => {
      const message = plainText(warning.message)
      if (message === undefined) return [warning]
      return options === FOR_TERMINAL ? [] : [{ ...warning, message }]
    })
    return warnings === undefined ? json : { ...json, warnings }
  }
  const { warnings = [] } = original({ all: false, warnings: true })
  return new Set(warnings.flatMap(({ message }) => plainText(message) ?? []))
}

/** What Docusaurus asks for before it prints: `registerWebpackE2ETestHook` in its commands/start/webpack.js. */
const FOR_TERMINAL = 'errors-warnings'
