import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { Diagnostic } from '../../../lib/build/diagnostic'
import type { Challenge } from './challenge'

/** The element that stands for the challenges of a page. */
export const PAGE_ELEMENT = 'Challenges'

/** Sorts challenges by their pages, as the navigation has these; the order within a page is that of its text. */
export function inOrder(challenges: readonly Challenge[], pageOrder: readonly string[]): Challenge[] {
  const getPlace = ({ page }: Challenge): number => {
    const place = pageOrder.indexOf(page.slice(1))
    return place === -1 ? pageOrder.length : place
  }
  return [...challenges].sort((one, other) => getPlace(one) - getPlace(other))
}

/** What is wrong with challenges beside each other: ids that are taken, and pages that don't show them. */
export function siteDiagnostics(challenges: readonly Challenge[], siteDir: string): Diagnostic[] {
  const first = new Map<string, Challenge>()
  const diagnostics: Diagnostic[] = []
  for (const challenge of challenges) {
    const { id, source, line } = challenge
    const known = first.get(id)
    if (known) {
      const message = `The id "${id}" is taken by ${known.source}:${known.line}. Readers' progress is kept by ids: choose another.`
      diagnostics.push({ page: source, line, column: 1, message })
    } else first.set(id, challenge)
  }
  return [...diagnostics, ...unshown(challenges, siteDir)]
}

function unshown(challenges: readonly Challenge[], siteDir: string): Diagnostic[] {
  const sources = new Map(challenges.map((challenge) => [challenge.source, challenge.page]))
  return [...sources].flatMap(([source, page]) => {
    const file = path.join(siteDir, 'docs', `${page}.mdx`)
    if (existsSync(file) && readFileSync(file, 'utf8').includes(`<${PAGE_ELEMENT} />`)) return []
    const message = existsSync(file)
      ? `docs${page}.mdx doesn't show its challenges. Write <${PAGE_ELEMENT} /> where they belong.`
      : `There is no page docs${page}.mdx. Give this file the path of the page that it belongs to.`
    return [{ page: source, line: 1, column: 1, message }]
  })
}
