import { toString } from 'mdast-util-to-string'
import { lintRule } from 'unified-lint-rule'
import { visit } from 'unist-util-visit'

/** Texts that say nothing when a screen reader lists the links of a page. */
const EMPTY_TEXTS =
  /^(?:(?:click |see |read |look )?(?:here|this|that|it|more|on|link|page|details|article|docs?|documentation|read more|learn more|see more|this page|this link|this section|the docs)|https?:\/\/\S+)$/i

/** A link's text says where it leads. An address in angle brackets is meant to be read. */
export const linkText = lintRule('site:link-text', (tree, file) => {
  visit(tree, 'link', (node) => {
    const text = toString(node).trim()
    if (text !== '' && !EMPTY_TEXTS.test(text)) return
    if (text === node.url) return
    file.message(`The link text "${text}" doesn't say where it leads: name the page or its subject.`, node)
  })
})

const saysNothing = (alt) =>
  typeof alt !== 'string' || /^(?:image|picture|screenshot|diagram)?$/i.test(alt.trim())

/** An image has a text that says what it shows. */
export const imageText = lintRule('site:image-text', (tree, file) => {
  const complain = (node) => file.message('The image has no alternative text: say what it shows.', node)
  visit(tree, (node) => {
    if (node.type === 'image' && saysNothing(node.alt)) complain(node)
    if (/^mdxJsx/.test(node.type) && node.name === 'img') {
      const alt = node.attributes.find(({ name }) => name === 'alt')
      // A value in braces is computed: the linter of components reads those.
      if (alt === undefined || (typeof alt.value !== 'object' && saysNothing(alt.value))) complain(node)
    }
  })
})

/** MDX takes braces for an expression and writes nothing for an empty one, so a word is missing on the page. */
export const emptyBraces = lintRule('site:empty-braces', (tree, file) => {
  visit(tree, ['mdxTextExpression', 'mdxFlowExpression'], (node) => {
    if (node.value.trim() === '')
      file.message('MDX leaves empty braces out: write `{}`, with backticks.', node)
  })
})

const HIDDEN = ['mdxFlowExpression', 'mdxjsEsm']
const hasTag = (node, tag) => node.type === 'code' && (node.meta ?? '').split(' ').includes(tag)
/** Of a test, readers see only that it passed. */
const showsNothing = (node) =>
  node === undefined || ['paragraph', 'heading'].includes(node.type) || hasTag(node, 'proof')

/** What a paragraph announces with a colon stands below it. */
export const announcement = lintRule('site:announcement', (tree, file) => {
  visit(tree, 'paragraph', (node, index, parent) => {
    // The end of an admonition has three.
    if (!/[^:]:$/.test(toString(node).trim())) return
    const next = parent.children
      .slice(index + 1)
      .find((other) => !HIDDEN.includes(other.type) && !hasTag(other, 'setup'))
    if (showsNothing(next))
      file.message('Nothing that this colon announces follows: end the sentence, or show it.', node)
  })
})
