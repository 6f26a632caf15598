import { availableParallelism, loadavg } from 'node:os'

import { ROWS, type Figures, type RowName } from './rows.mjs'

/** The sites that the ratios are of. The table has the site's own build first. */
export const OURS = 'ours'
export const DOCUSAURUS = 'Docusaurus'
const MISSED = '✗'

/** Collects figures by site and row. */
export interface Table {
  note: (site: string, figures: Figures) => void
  /** Prints the medians as a table in Markdown. */
  print: () => void
}

/** @param sites - the heads of the columns */
export function createTable(sites: readonly string[]): Table {
  const measured = new Map<string, number[]>()
  const getKey = (site: string, row: RowName) => `${site} ${row}`
  const read = (site: string, row: RowName) => median(measured.get(getKey(site, row)) ?? [])

  function note(site: string, figures: Figures): void {
    for (const [row, value] of Object.entries(figures)) {
      const key = getKey(site, row as RowName)
      measured.set(key, [...(measured.get(key) ?? []), value])
    }
  }

  function getCells(row: RowName): string[] {
    const [own, ...others] = sites.map((site) => read(site, row))
    const ratios = others.map((other) => formatRatio((own ?? NaN) / (other ?? NaN)))
    const mark = isMissed(row, own, read(DOCUSAURUS, row)) ? ` ${MISSED}` : ''
    return [row, getGoal(row), format(own) + mark, ...others.map(format), ...ratios]
  }

  function print(): void {
    const heads = ['median', 'goal', ...sites, ...sites.slice(1).map((site) => `÷ ${site}`)]
    const rows = (Object.keys(ROWS) as RowName[]).filter((row) =>
      sites.some((site) => read(site, row) !== undefined),
    )
    for (const cells of [heads, heads.map(() => '---'), ...rows.map(getCells)])
      console.log(`| ${cells.join(' | ')} |`)
    const [, , load = 0] = loadavg()
    console.log(
      `\n${MISSED} misses its goal. kB of 1000 bytes, as sent. Load of the machine: ${load.toFixed(1)} on ${availableParallelism()} processors.`,
    )
  }

  return { note, print }
}

function median(values: readonly number[]): number | undefined {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
}

function format(value: number | undefined): string {
  return value?.toFixed(value < 10 ? 2 : 0) ?? '–'
}

const formatRatio = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–')

function getGoal(row: RowName): string {
  const { most, mostOfDocusaurus } = goalOf(row)
  if (mostOfDocusaurus !== undefined) return `≤ ${mostOfDocusaurus} of ${DOCUSAURUS}`
  return most === undefined ? '' : `≤ ${most}`
}

function isMissed(row: RowName, own = 0, ofDocusaurus = NaN): boolean {
  const { most = Infinity, mostOfDocusaurus = Infinity } = goalOf(row)
  return own > most || own > mostOfDocusaurus * ofDocusaurus
}

const goalOf = (row: RowName): { most?: number; mostOfDocusaurus?: number } => ROWS[row]
