import type { Fence } from '../page/fence'
import { diagnosticAt, diagnosticAtOpening } from '../page/fence'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import { escapeHtml } from './html'

/** The texts of a flag that is set or not, and their classes; `src/features/demos/kit/timeline.ts` writes the same texts. */
const FLAG_CLASSES: Partial<Record<string, string>> = { yes: 'on', '–': 'off' }

/**
 * Writes the recorded renders of a component as a strip: a row for each field, a column for each render. The live
 * demos show the same table.
 *
 * @param fence - its first line has the names of the fields, each further line is a render; `|` separates cells
 */
export function renderTimeline(fence: Fence): string {
  const [names = [], ...renders] = rowsOf(fence)
  const [corner = '', ...fields] = names
  const heads = [capitalized(corner), ...renders.map(([render = '']) => render)]
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  const body = fields.map((field, index) => {
    const cells = renders.map((render) => render[index + 1] ?? '')
    return `<tr><th scope="row"><code>${escapeHtml(field)}</code></th>${renderCells(cells)}</tr>`
  })
  const table = `<table class="timeline"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
  const scroll = `<div class="timeline-scroll" tabindex="0" role="group" aria-label="Recorded renders">${table}</div>`
  const caption = '<figcaption>Recorded from the run of the sample above.</figcaption>'
  return `<figure class="timeline-figure">${scroll}${caption}</figure>`
}

/** The problems that keep a fence from being rendered as a timeline. */
export function timelineDiagnostics(fence: Fence): Diagnostic[] {
  const [names = [], ...renders] = rowsOf(fence)
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

function rowsOf({ code }: Fence): string[][] {
  const lines = code.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => line.split(' | ').map((cell) => cell.trim()))
}

/** Writes the cells of a field. A value that hasn't changed since the previous render is marked, to be shown fainter. */
function renderCells(cells: readonly string[]): string {
  return cells
    .map((text, index) => {
      const kind = FLAG_CLASSES[text] ?? 'value'
      const same = cells[index - 1] === text ? ' same' : ''
      return `<td class="${kind}${same}">${escapeHtml(text)}</td>`
    })
    .join('')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
