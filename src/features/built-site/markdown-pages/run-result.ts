import type { BlockContent } from 'mdast'

import * as codeClasses from '../../../lib/code-classes'
import { paragraph, text } from './blocks'
import { codeBlock } from './code-block'
import { toPhrasing } from './phrasing'
import type { Handler } from './element-context'

/** How deep the heading of a proof is: below every heading of a page, so that it opens no section among them. */
const DEPTH = 6

/**
 * What a run left behind, as `src/features/checked-samples/build/render/render-result.ts` writes it: each part with its name, the
 * statement that it ran, and the test under a heading.
 */
export const runResult: Handler = (element, place, flow) => {
  const { $ } = place
  const result = $(element)
  const parts = result.find(`.${codeClasses.ranPart}`).toArray()
  const proof = result.children(`.${codeClasses.proof}`)
  const figure = proof.children(`.${codeClasses.sample}`).get(0)
  const lines = proof.length > 0 ? proof.children('summary').children('span') : result.children('p')
  return [
    ...parts.flatMap((part): BlockContent[] => {
      const name = $(part).children('b').text()
      const value = $(part).children('pre').text().trimEnd()
      return [...paragraph(text(`${name}:`)), { type: 'code', lang: 'text', value }]
    }),
    ...lines.toArray().flatMap((line) => paragraph(...toPhrasing(line.children))),
    ...(figure
      ? [headingOf($(figure).find(`.${codeClasses.title}`).text()), ...codeBlock(figure, place, flow)]
      : []),
  ]
}

function headingOf(file: string): BlockContent {
  return { type: 'heading', depth: DEPTH, children: [text(`Proof: ${file}`)] }
}
