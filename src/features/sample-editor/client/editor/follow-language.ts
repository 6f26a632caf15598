import type { TrySample } from '../../../sample-runtime/protocol/sample'
import type { Documents } from './documents'
import { createNote } from './notes'
import { getLabel, getProject, type EditedFile } from './project'
import * as codeClasses from '../../../../lib/code-classes'
import { make } from '../../../../lib/client/elements'

type Language = 'ts' | 'js'

const NAMES: Readonly<Record<Language, string>> = { ts: 'TypeScript', js: 'JavaScript' }

/** Gives an editor the language that the reader chooses while it is open. */
export interface LanguageFollower {
  /** Says which files have kept their language, because they are edited. */
  note: HTMLElement
  /** The language that is followed now. */
  language(): Language
  /** @returns whether it is another one than before */
  follow(language: Language): boolean
  /** @returns a function that restores the current language of each file, for when its current text is restored */
  languagesOfNow(): () => void
  /** Updates the note after a change of the text. */
  refresh(): void
}

/** Makes a follower of the language that the editor was opened with. */
export function createFollower(
  { sample, language }: { sample: TrySample; language: Language },
  files: readonly EditedFile[],
  documents: Documents,
): LanguageFollower {
  const note = createNote()
  let chosen = language
  /** The languages of the files whose two forms differ. */
  const languages = new Map(
    sample.files.filter(({ javascript }) => javascript).map(({ name }) => [name, language]),
  )

  function follow(next: Language): boolean {
    if (next === chosen) return false
    chosen = next
    for (const other of getProject(sample, next)) {
      const file = files.find(({ name }) => name === other.name)
      if (!file || !languages.has(file.name)) continue
      const isKept = documents.isChanged(file)
      Object.assign(file, { original: other.original, hidden: other.hidden })
      if (isKept) continue
      languages.set(file.name, next)
      documents.renew(file)
    }
    refresh()
    return true
  }

  function languagesOfNow(): () => void {
    const before = [...languages]
    return () => {
      for (const [name, own] of before) languages.set(name, own)
    }
  }

  function refresh(): void {
    const kept = files.filter((file) => {
      const own = languages.get(file.name)
      if (own === undefined || own === chosen) return false
      if (documents.isChanged(file)) return true
      languages.set(file.name, chosen)
      return false
    })
    for (const file of files.filter(({ isAdded, access }) => !isAdded && access === 'write'))
      file.label = getLabel(file.name, languages.get(file.name) ?? chosen)
    note.say(kept.length === 0 ? '' : noteText(kept, chosen))
  }

  refresh()
  return { note: note.element, language: () => chosen, follow, languagesOfNow, refresh }
}

function noteText(kept: readonly EditedFile[], chosen: Language): string {
  const names = kept.map(({ label }) => label).join(' and ')
  const [other, verb] = [NAMES[chosen === 'ts' ? 'js' : 'ts'], kept.length === 1 ? 'stays' : 'stay']
  return `${names} ${verb} in ${other} because you have edited ${kept.length === 1 ? 'it' : 'them'}. Reset brings the ${NAMES[chosen]} of the page.`
}

/**
 * Makes the switch between TypeScript and JavaScript, as static blocks have one: a press is answered by the page, for all
 * blocks. See `src/features/checked-samples/client/choose.ts`.
 *
 * @param chosen - the language that is pressed now
 */
export function createLanguageChoice(chosen: 'ts' | 'js'): HTMLElement {
  const element = make(
    'div',
    codeClasses.choice,
    ...(['ts', 'js'] as const).map((value) => getButton(value, chosen)),
  )
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', 'Language')
  element.dataset.choice = 'code-language'
  return element
}

function getButton(value: 'ts' | 'js', chosen: 'ts' | 'js'): HTMLElement {
  const button = make('button', '', value.toUpperCase())
  button.type = 'button'
  button.value = value
  button.setAttribute('aria-pressed', String(value === chosen))
  return button
}
