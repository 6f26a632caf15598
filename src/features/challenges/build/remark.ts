import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Heading, Parent, Root, RootContent, Paragraph, PhrasingContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { parse } from 'yaml'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import { AuthorError } from '../../../lib/build/author-error'
import { pageSource } from '../../../lib/build/page-source'
import type { ChallengeService } from './service'
import { PAGE_ELEMENT } from './site-diagnostics'
import { jsxElement } from '../../../lib/build/jsx-element'
import { type PublishedChallenge, getFences } from './publish'
import { renderBlock } from '../../checked-samples/build/generated-pages'
import type { Challenge } from './challenge'
import type { CheckedAttempt } from './check-challenges'

type Attributes = Readonly<Record<string, string>>

/** Left out of the search, which finds what explains it instead. */
const UNSEARCHED: Attributes = { 'data-search-ignore': '' }

/** Of headings: the section is an exercise, which the search finds by its title alone. */
const EXERCISE: Attributes = { 'data-search-exercise': '' }

/** Makes a heading, which the table of contents and links know by its id. */
function heading(depth: 2 | 3, id: string, words: string, attributes: Attributes = {}): Heading {
  return {
    type: 'heading',
    depth,
    children: [text(words)],
    data: { hProperties: { id, ...attributes } },
  }
}

/** Makes a paragraph. */
function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children }
}

/** Makes a piece of text. */
function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

/** What opens and closes on request, without scripts. */
function folded(className: string, summary: string, children: readonly RootContent[]): MdxJsxFlowElement {
  return jsxElement('details', { className }, [jsxElement('summary', {}, [text(summary)]), ...children])
}

/** What the button that opens the editor says. */
const START = 'Start'

/** Writes a challenge as readers see it without scripts: task, files, what is tested, hints and solutions. */
function challengeSection(published: PublishedChallenge): RootContent[] {
  const { challenge, version, start, solutions } = published
  const { id, title, names, hints } = challenge
  const attributes = { 'data-challenge': id, 'data-version': version }
  return [
    heading(3, id, title, EXERCISE),
    jsxElement('div', { className: 'challenge', ...attributes }, [
      jsxElement('p', { className: 'challenge-about' }, [text(getEffort(challenge))]),
      jsxElement('div', { className: 'challenge-task' }, withoutPlaces(challenge.task)),
      ...getStartBlocks(start, published.sample),
      jsxElement('div', { className: 'challenge-tests' }, [
        paragraph(text('It is solved when:')),
        jsxElement(
          'ul',
          {},
          names.map(({ name }) => jsxElement('li', {}, [text(name) as RootContent])),
        ),
      ]),
      ...hints.map((hint, index) => folded('challenge-hint', `Hint ${index + 1}`, withoutPlaces(hint))),
      folded('challenge-solution', 'Solution', [
        ...solutions.flatMap((attempt, way) => solutionBlocks(challenge, attempt, way)),
        jsxElement('div', { className: 'challenge-explanation' }, withoutPlaces(challenge.explanation)),
      ]),
    ]),
  ]
}

/** How hard a challenge is, and how long it takes. */
function getEffort({ level, minutes }: Pick<Challenge, 'level' | 'minutes'>): string {
  return `Level ${level} · ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** The first file has the button that starts the challenge: the editor has all of them. */
function getStartBlocks(attempt: CheckedAttempt, sample: PublishedChallenge['sample']): RootContent[] {
  const { results } = attempt.checked
  return getFences(attempt).map((fence, index) => {
    const references =
      index === 0 ? { sample: { address: sample.address, block: sample.block, label: START } } : {}
    return jsxElement('CodeSample', { html: renderBlock(fence, results.get(fence.index), references) })
  })
}

/** Shows only what a solution changes. */
function solutionBlocks({ solutions }: Challenge, attempt: CheckedAttempt, way: number): RootContent[] {
  const { label = '', files = [] } = solutions[way] ?? {}
  const titles = new Set(files.map(({ title }) => title))
  const { results } = attempt.checked
  const blocks = getFences(attempt)
    .filter(({ tags }) => titles.has(tags.title ?? ''))
    .map((fence) => jsxElement('CodeSample', { html: renderBlock(fence, results.get(fence.index)) }))
  return label === '' ? blocks : [paragraph(text(`Another way, ${label}:`)), ...blocks]
}

/** The places are those of another file, which isn't the one that is compiled. */
function withoutPlaces(nodes: readonly RootContent[]): RootContent[] {
  return structuredClone(nodes).map((node) => {
    removePlaces(node)
    return node
  })
}

function removePlaces(node: RootContent): void {
  delete node.position
  if ('children' in node) for (const child of node.children) removePlaces(child)
}

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
      heading(2, page.slice(1).replaceAll('/', '-').toLowerCase(), getTitle(page, siteDir), UNSEARCHED),
      jsxElement(
        'ul',
        { className: 'challenge-list', ...UNSEARCHED },
        challenges.filter(({ challenge }) => challenge.page === page).map(getItem),
      ),
    ]),
  ]
}

function getItem({ challenge, version }: PublishedChallenge): RootContent {
  const { id, page, title } = challenge
  return jsxElement('li', { 'data-challenge-item': id, 'data-version': version }, [
    paragraph(
      { type: 'link', url: `${page}#${id}`, children: [text(title)] },
      text(` ${getEffort(challenge)}`),
    ),
  ])
}

/** What the page is called. */
function getTitle(page: string, siteDir: string): string {
  const file = readFileSync(path.join(siteDir, 'docs', `${page}.mdx`), 'utf8')
  const front = parse(/^---\r?\n([^]*?)\r?\n---/.exec(file)?.[1] ?? '') as { title?: string }
  return front.title ?? page
}
