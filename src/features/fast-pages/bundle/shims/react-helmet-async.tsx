/**
 * What the browser uses of `react-helmet-async`: components set the elements of the document's head. The server
 * uses the original; the elements that it wrote (marked `data-rh`) are adopted here.
 */
import { Children, Fragment, isValidElement, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'

type Attributes = Readonly<Record<string, string>>

/** The head elements of one component. */
interface HeadEntry {
  /** Components are read in the order of their first render, and later ones override earlier ones. */
  order: number
  title?: string
  html: Attributes
  body: Attributes
  tags: readonly HTMLElement[]
}

const MARK = 'data-rh'
const TAGS = ['base', 'meta', 'link', 'script', 'style', 'noscript'] as const
const HTML_NAMES: Attributes = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
}

const all = new Set<HeadEntry>()
let rendered = 0
let isDue = false

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children
}

/** Adds its children to the document's head as long as it is mounted: `<title>`, `<meta>`, `<html>` and so on. */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [order] = useState(() => (rendered += 1))
  useLayoutEffect(() => {
    const entry = read(children, order)
    all.add(entry)
    writeSoon()
    return () => {
      all.delete(entry)
      writeSoon()
    }
  }, [children, order])
  return null
}

function read(children: ReactNode, order: number): HeadEntry {
  const tags: HTMLElement[] = []
  const entry: HeadEntry = { order, html: {}, body: {}, tags }
  Children.forEach(children, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return
    const { children: content, ...props } = child.props
    if (child.type === Fragment) {
      const inner = read(content, order)
      Object.assign(entry, { title: inner.title ?? entry.title })
      entry.html = { ...entry.html, ...inner.html }
      entry.body = { ...entry.body, ...inner.body }
      tags.push(...inner.tags)
    } else if (child.type === 'title') entry.title = textOf(content)
    else if (child.type === 'html' || child.type === 'body') entry[child.type] = attributesOf(props)
    else tags.push(elementOf(String(child.type), attributesOf(props), textOf(content)))
  })
  return entry
}

function textOf(content: ReactNode): string {
  return Children.toArray(content).filter(isText).join('')
}

/** The text inside a tag of the head; elements aren't allowed there. */
function isText(child: unknown): child is string | number {
  return typeof child === 'string' || typeof child === 'number'
}

/** As in the original, an attribute without a value is there and empty. */
function attributesOf(props: object): Attributes {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [
      HTML_NAMES[name] ?? name,
      value === undefined ? '' : String(value),
    ]),
  )
}

function elementOf(name: string, attributes: Attributes, content: string): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.setAttribute(MARK, 'true')
  if (content !== '') element.innerHTML = content
  return element
}

/** Runs once, after all components of a page have set their elements. */
function writeSoon(): void {
  if (isDue) return
  isDue = true
  queueMicrotask(() => {
    isDue = false
    write([...all].sort((one, other) => one.order - other.order))
  })
}

function write(inOrder: readonly HeadEntry[]): void {
  const title = inOrder
    .map((entry) => entry.title)
    .filter(Boolean)
    .at(-1)
  if (title !== undefined && document.title !== title) document.title = title
  writeAttributes(
    document.documentElement,
    Object.assign({}, ...inOrder.map(({ html }) => html)) as Attributes,
  )
  writeAttributes(document.body, Object.assign({}, ...inOrder.map(({ body }) => body)) as Attributes)
  writeTags(winners(inOrder.map(({ tags }) => tags)))
}

/** Notes in the mark which attributes are its own: others, like the color mode, belong to somebody else. */
function writeAttributes(element: Element, attributes: Attributes): void {
  const names = Object.keys(attributes)
  const before = element.getAttribute(MARK)?.split(',') ?? []
  for (const name of before) if (!names.includes(name)) element.removeAttribute(name)
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value)
  }
  if (names.length > 0) element.setAttribute(MARK, names.join())
  else element.removeAttribute(MARK)
}

/** If several components have tags about the same thing, returns those of the last one. */
function winners(groups: ReadonlyArray<readonly HTMLElement[]>): HTMLElement[] {
  const taken = new Set<string>()
  return [...groups].reverse().flatMap((tags) => {
    const won = tags.filter((tag) => !taken.has(subjectOf(tag)))
    for (const tag of won) taken.add(subjectOf(tag))
    return won
  })
}

/** What a tag is about: `meta name=description`, `link rel=canonical`, `link href=/a.md`. */
function subjectOf(tag: HTMLElement): string {
  const isCanonical = tag.getAttribute('rel') === 'canonical'
  const names = isCanonical
    ? ['rel']
    : ['name', 'property', 'http-equiv', 'charset', 'itemprop', 'href', 'src']
  const name = names.find((candidate) => tag.hasAttribute(candidate))
  return `${tag.tagName} ${name ?? ''}=${name ? tag.getAttribute(name) : tag.innerHTML}`
}

function writeTags(wanted: readonly HTMLElement[]): void {
  const present = document.head.querySelectorAll(TAGS.map((name) => `${name}[${MARK}]`).join())
  const missing = new Set(wanted)
  for (const tag of present) {
    const same = [...missing].find((candidate) => candidate.isEqualNode(tag))
    if (same) missing.delete(same)
    else tag.remove()
  }
  document.head.append(...missing)
}
