import { mkdirSync, writeFileSync } from 'node:fs'

import type { Finding } from './findings.mjs'
import type { Outcome } from './gates.mjs'
import { WAY_BACK } from './raise.mjs'
import { LOGS } from './run-command.mjs'

const FILE = `${LOGS}/report.txt`

/** All that the command found out. */
export interface Report {
  versions: { from: string; to: string }
  changes: readonly string[]
  /** Where the difference between the published sources is. */
  difference: string
  gates: readonly Outcome[]
  toRead: readonly Finding[]
}

/**
 * Prints the report, and keeps it in a file.
 *
 * @returns how many things are to do; a gate that waits for others is one
 */
export function printReport(report: Report): number {
  const text = formatReport(report)
  mkdirSync(LOGS, { recursive: true })
  writeFileSync(FILE, `${text}\n`)
  console.log(`\n${text}\n\nThis list is in ${FILE}, the full outputs are beside it.`)
  return countOpen(report.gates)
}

/** The report as text. */
export function formatReport({ versions, changes, gates, toRead, difference }: Report): string {
  const open = gates.filter(({ findings, waitsFor }) => findings.length + waitsFor.length > 0)
  return [
    `Redux Toolkit ${versions.from} → ${versions.to}`,
    section('What changed in its declarations', changes.length > 0 ? changes : ['Nothing.']),
    section('To do', open.length > 0 ? open.map(formatGate) : ['Nothing: every gate passed.']),
    section(
      `To read again, because they speak of ${versions.from} or its minor release`,
      toRead.map(oneLine),
    ),
    nextSteps(open.length > 0),
    changes.length > 0 && 'To find the pages that name what changed: git grep -nw NAME docs',
    difference,
  ]
    .filter(Boolean)
    .join('\n\n')
}

function countOpen(gates: readonly Outcome[]): number {
  return gates.reduce(
    (sum, { findings, waitsFor }) => sum + (findings.length || Number(waitsFor.length > 0)),
    0,
  )
}

function formatGate({ name, remedy, findings, waitsFor }: Outcome): string {
  if (waitsFor.length > 0) return `${name}: not run yet, it needs ${waitsFor.join(', ')}`
  return [`${name}: ${findings.length}. ${remedy}`, ...findings.map(oneFinding)].join('\n')
}

function oneFinding({ place, message }: Finding): string {
  return message.includes('\n') ? `  ${place}\n${indent(message, 4)}` : `  ${place}: ${message}`
}

function oneLine({ place, message }: Finding): string {
  return `${place}: ${message}`
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : [`${title}:`, ...lines.map((line) => indent(line, 2))].join('\n')
}

function nextSteps(isOpen: boolean): string {
  const on = isOpen ? 'Work through the list; "npm run upgrade -- --gates" makes it again.' : 'Now: npm test'
  return `${on}\nThe way back: ${WAY_BACK}`
}

function indent(text: string, width: number): string {
  return text.replace(/^(?=.)/gm, ' '.repeat(width))
}
