import type { EditedTexts } from '../../../../lib/client/kept-edits'
import type { RunPlace } from '../../../sample-runtime/protocol/messages'
import { createCodePanel, openDocuments, type Documents } from './documents'
import { extensionsFor } from './extensions'
import { createFollower } from './follow-language'
import type { Note } from './notes'
import type { EditorOptions, WrittenFile } from './options'
import { createOwnFiles } from './own-files'
import { getEdits, getProject, type EditedFile } from './project'
import { resetFiles } from './reset-files'
import type { Places } from './strip'
import { createTabs } from './tabs'

/** The files of an editor, with their texts and tabs. */
export interface OpenFiles extends Places {
  /** As they are now. */
  all: readonly EditedFile[]
  documents: Documents
  /** What stands above the code: the names of the files, and what readers do with them. */
  bar: readonly HTMLElement[]
  /** The element of the code, and what says how to leave it. */
  panel: HTMLElement
  hint: HTMLElement
  /** Says which files have kept their language. */
  languageNote: HTMLElement
  /** The language that is followed now. */
  language: () => EditorOptions['language']
  getText: (name: string) => string
  written: () => WrittenFile[]
  /** The changes of the files. */
  edits: () => EditedTexts
  show: (name: string) => void
  /** Replaces the texts of files, and returns a function that brings all of the previous ones back. */
  replace: (texts: Readonly<Record<string, string>>) => () => void
  /** Shows the form of the code that the reader has chosen now, and returns whether it is another one. */
  follow: (language: EditorOptions['language']) => boolean
  /** @param isForeign - whether the changes come from a link and the reader hasn't run them */
  reset: (isForeign: boolean) => void
  /** Shows which files there are, and which are changed. */
  refresh: () => void
}

interface Callbacks {
  /** Says what the reader can do about a change. */
  advice: Note
  /** Called after each change of a text or of the list of files. */
  onChange: () => void
  /** Called when the reader asks for a run by keyboard. */
  onRun: () => void
  /** Called when another file is in view. */
  onShow: () => void
}

/** Opens the files of a sample, with the first one in view. */
export function openFiles(options: EditorOptions, { advice, onChange, onRun, onShow }: Callbacks): OpenFiles {
  const { sample } = options
  const all = getProject(sample, options.language, options.changed)
  const { panel, hint } = createCodePanel()
  const documents = openDocuments(all, panel, extensionsFor({ hint: hint.id, onChange, onRun }))
  const follower = createFollower(options, all, documents)
  const originals = (): EditedFile[] => getProject(sample, follower.language())
  const tabs = createTabs({ files: all, panel, isChanged: documents.isChanged, onChoose: show })
  const ownFiles = options.isPlayground
    ? createOwnFiles({ files: all, originals, documents, note: advice, show, onChange })
    : undefined
  const getText = (name: string): string => documents.getState(name).doc.toString()

  function show(name: string): void {
    documents.show(name)
    tabs.choose(name)
    ownFiles?.refresh()
    onShow()
  }

  function goTo(place: RunPlace): void {
    show(place.file)
    documents.goTo(place.line, place.column)
  }

  function replace(texts: Readonly<Record<string, string>>): () => void {
    const before = Object.keys(texts).map((name) => [name, getText(name)] as const)
    for (const [name, text] of Object.entries(texts)) documents.replace(name, text)
    onChange()
    return () => void replace(Object.fromEntries(before))
  }

  function refresh(): void {
    follower.refresh()
    tabs.refresh()
  }

  return {
    all,
    documents,
    bar: [tabs.element, ...(ownFiles ? [ownFiles.element] : [])],
    panel,
    hint,
    languageNote: follower.note,
    language: () => follower.language(),
    getText,
    written: () => all.map(({ name, label }) => ({ name, label, text: getText(name) })),
    edits: () => getEdits(sample, all, documents),
    shown: documents.shown,
    isFile: (name) => all.some((file) => file.name === name && file.access !== 'none'),
    getLabel: (name) => all.find((file) => file.name === name)?.label ?? name,
    show,
    goTo,
    replace,
    follow(language) {
      const isOther = follower.follow(language)
      if (isOther) refresh()
      return isOther
    },
    reset: (isForeign) =>
      resetFiles({ files: all, originals, documents, follower, note: advice, show, onChange }, isForeign),
    refresh,
  }
}
