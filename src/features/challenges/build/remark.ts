import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Heading, Parent, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'

import { AuthorError } from '../../../lib/build/author-error'
import { pageSource } from '../../../lib/build/page-source'
import { challengeSection, effortOf } from './challenge-section'
import { EXERCISE, heading, paragraph, text, UNSEARCHED } from './elements'
import type { ChallengeService } from './service'
import { PAGE_ELEMENT } from './site-diagnostics'
import { jsxElement } from '../../../lib/build/jsx-element'
import type { PublishedChallenge } from './publish'

/** The element that stands for the list of all challenges. */
const LIST_ELEMENT = 'ChallengeList'

/**
 * A remark plugin that writes the challenges of a page in place of `<Challenges />`, and the list of all in place of
 * `<ChallengeList />`. It comes before the plugins that read headings.
 */
export function remarkChallenges({ challenges }: { challenges: ChallengeService }) {
  return async (tree: Root, file: { cwd: string; path: string; value: unknown }): Promise<void> => {
    const slots = findSlots(tree)
    if (slots.length === 0) return
    const source = pageSource(file)
    const all = await challenges.all()
    const address = source.page.replace(/^docs|\.mdx$/g, '')
    for (const { node, parent, name } of slots) {
      const own = all.filter(({ challenge }) => challenge.page === address)
      if (name === PAGE_ELEMENT && own.length === 0) {
        const line = source.lineInFile(node.position?.start.line ?? 1)
        throw new AuthorError(
          `${source.page}:${line}: This page has no challenges. Write them in content/challenges${address}.mdx, or remove <${PAGE_ELEMENT} />.`,
        )
      }
      const nodes = name === PAGE_ELEMENT ? own.flatMap(challengeSection) : challengeList(all, file.cwd)
      const at = parent.children.indexOf(node)
      if (name === PAGE_ELEMENT) markAsExercise(parent.children.slice(0, at))
      parent.children.splice(at, 1, ...nodes)
    }
  }
}

/** The section above them only introduces the challenges. */
function markAsExercise(above: Parent['children']): void {
  const heading = above.filter((node): node is Heading => node.type === 'heading').at(-1)
  if (heading) heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, ...EXERCISE } }
}

interface Slot {
  node: RootContent
  parent: Parent
  name: string
}

function findSlots(tree: Root): Slot[] {
  const slots: Slot[] = []
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    const { name } = node
    if (parent && (name === PAGE_ELEMENT || name === LIST_ELEMENT)) slots.push({ node, parent, name })
  })
  return slots
}

/** Writes the list of all challenges, by their pages; scripts add what the reader has solved. */
function challengeList(challenges: readonly PublishedChallenge[], siteDir: string): RootContent[] {
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
