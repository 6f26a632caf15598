import type { Link } from 'mdast'

import * as codeClasses from '../../../lib/code-classes'
import { paragraph, strong, text } from './blocks'
import type { Handler } from './element-context'

/**
 * A live demo: its title, where it runs, what to try, and the files it is made of.
 *
 * @throws Error where the demo's frame has no title, because its markup has changed
 */
export const liveDemo: Handler = (element, place, flow) => {
  const demo = place.$(element)
  const title = demo.children('header').find('p > span').last().text().trim()
  const { id = '', 'data-live-demo': name = '' } = element.attribs
  if (title === '') {
    const remedy =
      'compare src/features/built-site/markdown-pages/live-demo.ts with src/features/demos/LiveDemo.tsx'
    throw new Error(`${place.url}: the live demo "${name}" has no title that can be read; ${remedy}.`)
  }
  const there: Link = { type: 'link', url: `${place.url}#${id}`, children: [text('on the page')] }
  return [
    ...paragraph(strong(text(`Live demo: ${title}`))),
    ...paragraph(text('It runs '), there, text('. What to try:')),
    ...flow(demo.children('ol').toArray(), place),
    ...paragraph(text('Its source:')),
    ...flow(demo.find(`.${codeClasses.sample}`).toArray(), place),
  ]
}
