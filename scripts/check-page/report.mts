import type { Finding } from '../upgrade/findings.mjs'

/** A line for each fault, and how many there are. */
export function formatReport(file: string, findings: readonly Finding[]): string {
  if (findings.length === 0) return `✓ ${file} is ready`
  const count = findings.length === 1 ? '1 thing is missing' : `${findings.length} things are missing`
  return [...findings.map(({ place, message }) => `${place}: ${onOneLine(message)}`), '', count].join('\n')
}

const onOneLine = (message: string) => message.trim().replace(/\s*\n\s*/g, ' ')
