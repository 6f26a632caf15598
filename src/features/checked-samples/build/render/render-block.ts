import convert from 'npm-to-yarn'

import { LIBRARY } from '../../../../config/library'
import { PACKAGE_MANAGERS, type PackageManager, javascriptName } from '../../shared/code-choices'
import { isTypeScript, type Fence } from '../page/fence'
import { faultsOfForm, timelineRows } from '../page/fence-faults'
import { shownLines, wholeLines } from '../page/shown-lines'
import type { SampleResult } from '../result'
import { highlightedInJavaScript } from './align'
import { escapeHtml } from './highlight'
import { renderCode } from './render-code'
import { renderChoice, renderFrame, renderPre, type References } from './render-frame'

const NO_EXTRAS = { highlighted: new Set<number>(), errors: [] }
const UNNAMED = 'Code sample'
/** What blocks of these languages are called. */
const LANGUAGE_NAMES: Partial<Record<string, string>> = {
  bash: 'Shell',
  html: 'HTML',
  json: 'JSON',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript',
}

/**
 * Writes a code block as static HTML that is readable without scripts. `src/features/checked-samples/client` makes its buttons work.
 *
 * @param result - the result of the check; without it, the block has one form, no errors and no types
 * @param references - what else there is about the block
 * @throws Error naming page and line, for an unknown language
 */
export function renderBlock(
  fence: Fence,
  result: SampleResult | undefined,
  references: References = {},
): string {
  const [diagnostic] = faultsOfForm(fence)
  if (diagnostic) throw new Error(`${diagnostic.page}:${diagnostic.line}: ${diagnostic.message}`)
  if (fence.tags.timeline) return renderTimeline(fence)
  if (fence.language === 'npm') return renderCommandBlock(fence)
  if (isTypeScript(fence)) return renderSample(fence, result, references)
  return renderPlain(fence)
}

function renderSample(fence: Fence, result: SampleResult | undefined, references: References = {}): string {
  const { title } = fence.tags
  const typescript = { code: fence.code, lines: shownLines(fence.code) }
  const javascript = { code: result?.javascript ?? '', lines: shownLines(result?.javascript ?? '') }
  const highlighted = new Set(fence.tags.highlight)
  const extras = { highlighted, errors: result?.expectedErrors ?? [] }
  const html = renderCode(typescript.lines, fence.language, extras)
  const note = getNote(fence)
  const parts = { ...references, title: title && escapeHtml(title), label: title ?? UNNAMED, note }
  if (javascript.lines.length === 0) {
    const kind = getKind(fence, result)
    return renderFrame({ ...parts, choice: '', kind }, renderPre(html, parts.label))
  }
  const moved = highlightedInJavaScript(highlighted, typescript, javascript, fence.language === 'tsx')
  const other = renderCode(javascript.lines, fence.language, { highlighted: moved, errors: [] })
  const pres =
    renderPre(html, title ?? UNNAMED, { name: 'language', value: 'ts' }) +
    renderPre(other, title === undefined ? UNNAMED : javascriptName(title), { name: 'language', value: 'js' })
  return renderFrame({ ...parts, title: title && bothTitles(title), choice: languageChoice() }, pres)
}

/** The label of a sample with one form: declarations only, or code that is the same in both languages. */
function getKind(fence: Fence, result: SampleResult | undefined): string | undefined {
  if (result?.javascript === '' && /^(export )?declare /m.test(fence.code)) return 'Signature'
  const inBoth = result !== undefined && result.javascript === undefined
  return inBoth ? 'TypeScript and JavaScript' : LANGUAGE_NAMES[fence.language]
}

/** The note below the code, if it needs one. */
function getNote({ tags }: Fence): string | undefined {
  if (tags.nocheck !== undefined) return `Not checked: ${tags.nocheck}`
  return tags.version && `Written for ${LIBRARY.name} ${tags.version}, and checked against that version`
}

function bothTitles(title: string): string {
  const names = `<span data-language="ts">${escapeHtml(title)}</span>`
  return `${names}<span data-language="js">${escapeHtml(javascriptName(title))}</span>`
}

function languageChoice(): string {
  return renderChoice('code-language', 'Language', [
    ['ts', 'TS'],
    ['js', 'JS'],
  ])
}

function renderCommandBlock(fence: Fence): string {
  const forms = commandForms(fence)
  const pres = forms.map(({ manager, code }) => {
    const html = renderCode(shownLines(code), 'npm', NO_EXTRAS)
    if (manager === undefined) return renderPre(html, 'Commands', undefined, 'bash')
    return renderPre(html, `Commands for ${manager}`, { name: 'manager', value: manager })
  })
  const names = forms.flatMap(({ manager }) => (manager === undefined ? [] : [[manager, manager] as const]))
  const choice = names.length === 0 ? '' : renderChoice('package-manager', 'Package manager', names)
  return renderFrame({ title: undefined, choice }, pres.join(''))
}

/** The commands of an `npm` fence for a package manager. */
interface CommandForm {
  /** Undefined if the commands are the same for all managers. */
  manager: PackageManager | undefined
  code: string
}

/** The commands of an `npm` fence for each package manager, or once if they don't differ. */
function commandForms({ code }: Fence): CommandForm[] {
  const forms = PACKAGE_MANAGERS.map((manager) => ({
    manager,
    code: manager === 'npm' ? code : convert(code, manager),
  }))
  const differ = forms.some((form) => form.code !== code)
  return differ ? forms : [{ manager: undefined, code }]
}

function renderPlain(fence: Fence): string {
  const { title, highlight } = fence.tags
  const lines = fence.code.split('\n').map((text, source) => ({ text, source }))
  const html = renderCode(lines, fence.language, { highlighted: new Set(highlight), errors: [] })
  const kind = LANGUAGE_NAMES[fence.language]
  const frame = { title: title && escapeHtml(title), choice: '', kind, note: getNote(fence) }
  const language = title === undefined ? fence.language : undefined
  return renderFrame(frame, renderPre(html, title ?? UNNAMED, undefined, language))
}

/** Writes the listing of a proof or of what it imports: whole and as it is written, because it shows what was run. */
export function renderListing(fence: Fence): string {
  const title = fence.tags.title ?? UNNAMED
  const html = renderCode(wholeLines(fence.code), fence.language, NO_EXTRAS)
  return renderFrame({ title: escapeHtml(title), choice: '' }, renderPre(html, title))
}

/** The texts of a flag that is set or not, and their classes; `src/features/demos/kit/timeline.ts` writes the same texts. */
const FLAG_CLASSES: Partial<Record<string, string>> = { yes: 'on', '–': 'off' }

/**
 * Writes the recorded renders of a component as a strip: a row for each field, a column for each render. The live
 * demos show the same table.
 *
 * @param fence - its first line has the names of the fields, each further line is a render; `|` separates cells
 */
function renderTimeline(fence: Fence): string {
  const [names = [], ...renders] = timelineRows(fence)
  const [corner = '', ...fields] = names
  const heads = [capitalized(corner), ...renders.map(([render = '']) => render)]
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('')
  const body = fields.map((field, index) => {
    const cells = renders.map((render) => render[index + 1] ?? '')
    return `<tr><th scope="row"><code>${escapeHtml(field)}</code></th>${renderCells(cells)}</tr>`
  })
  const table = `<table class="timeline"><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`
  const scroll = `<div class="timeline-scroll" tabindex="0" role="group" aria-label="Recorded renders">${table}</div>`
  const caption = '<figcaption>Recorded from a run.</figcaption>'
  return `<figure class="timeline-figure">${scroll}${caption}</figure>`
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
