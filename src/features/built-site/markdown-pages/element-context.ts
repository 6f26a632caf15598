import type { CheerioAPI } from 'cheerio'
import type { AnyNode, Element } from 'domhandler'
import type { BlockContent } from 'mdast'

/** The surroundings of an element that is turned into Markdown. */
export interface ElementContext {
  $: CheerioAPI
  /** The page's address, absolute and without an anchor: what its links are relative to. */
  url: string
}

/** Turns nodes into blocks of Markdown. */
type ToFlow = (nodes: readonly AnyNode[], place: ElementContext) => BlockContent[]

/** Turns one kind of element into blocks of Markdown; `flow` is for the nodes inside of it. */
export type Handler = (element: Element, place: ElementContext, flow: ToFlow) => BlockContent[]
