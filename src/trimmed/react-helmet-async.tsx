/**
 * What the browser uses of `react-helmet-async`: the head of the document follows what components say of it. The server
 * keeps the original, and what it wrote (marked `data-rh`) is taken over here.
 */
import { Children, Fragment, isValidElement, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'

type Attributes = Readonly<Record<string, string>>

/** What one component says of the head. */
interface Said {
  /** Components are asked in the order of their first render: what a later one says wins. */
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

const all = new Set<Said>()
let rendered = 0
let isDue = false

export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children
}

/** Says what stands in the head as long as it is mounted: `<title>`, `<meta>`, `<html>` and so on as children. */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [order] = useState(() => (rendered += 1))
  useLayoutEffect(() => {
    const said = read(children, order)
    all.add(said)
    writeSoon()
    return () => {
      all.delete(said)
      writeSoon()
    }
  }, [children, order])
  return null
}

function read(children: ReactNode, order: number): Said {
  const tags: HTMLElement[] = []
  const said: Said = { order, html: {}, body: {}, tags }
  Children.forEach(children, (child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return
    const { children: content, ...props } = child.props
    if (child.type === Fragment) {
      const inner = read(content, order)
      Object.assign(said, { title: inner.title ?? said.title })
      said.html = { ...said.html, ...inner.html }
      said.body = { ...said.body, ...inner.body }
      tags.push(...inner.tags)
    } else if (child.type === 'title') said.title = textOf(content)
    else if (child.type === 'html' || child.type === 'body') said[child.type] = attributesOf(props)
    else tags.push(elementOf(String(child.type), attributesOf(props), textOf(content)))
  })
  return said
}

function textOf(content: ReactNode): string {
  return Children.toArray(content).filter(isText).join('')
}

/** Elements stand in no tag of the head. */
function isText(child: unknown): child is string | number {
  return typeof child === 'string' || typeof child === 'number'
}

function attributesOf(props: object): Attributes {
  return Object.fromEntries(
    Object.entries(props)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [HTML_NAMES[name] ?? name, String(value)]),
  )
}

function elementOf(name: string, attributes: Attributes, content: string): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.setAttribute(MARK, 'true')
  if (content !== '') element.innerHTML = content
  return element
}

/** Once, after all components of a page have spoken. */
function writeSoon(): void {
  if (isDue) return
  isDue = true
  queueMicrotask(() => {
    isDue = false
    write([...all].sort((one, other) => one.order - other.order))
  })
}

function write(inOrder: readonly Said[]): void {
  const title = inOrder
    .map((said) => said.title)
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

/** Of tags that say the same thing, those of the last component that says it. */
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
