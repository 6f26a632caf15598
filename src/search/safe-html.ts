import { LEVELS, type Hierarchy, type Level } from '../shared/search-data/record'
import type { MarkTags } from './highlight'
import type { Marked, MarkedTexts, SearchHit } from './types'

/**
 * The tags that providers are asked to use. They contain nothing that escaping changes, so a text can be
 * escaped as a whole and the tags turned into elements afterwards.
 */
export const PRIVATE_TAGS: MarkTags = { pre: '__search-mark__', post: '__/search-mark__' }

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/**
 * Turns the texts of a hit into HTML, because the modal and the search page insert them as HTML, while records are plain
 * text that can contain `<Provider>`.
 *
 * The top level is the exception: the modal shows it as text, so it stays text, without marks.
 */
export function withSafeHtml(hit: SearchHit): SearchHit {
  return {
    ...hit,
    // Recent searches are stored without the marked texts, and are shown with the plain ones.
    hierarchy: escapeHierarchy(hit.hierarchy),
    content: hit.content ? escapeHtml(hit.content) : hit.content,
    _highlightResult: markedToHtml(hit._highlightResult),
    _snippetResult: markedToHtml(hit._snippetResult),
  }
}

function escapeHierarchy(hierarchy: Hierarchy): Hierarchy {
  const escaped = { ...hierarchy, lvl1: escapeHtml(hierarchy.lvl1) }
  for (const level of ['lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const) {
    const text = hierarchy[level]
    escaped[level] = text ? escapeHtml(text) : null
  }
  return escaped
}

function markedToHtml(texts: MarkedTexts = {}): MarkedTexts {
  const hierarchy: Partial<Record<Level, Marked>> = {}
  for (const level of LEVELS) {
    const marked = texts.hierarchy?.[level]
    if (marked?.value) hierarchy[level] = { ...marked, value: toHtml(marked.value, level !== 'lvl0') }
  }
  const { content } = texts
  return content?.value
    ? { hierarchy, content: { ...content, value: toHtml(content.value, true) } }
    : { hierarchy }
}

function toHtml(text: string, isHtml: boolean): string {
  if (!isHtml) return replaceTags(text, '', '')
  return replaceTags(escapeHtml(text), '<mark>', '</mark>')
}

function replaceTags(text: string, pre: string, post: string): string {
  return text.replaceAll(PRIVATE_TAGS.pre, pre).replaceAll(PRIVATE_TAGS.post, post)
}
