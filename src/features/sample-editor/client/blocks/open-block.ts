import * as codeClasses from '../../../../lib/code-classes'
import { onceUnlessFailed } from '../../../../lib/client/once-unless-failed'
import type { OpenChallenge } from '../../../challenges/client/panel'
import type { TrySample, TrySamples } from '../../../sample-runtime/protocol/sample'
import { readOpenSamples, rememberOpen } from '../edit-buttons/open-samples'
import { readClaims } from '../../../sample-runtime/core/instrument'
import type { download } from '../project/download'
import { openEditor, type EditorHandle, type EditorOptions } from '../editor'
import { openSandbox, prepareSandbox } from '../sandbox'
import { tryHash, type TryHash } from '../share'
import { checkerForDemo } from '../types/demo-checker'
import { openTypeChecker, type TypeChecker } from '../types/service'
import { keepEdits, readKept, getVersion } from './kept-edits'
import { blockInView, DEMO, idOfSample, samplesById } from './samples-by-id'
import { startingText } from './starting-text'
import type { ProjectSource } from '../../shared/project-parts'
import { fetchFile, fetchManifest } from '../sandbox/fetch-scripts'

const loadSamples = onceUnlessFailed(fetchSamples)

/**
 * Loads the sample of a block.
 *
 * @param block - its figure, whose `data-sample` says where its sample is
 * @throws Error (rejects) if it can't be loaded
 */
async function loadSample(block: HTMLElement): Promise<TrySample> {
  const [address = '', number = ''] = (block.dataset.sample ?? '').split('#')
  const sample = (await loadSamples(address))[number]
  if (!sample) throw new Error(`${address} has no sample ${number}.`)
  return sample
}

async function fetchSamples(address = ''): Promise<TrySamples> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as TrySamples
}

/**
 * Loads the files of a live demo that its page doesn't show.
 *
 * @throws Error (rejects) if they can't be loaded
 */
const loadDemoSources = onceUnlessFailed(async (demo = '') => {
  const { demos } = await fetchManifest()
  const response = await fetchFile(demos[demo]?.sources ?? '')
  return (await response.json()) as readonly ProjectSource[]
})

/** The attribute that holds the reader's choice. */
const LANGUAGE = 'data-code-language'
/** The starting points of the playground, whose code readers make their own. */
const PLAYGROUND = '[data-start]'
/** The challenge that a block is the start of. While it is open, the page hides its other files. */
const CHALLENGE = '[data-challenge]'
const loadChallenges = onceUnlessFailed(() => import('../../../challenges/client/panel'))
const NOT_KEPT =
  'Your changes last until you close this page: the browser’s storage is blocked or full. Copy what you want to keep.'

interface OpenEditor extends EditorHandle {
  /** The data of the shared address that it was opened with. */
  source: string | undefined
}

/** The open editors, by the blocks that they stand for. */
const editors = new Map<HTMLElement, OpenEditor>()
/** Whether the reader knows that changes aren't kept. */
let isNotKeptSaid = false

/**
 * Opens an editor in place of a block.
 *
 * @param named - its figure, whose `data-sample` says where its sample is; of a live demo any one
 * @param shared - edits from a shared address
 * @returns the editor; undefined if the page is gone meanwhile
 * @throws Error (rejects) if the sample can't be loaded
 */
export async function openBlock(
  named: HTMLElement,
  shared: Pick<TryHash, 'data' | 'selected'> = {},
): Promise<EditorHandle | undefined> {
  const block = blockInView(named)
  const id = idOfSample(block)
  const { pathname } = location
  const isPlayground = block.closest(PLAYGROUND) !== null
  const sample = await loadSample(block)
  const address = `${pathname}#${id}`
  const version = sample.challenge?.version ?? getVersion(sample)
  const challenge = sample.challenge && (await loadChallenges()).openChallenge(sample, block)
  closeOther(block, shared.data)
  const kept = challenge ? challenge.read(shared.data) : readKept(address, version, shared.data)
  const text = await startingText(kept, sample, chosenLanguage(), shared.data, isPlayground)
  if (editors.has(block) || !block.isConnected) return editors.get(block)
  rememberOpen(address, true)
  const host = document.createElement('div')
  if (!takePlaceOfDemo(block, host)) block.after(host)
  unfoldAround(host)
  block.toggleAttribute('data-editing', true)
  block.closest(CHALLENGE)?.toggleAttribute('data-started', true)
  const getAddress = (isExpanded: boolean) => location.origin + pathname + tryHash(id, isExpanded)
  const editor = openEditor({
    ...text,
    host,
    sample,
    isPlayground,
    ...(shared.selected && { selected: shared.selected }),
    openSandbox,
    openTypeChecker: () => checkerFor(sample),
    getAddress,
    download: (files) =>
      downloadProject({ sample, written: files, language: chosenLanguage(), page: getAddress(false) }),
    ...(challenge && { createPanel: challenge.createPanel }),
    onEdits: getKeeper(address, version, shared.data, challenge),
    onClose() {
      rememberOpen(address, false)
      giveBack(block, host)
      getButton(block)?.focus()
    },
  })
  editors.set(block, {
    ...editor,
    source: shared.data,
    close() {
      editor.close()
      giveBack(block, host)
    },
  })
  getButton(block)?.setAttribute('aria-expanded', 'true')
  editor.follow(chosenLanguage())
  return editor
}

/** Makes room for the code of an address. What is edited now is kept. */
function closeOther(block: HTMLElement, data: string | undefined): void {
  const open = editors.get(block)
  if (open && data !== undefined && open.source !== data) open.close()
}

function checkerFor({ demo }: TrySample): TypeChecker {
  const checker = openTypeChecker()
  if (demo === undefined) return checker
  const load = async () =>
    (await loadDemoSources(demo))
      .filter(({ name }) => !name.endsWith('.css'))
      .map(({ name, typescript }) => ({ name, code: typescript }))
  return checkerForDemo(checker, load)
}

/**
 * Saves a project that runs a sample. What makes projects is loaded only when a reader asks for one.
 *
 * @throws Error (rejects) if it can't be loaded
 */
async function downloadProject(options: Omit<Parameters<typeof download>[0], 'rest'>): Promise<void> {
  const { demo } = options.sample
  const [project, rest] = await Promise.all([
    import('../project/download'),
    demo === undefined ? [] : loadDemoSources(demo),
  ])
  await project.download({ ...options, rest })
}

/** Opens what an editor is folded away in: who follows a link to it hasn't opened that. */
function unfoldAround(host: HTMLElement): void {
  for (let fold = host.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
}

/** Puts the editor of a demo in the place of the demo, which isn't run twice (`LiveDemo.tsx`). False of other blocks. */
function takePlaceOfDemo(block: HTMLElement, host: HTMLElement): boolean {
  const frame = block.closest(DEMO)
  const source = block.closest('details')
  if (!frame || !source) return false
  const height = frame.querySelector('[data-stage]')?.clientHeight ?? 0
  host.style.setProperty('--demo-height', `${height}px`)
  source.before(host)
  // Unfolded, so that the focus has a place when the editor is closed.
  source.open = true
  frame.toggleAttribute('data-editing', true)
  return true
}

/** Keeps what the reader makes of a sample, and says once where the browser refuses it. */
function getKeeper(
  address: string,
  version: string,
  source: string | undefined,
  challenge: OpenChallenge | undefined,
): EditorOptions['onEdits'] {
  return (files, { language, isForeign }) => {
    const edits = { version, language, files, ...(source !== undefined && { source, isForeign }) }
    if (challenge) return challenge.keep(edits)
    const isKept = keepEdits(address, edits)
    if (isKept || isNotKeptSaid || Object.keys(files).length === 0) return undefined
    isNotKeptSaid = true
    return NOT_KEPT
  }
}

/** Loads what a block needs to be edited and run. */
export async function prepareBlock(block: HTMLElement): Promise<void> {
  try {
    const sample = await loadSample(block)
    const imports = sample.files.flatMap(
      ({ name, typescript }) => readClaims(name, typescript.code, 0).imports,
    )
    await prepareSandbox({ ...sample, specifiers: [...new Set(imports)] }, sample.environment)
  } catch {
    // Opening the editor tries again and reports a failure.
  }
}

/**
 * Opens the samples of this page that were open when the reader left it.
 *
 * @param named - the block that the address names, which is opened with what the address brings
 */
export async function reopen(named?: HTMLElement): Promise<void> {
  const blocks = samplesById()
  const open = readOpenSamples(location.pathname).flatMap((id) => blocks.get(id) ?? [])
  await Promise.all(open.filter((block) => block !== named).map((block) => openBlock(block)))
}

/** Closes the editors of blocks that are not on the page any more, which show their code again when they come back. */
export function closeGone(): void {
  for (const [block, editor] of editors) if (!block.isConnected) editor.close()
}

/** Shows the block in place of its editor. */
function giveBack(block: HTMLElement, host: HTMLElement): void {
  editors.delete(block)
  host.remove()
  block.removeAttribute('data-editing')
  block.closest(DEMO)?.removeAttribute('data-editing')
  block.closest(CHALLENGE)?.removeAttribute('data-started')
  getButton(block)?.removeAttribute('aria-expanded')
}

function getButton(block: HTMLElement): HTMLElement | null {
  return block.querySelector(`.${codeClasses.editButton}`)
}

function chosenLanguage(): 'ts' | 'js' {
  return document.documentElement.getAttribute(LANGUAGE) === 'js' ? 'js' : 'ts'
}

new MutationObserver(() => {
  for (const editor of editors.values()) editor.follow(chosenLanguage())
}).observe(document.documentElement, { attributeFilter: [LANGUAGE] })
