import * as codeClasses from '../shared/code-classes'
import { SITE } from '../shared/site'
import type { TrySample, TrySamples } from '../shared/try-it/sample'
import { announce } from '../client/code-blocks/announce'
import { onceUnlessFailed } from '../client/once-unless-failed'
import { readClaims } from './claims'
import { openEditor, type EditorHandle } from './editor'
import { openSandbox, prepareSandbox } from './sandbox'
import { decodeEdits, readTryHash, tryHash } from './share'
import { openTypeChecker } from './types/open-checker'

const loadSamples = onceUnlessFailed(fetchSamples)

/** The attribute that holds the reader's choice. */
const LANGUAGE = 'data-code-language'

/** The open editors, by the blocks that they stand for. */
const editors = new Map<HTMLElement, EditorHandle>()

/**
 * Opens an editor in place of a block.
 *
 * @param block - its figure, whose `data-sample` says where its sample is
 * @param data - edits from a shared address
 * @returns the editor; undefined if the block has one already
 * @throws Error if the sample can't be loaded
 */
export async function openBlock(block: HTMLElement, data?: string): Promise<EditorHandle | undefined> {
  const { sample, number } = await sampleOf(block)
  const changed = data === undefined ? undefined : await editsOf(data, sample)
  if (editors.has(block)) return undefined
  const host = document.createElement('div')
  if (typeof changed === 'string') host.append(noteOf(changed))
  block.after(host)
  block.toggleAttribute('data-editing', true)
  const editor = openEditor({
    host,
    sample,
    language: chosenLanguage(),
    ...(typeof changed === 'object' && { changed }),
    openSandbox: (screen) => openSandbox(SITE.baseUrl, screen),
    openTypeChecker: () => openTypeChecker(SITE.baseUrl),
    readClaims,
    address: location.origin + location.pathname + tryHash(number),
    onClose() {
      close(block, host)
      buttonOf(block)?.focus()
    },
  })
  editors.set(block, editor)
  buttonOf(block)?.setAttribute('aria-expanded', 'true')
  return editor
}

/** Loads what a block needs to be edited and run. */
export async function prepareBlock(block: HTMLElement): Promise<void> {
  try {
    const { sample } = await sampleOf(block)
    const imports = sample.files.flatMap(
      ({ name, typescript }) => readClaims(name, typescript.code, 0).imports,
    )
    await prepareSandbox(SITE.baseUrl, [...new Set(imports)], sample.environment)
  } catch {
    // It is tried again, and a failure told, when the reader opens the editor.
  }
}

/** Opens the block that an address names, and says why if there is none. */
export async function openShared(hash: string): Promise<void> {
  const asked = readTryHash(hash)
  if (asked === undefined) return
  if ('fault' in asked) {
    announce(asked.fault)
    return
  }
  const block = document.querySelector<HTMLElement>(`[data-sample$="#${asked.block}"]`)
  if (!block) {
    announce('The sample that this link is for is not on this page any more.')
    return
  }
  try {
    await openBlock(block, asked.data)
    block.nextElementSibling?.scrollIntoView()
  } catch {
    announce('The sample could not be loaded. Check your connection and try again.')
  }
}

/** Closes the editors of blocks that are not on the page any more. */
export function closeGone(): void {
  for (const [block, editor] of editors) {
    if (block.isConnected) continue
    editor.close()
    editors.delete(block)
  }
}

function close(block: HTMLElement, host: HTMLElement): void {
  editors.delete(block)
  host.remove()
  block.removeAttribute('data-editing')
  buttonOf(block)?.removeAttribute('aria-expanded')
}

function buttonOf(block: HTMLElement): HTMLElement | null {
  return block.querySelector(`.${codeClasses.editButton}`)
}

async function sampleOf(block: HTMLElement): Promise<{ sample: TrySample; number: number }> {
  const [address = '', number = ''] = (block.dataset.sample ?? '').split('#')
  const sample = (await loadSamples(address))[number]
  if (!sample) throw new Error(`${address} has no sample ${number}.`)
  return { sample, number: Number(number) }
}

async function fetchSamples(address = ''): Promise<TrySamples> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return (await response.json()) as TrySamples
}

/** @returns the edited files, or a sentence that says why the original is shown */
async function editsOf(data: string, sample: TrySample): Promise<Readonly<Record<string, string>> | string> {
  const decoded = await decodeEdits(data, sample)
  return 'fault' in decoded ? decoded.fault : decoded.files
}

function noteOf(text: string): HTMLElement {
  const note = document.createElement('p')
  note.className = codeClasses.note
  note.setAttribute('role', 'alert')
  note.textContent = text
  return note
}

function chosenLanguage(): 'ts' | 'js' {
  return document.documentElement.getAttribute(LANGUAGE) === 'js' ? 'js' : 'ts'
}

new MutationObserver(() => {
  for (const editor of editors.values()) editor.follow(chosenLanguage())
}).observe(document.documentElement, { attributeFilter: [LANGUAGE] })
