import type { Diagnostic } from '../../../../lib/build/diagnostic'
import {
  diagnosticAt,
  diagnosticAtOpening,
  isExecuted,
  isOlder,
  isOutput,
  getOlderOutput,
  getOutputFence,
  type Fence,
} from './fence'
import type { PageProject } from './page-project'
import type { Page } from './read-page'

/** The languages that a fence may name; one that names none is plain text. */
export const LANGUAGES = ['ts', 'tsx', 'npm', 'bash', 'json', 'html', 'text'] as const
const KNOWN: ReadonlySet<string> = new Set(['', ...LANGUAGES])

/** Finds the fences of a page that would never be compared, prove nothing of it, or can't be shown. */
export function fenceFaults(project: PageProject): Diagnostic[] {
  const { page } = project
  return [...orphanOutputs(page), ...page.fences.flatMap(faultsOfForm)]
}

/** Finds the `text output` fences that don't follow an executed fence, because they would never be compared. */
function orphanOutputs(page: Page): Diagnostic[] {
  const compared = new Set(
    page.fences
      .filter(isExecuted)
      .flatMap((fence) => [getOutputFence(fence, page), getOlderOutput(fence, page)]),
  )
  return page.fences
    .filter((fence) => isOutput(fence) && !compared.has(fence))
    .map((fence) => diagnosticAtOpening(fence, isOlder(fence) ? ORPHAN_OLDER : ORPHAN))
}

const ORPHAN = 'There is no executed fence before this output: add "run" to the fence that prints it.'
const ORPHAN_OLDER =
  'The output on an older version belongs after the output on the installed one, which belongs after the fence that prints it.'

/** The problems that keep a fence from being rendered. */
export function faultsOfForm(fence: Fence): Diagnostic[] {
  if (fence.language === 'npm') return commandDiagnostics(fence)
  if (fence.tags.timeline) return timelineDiagnostics(fence)
  if (KNOWN.has(fence.language)) return []
  const known = LANGUAGES.join(', ')
  return [
    diagnosticAtOpening(fence, `The language "${fence.language}" is not known here; known are ${known}.`),
  ]
}

/** Reports lines of an `npm` fence that aren't npm commands, because they can't be translated. */
function commandDiagnostics(fence: Fence): Diagnostic[] {
  const lines = fence.code.split('\n')
  return lines.flatMap((line, index) => {
    if (/^\s*(#.*|(npm|npx|cd) .+)?$/.test(line)) return []
    return [
      diagnosticAt(
        fence,
        index,
        0,
        'An npm fence holds npm, npx and cd commands only; use ```bash for others.',
      ),
    ]
  })
}

/** The problems that keep a fence from being rendered as a timeline. */
function timelineDiagnostics(fence: Fence): Diagnostic[] {
  const [names = [], ...renders] = timelineRows(fence)
  if (renders.length === 0 || names.length < 2) {
    const remedy = 'A timeline has a line of names, "render | status | …", and a line for each render.'
    return [diagnosticAtOpening(fence, remedy)]
  }
  return renders.flatMap((render, index) => {
    if (render.length === names.length) return []
    const counts = `This render has ${render.length} cells, but the first line names ${names.length}`
    return [diagnosticAt(fence, index + 1, 0, `${counts}: separate the cells with " | ".`)]
  })
}

/** The cells of a timeline: names in its first line, a render in each other one. */
export function timelineRows({ code }: Fence): string[][] {
  const lines = code.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => line.split(' | ').map((cell) => cell.trim()))
}
