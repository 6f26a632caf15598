import type { HeaderRule } from '../../../config/headers'

/**
 * Writes header rules in the format of a `_headers` file.
 *
 * @throws Error when a name or a value can't be written in this format: it would be read as a different rule
 */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  return rules.map(formatRule).join('\n')
}

function formatRule({ path, headers }: HeaderRule): string {
  if (!/^\/\S*$/.test(path)) {
    throw new Error(
      `src/config/headers.ts: the path ${JSON.stringify(path)} must begin with "/" and hold no spaces.`,
    )
  }
  const lines = Object.entries(headers).map(([name, value]) => {
    if (!/^[\w-]+$/.test(name) || /[\r\n]/.test(value)) {
      throw new Error(
        `src/config/headers.ts: ${path} has a header that can't be written: ${JSON.stringify(name)}.`,
      )
    }
    return `  ${name}: ${value}\n`
  })
  return `${path}\n${lines.join('')}`
}
