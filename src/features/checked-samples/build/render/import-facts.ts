import { LIBRARY } from '../../../../config/library'
import type { Page } from '../page/read-page'
import { isShown } from '../page/fence'

const TITLE = /^title: (\w+)$/m
const IMPORT = /^import \{([^}]*)\} from '([^']*)'/gm

/**
 * What the export is that a page is about, and where it is imported from: `function` and `acme/router`. Components
 * begin with a capital letter, as React requires.
 *
 * @returns nothing for a page whose title is no name that its visible code imports
 */
export function importFacts({ text, fences }: Pick<Page, 'text' | 'fences'>): readonly string[] {
  const name = TITLE.exec(text)?.[1]
  if (name === undefined) return []
  for (const { code } of fences.filter(isShown)) {
    for (const [, names = '', source = ''] of code.matchAll(IMPORT)) {
      if (!source.startsWith(LIBRARY.packageName)) continue
      const isImported = names.split(',').some((part) => part.trim() === name)
      if (isImported) return [/^[A-Z]/.test(name) ? 'component' : 'function', source]
    }
  }
  return []
}
