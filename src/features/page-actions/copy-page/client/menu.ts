import { announce } from '../../../../lib/client/announce'
import { copyWhenLoaded } from '../../../../lib/client/copy'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import { createPrompt, findSection, type PageSection } from './prompt'

/** How long the menu shows the outcome in place of its name, in milliseconds. */
const SHOWN_FOR = 2500
const NAME = 'Copy page'
const PROMPT = 'Copy as a prompt'
const COPYING = 'Copying…'

/** The outcome of a choice: a label that the menu shows for a while, and a sentence for screen readers. */
interface Outcome {
  state: 'done' | 'failed'
  label: string
  sentence: string
}

const COPIED: Outcome = { state: 'done', label: 'Copied', sentence: 'Copied' }
const NOT_LOADED: Outcome = {
  state: 'failed',
  label: 'Loading failed',
  sentence: 'The text of the page could not be loaded. Try again.',
}
const NOT_COPIED: Outcome = {
  state: 'failed',
  label: 'Copying failed',
  sentence: 'Copying failed. The browser did not allow it.',
}

const loadText = onceUnlessFailed(fetchText)

let menu: HTMLDetailsElement | undefined
/** What is copied as a prompt; undefined for the beginning of the page. */
let section: PageSection | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sets up a menu that was just opened. The text is fetched now, so that it is there when the reader chooses to copy it.
 *
 * @param deepest - how far the page has been scrolled, in pixels
 */
export function open(opened: HTMLDetailsElement, deepest: number): void {
  menu = opened
  rename(NAME)
  section = findSection(deepest)
  const prompt = menu.querySelector('[value="prompt"]')
  if (prompt) prompt.textContent = section ? `${PROMPT}: ${section.name}` : PROMPT
  // A failure is shown only if the reader chooses to copy the text.
  loadMarkdown().catch(() => undefined)
}

/**
 * Copies the page, its address, or a section as a prompt, by the value of a button: `markdown`, `link` or `prompt`.
 * Shows and announces the outcome.
 */
export async function choose(value: string): Promise<void> {
  const text = getText(value)
  const copying = copyWhenLoaded(text)
  close()
  rename(COPYING)
  const outcome = await getOutcome(copying, text)
  announce(outcome.sentence)
  rename(outcome.label, outcome.state)
  timer = setTimeout(() => rename(NAME), SHOWN_FOR)
}

async function getText(value: string): Promise<string> {
  if (value === 'link') return location.origin + location.pathname
  if (value === 'markdown') return loadMarkdown()
  return createPrompt(await loadMarkdown(), section?.id)
}

/**
 * Fetches the page as Markdown, once; after a failure, the next call tries again.
 *
 * @throws Error if the head doesn't link to the Markdown page, or it can't be fetched
 */
async function loadMarkdown(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="alternate"][type="text/markdown"]')
  if (!link) throw new Error('The head has no link to the Markdown page.')
  return loadText(link.href)
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}

async function getOutcome(copying: Promise<boolean>, text: Promise<string>): Promise<Outcome> {
  if (await copying) return COPIED
  return text.then(
    () => NOT_COPIED,
    () => NOT_LOADED,
  )
}

function rename(name: string, state?: Outcome['state']): void {
  clearTimeout(timer)
  const summary = menu?.querySelector('summary')
  if (!summary) return
  summary.textContent = name
  if (state === undefined) delete summary.dataset.state
  else summary.dataset.state = state
}

/** Closes the menu. If the focus was inside, it moves to the menu's summary. */
function close(): void {
  if (!menu?.open) return
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus({ preventScroll: true })
  menu.open = false
}

function closeFromOutside({ target }: Event): void {
  if (target instanceof Node && menu?.contains(target) === false) close()
}

addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close()
})
addEventListener('pointerdown', closeFromOutside)
addEventListener('focusin', closeFromOutside)
