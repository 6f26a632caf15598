import type { Language } from './language'

const STEMS = ['src/main', 'src/run-sample', 'src/start-sample']

/**
 * A name for the file that starts the project.
 *
 * @param taken - the names of the sample's files; none may differ from it by its ending alone, because imports leave that out
 */
export function freeName(taken: readonly string[], language: Language): string {
  const isFree = (stem: string): boolean => !taken.some((name) => name.replace(/\.\w+$/, '') === stem)
  const stem = STEMS.find(isFree)
  if (stem === undefined) throw new Error(`The sample has files of all these names: ${STEMS.join(', ')}.`)
  return `${stem}.${language}`
}
