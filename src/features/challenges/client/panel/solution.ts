import { diffArrays } from 'diff'

import { make, createButton } from '../../../../lib/client/elements'
import type { Solution } from '../../../sample-runtime/protocol/sample'
import type { ChallengeEditor } from './options'

/** A line of two texts, or several lines without a change near them that are left out. */
interface ComparedLine {
  text: string
  is: 'in both' | 'removed' | 'added' | 'left out'
}

/** How many lines around a change are shown. */
const CONTEXT = 3

/**
 * Compares two texts line by line: what to remove from the first and to add to it, to get the second.
 *
 * @returns no lines if there is no difference
 */
export function compareLines(before: string, after: string): ComparedLine[] {
  const lines = diffArrays(getLines(before), getLines(after)).flatMap(({ value, added, removed }) => {
    const is = added ? 'added' : removed ? 'removed' : 'in both'
    return value.map((text): ComparedLine => ({ text, is }))
  })
  const changed = lines.flatMap(({ is }, index) => (is === 'in both' ? [] : [index]))
  if (changed.length === 0) return []
  const isNear = (index: number): boolean => changed.some((other) => Math.abs(other - index) <= CONTEXT)
  return lines.flatMap((line, index) => {
    if (isNear(index)) return [line]
    return index === 0 || isNear(index - 1) ? [{ text: '', is: 'left out' as const }] : []
  })
}

/** Empty lines at the end make no difference. */
function getLines(text: string): string[] {
  return text.trimEnd().split('\n')
}

/** What the reader would have to change, in the order of the solution's files: only those that differ. */
interface FileChange {
  name: string
  label: string
  text: string
  lines: readonly ComparedLine[]
}

/** The solutions of a challenge, shown as differences from the reader's code, which stays as it is. */
export interface SolutionPart {
  element: HTMLElement
  /** The reader's code has changed. */
  refresh(): void
  /** The tests fail. Unless that was a run from before the use, what comes next is the reader's work. */
  forgetUse(): void
  /**
   * Whether the code that solves the challenge is one of the solutions: the reader has used one, also if something was added to
   * it since then.
   *
   * @param wasUsed - whether that was so in an earlier visit, of which only equal code reminds
   */
  isUsed(wasUsed: boolean): boolean
}

const SIGNS = { 'in both': '  ', removed: '- ', added: '+ ', 'left out': '⋯' } as const
const SAID = {
  'in both': '',
  removed: 'Yours: ',
  added: 'Solution: ',
  'left out': 'Lines in between',
} as const
const SAME = 'Your code is the same as this solution.'

/** Counts parts: they need ids of their own. */
let count = 0

/** Makes the part, in which nothing is shown before the reader asks for it. */
export function createSolution(solutions: readonly Solution[], editor: ChallengeEditor): SolutionPart {
  count += 1
  const place = make('div', 'challenge-difference')
  place.id = `challenge-solution-${count}`
  place.hidden = true
  const button = createButton('Show solution', '', toggle)
  button.setAttribute('aria-controls', place.id)
  button.setAttribute('aria-expanded', 'false')
  const files = make('div', '')
  const note = make('span', '')
  note.setAttribute('role', 'status')
  let isUsed = false
  const use = createButton('Use this solution', '', () => useSolution())
  const ways = createWays(solutions, refresh)
  place.append(...(solutions.length > 1 ? [ways.element] : []), files, make('p', '', use, ' ', note))

  function toggle(): void {
    place.hidden = !place.hidden
    button.textContent = place.hidden ? 'Show solution' : 'Hide solution'
    button.setAttribute('aria-expanded', String(!place.hidden))
    refresh()
  }

  function refresh(): void {
    if (place.hidden) return
    const changes = changesTo(solutions[ways.chosen()], editor)
    use.hidden = changes.length === 0
    // Undo would take back what was written since.
    if (changes.length > 0) note.replaceChildren()
    // What is the same already stays, with its place in a text that scrolls.
    const next = changes.length === 0 ? [make('p', '', SAME)] : changes.flatMap(showChange)
    if (getText(next) !== getText([...files.children])) files.replaceChildren(...next)
  }

  function isSame(): boolean {
    return solutions.some((solution) => changesTo(solution, editor).length === 0)
  }

  function useSolution(): void {
    const changes = changesTo(solutions[ways.chosen()], editor)
    const undo = editor.replace(Object.fromEntries(changes.map(({ name, text }) => [name, text])))
    isUsed = true
    const back = createButton('Undo', 'try-place', () => {
      undo()
      isUsed = false
      refresh()
      use.focus()
    })
    note.replaceChildren('The solution is in the editor. ', back)
    refresh()
    back.focus()
  }

  return {
    element: make('div', 'challenge-solutions', button, place),
    refresh,
    forgetUse() {
      isUsed = isUsed && isSame()
    },
    isUsed: (wasUsed) => isUsed || (wasUsed && isSame()),
  }
}

/** Makes a choice of one of several ways, of which the first one is chosen. */
function createWays(solutions: readonly Solution[], onChoose: () => void) {
  let chosen = 0
  const buttons = solutions.map(({ way }, index) =>
    createButton(way ?? 'the usual way', 'challenge-way', () => {
      chosen = index
      press()
      onChoose()
    }),
  )
  const press = (): void =>
    buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(index === chosen)))
  press()
  const element = make('div', 'challenge-ways', ...buttons)
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', 'Ways to solve it')
  return { element, chosen: () => chosen }
}

function changesTo(
  solution: Solution | undefined,
  { getText: getCode, getLabel }: ChallengeEditor,
): FileChange[] {
  return (solution?.files ?? []).flatMap(({ name, typescript, javascript }) => {
    const label = getLabel(name)
    const { code } = (/\.jsx?$/.test(label) ? javascript : undefined) ?? typescript
    const lines = compareLines(getCode(name), code)
    return lines.length === 0 ? [] : [{ name, label, text: code, lines }]
  })
}

function showChange({ label, lines }: FileChange): HTMLElement[] {
  const pre = make('pre', '', ...lines.flatMap((line) => [showLine(line), '\n']))
  pre.tabIndex = 0
  pre.setAttribute('role', 'group')
  pre.setAttribute('aria-label', `Changes of ${label}`)
  return [make('p', '', make('b', '', label), ' − yours, + in the solution'), pre]
}

function showLine({ text, is }: ComparedLine): HTMLElement {
  const sign = make('span', '', SIGNS[is])
  sign.setAttribute('aria-hidden', 'true')
  const said = make('span', 'visually-hidden', SAID[is])
  const line = make('span', 'challenge-line', sign, said, text)
  line.dataset.is = is
  return line
}

const getText = (elements: readonly Element[]): string =>
  elements.map(({ textContent }) => textContent).join('\n')
