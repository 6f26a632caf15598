import type { Finding } from '../upgrade/findings.mjs'

/** A line for each fault, and how many there are. */
export function formatReport(file: string, faults: readonly Finding[]): string {
  if (faults.length === 0) return `✓ ${file} is ready`
  const count = faults.length === 1 ? '1 thing is missing' : `${faults.length} things are missing`
  return [...faults.map(({ place, message }) => `${place}: ${onOneLine(message)}`), '', count].join('\n')
}

const onOneLine = (message: string) => message.trim().replace(/\s*\n\s*/g, ' ')
