import type { RootContent } from 'mdast'

import { renderBlock } from '../../checked-samples/build/generated-pages'
import { jsxElement } from '../../../lib/build/jsx-element'
import type { Challenge } from './challenge'
import type { CheckedAttempt } from './check-challenges'
import { folded, EXERCISE, heading, paragraph, text } from './elements'
import { fencesOf, type PublishedChallenge } from './publish'

/** What the button that opens the editor says. */
const START = 'Start'

/** Writes a challenge as readers see it without scripts: task, files, what is tested, hints and solutions. */
export function challengeSection(published: PublishedChallenge): RootContent[] {
  const { challenge, version, start, solutions } = published
  const { id, title, names, hints } = challenge
  const attributes = { 'data-challenge': id, 'data-version': version }
  return [
    heading(3, id, title, EXERCISE),
    jsxElement('div', { className: 'challenge', ...attributes }, [
      jsxElement('p', { className: 'challenge-about' }, [text(effortOf(challenge))]),
      jsxElement('div', { className: 'challenge-task' }, withoutPlaces(challenge.task)),
      ...startBlocks(start, published.sample),
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
export function effortOf({ level, minutes }: Pick<Challenge, 'level' | 'minutes'>): string {
  return `Level ${level} · ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** The first file has the button that starts the challenge: the editor has all of them. */
function startBlocks(attempt: CheckedAttempt, sample: PublishedChallenge['sample']): RootContent[] {
  const { results } = attempt.checked
  return fencesOf(attempt).map((fence, index) => {
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
  const blocks = fencesOf(attempt)
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
