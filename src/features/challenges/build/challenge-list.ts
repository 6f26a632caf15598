import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RootContent } from 'mdast'
import { parse } from 'yaml'

import { jsxElement } from '../../../lib/build/jsx-element'
import { effortOf } from './challenge-section'
import { heading, paragraph, text, UNSEARCHED } from './elements'
import type { PublishedChallenge } from './publish'

/** Writes the list of all challenges, by their pages; scripts add what the reader has solved. */
export function challengeList(challenges: readonly PublishedChallenge[], siteDir: string): RootContent[] {
  const pages = new Set(challenges.map(({ challenge }) => challenge.page))
  return [
    jsxElement('p', { className: 'challenge-progress', role: 'status' }),
    ...[...pages].flatMap((page) => [
      heading(2, page.slice(1).replaceAll('/', '-').toLowerCase(), titleOf(page, siteDir), UNSEARCHED),
      jsxElement(
        'ul',
        { className: 'challenge-list', ...UNSEARCHED },
        challenges.filter(({ challenge }) => challenge.page === page).map(itemOf),
      ),
    ]),
  ]
}

function itemOf({ challenge, version }: PublishedChallenge): RootContent {
  const { id, page, title } = challenge
  return jsxElement('li', { 'data-challenge-item': id, 'data-version': version }, [
    paragraph(
      { type: 'link', url: `${page}#${id}`, children: [text(title)] },
      text(` ${effortOf(challenge)}`),
    ),
  ])
}

/** What the page is called. */
function titleOf(page: string, siteDir: string): string {
  const file = readFileSync(path.join(siteDir, 'docs', `${page}.mdx`), 'utf8')
  const front = parse(/^---\r?\n([^]*?)\r?\n---/.exec(file)?.[1] ?? '') as { title?: string }
  return front.title ?? page
}
