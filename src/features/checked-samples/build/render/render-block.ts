import { LIBRARY } from '../../../../config/library'
import { javascriptName } from '../../shared/javascript-name'
import type { Fence } from '../page/fence'
import { isTypeScript, diagnosticAtOpening } from '../page/fence'
import type { Diagnostic } from '../../../../lib/build/diagnostic'
import type { SampleResult } from '../result'
import { isKnownLanguage, LANGUAGES } from './highlight'
import { highlightedInJavaScript } from './highlighted-lines'
import { escapeHtml } from './html'
import { commandForms, commandDiagnostics } from './render-commands'
import { renderCode } from './render-code'
import { renderChoice, renderFrame, renderPre, type References } from './render-frame'
import { renderTimeline, timelineDiagnostics } from './render-timeline'
import { shownFiles, wholeFiles } from './shown-files'

const NO_EXTRAS = { highlighted: new Set<number>(), errors: [] }
const UNNAMED = 'Code sample'
/** What blocks of these languages are called. */
const LANGUAGE_NAMES: Partial<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  diff: 'Changes',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JavaScript',
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
  const [diagnostic] = renderDiagnostics(fence)
  if (diagnostic) throw new Error(`${diagnostic.page}:${diagnostic.line}: ${diagnostic.message}`)
  if (fence.tags.timeline) return renderTimeline(fence)
  if (fence.language === 'npm') return renderCommandBlock(fence)
  if (isTypeScript(fence)) return renderSample(fence, result, references)
  return renderPlain(fence)
}

/** The problems that keep a fence from being rendered. */
export function renderDiagnostics(fence: Fence): Diagnostic[] {
  if (fence.language === 'npm') return commandDiagnostics(fence)
  if (fence.tags.timeline) return timelineDiagnostics(fence)
  if (isKnownLanguage(fence.language)) return []
  const known = LANGUAGES.join(', ')
  return [
    diagnosticAtOpening(fence, `The language "${fence.language}" is not known here; known are ${known}.`),
  ]
}

function renderSample(fence: Fence, result: SampleResult | undefined, references: References = {}): string {
  const { title } = fence.tags
  const typescript = { code: fence.code, files: shownFiles(fence.code) }
  const javascript = { code: result?.javascript ?? '', files: shownFiles(result?.javascript ?? '') }
  const highlighted = new Set(fence.tags.highlight)
  const extras = { highlighted, errors: result?.expectedErrors ?? [] }
  const html = renderCode(typescript.files, fence.language, extras)
  const note = noteOf(fence)
  const parts = { ...references, title: title && escapeHtml(title), label: title ?? UNNAMED, note }
  if (javascript.files.length === 0) {
    const kind = kindOf(fence, result)
    return renderFrame({ ...parts, choice: '', kind }, renderPre(html, parts.label))
  }
  const moved = highlightedInJavaScript(highlighted, typescript, javascript, fence.language === 'tsx')
  const other = renderCode(javascript.files, fence.language, { highlighted: moved, errors: [] })
  const pres =
    renderPre(html, title ?? UNNAMED, { name: 'language', value: 'ts' }) +
    renderPre(other, title === undefined ? UNNAMED : javascriptName(title), { name: 'language', value: 'js' })
  return renderFrame({ ...parts, title: title && bothTitles(title), choice: languageChoice() }, pres)
}

/** The label of a sample with one form: declarations only, or code that is the same in both languages. */
function kindOf(fence: Fence, result: SampleResult | undefined): string | undefined {
  if (result?.javascript === '' && /^(export )?declare /m.test(fence.code)) return 'Signature'
  const inBoth = result !== undefined && result.javascript === undefined
  return inBoth ? 'TypeScript and JavaScript' : LANGUAGE_NAMES[fence.language]
}

/** The note below the code, if it needs one. */
function noteOf({ tags }: Fence): string | undefined {
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
    const html = renderCode(shownFiles(code), 'npm', NO_EXTRAS)
    if (manager === undefined) return renderPre(html, 'Commands', undefined, 'bash')
    return renderPre(html, `Commands for ${manager}`, { name: 'manager', value: manager })
  })
  const names = forms.flatMap(({ manager }) => (manager === undefined ? [] : [[manager, manager] as const]))
  const choice = names.length === 0 ? '' : renderChoice('package-manager', 'Package manager', names)
  return renderFrame({ title: undefined, choice }, pres.join(''))
}

function renderPlain(fence: Fence): string {
  const { title, highlight } = fence.tags
  const files = [{ name: undefined, lines: fence.code.split('\n').map((text, source) => ({ text, source })) }]
  const html = renderCode(files, fence.language, { highlighted: new Set(highlight), errors: [] })
  const kind = LANGUAGE_NAMES[fence.language]
  const frame = { title: title && escapeHtml(title), choice: '', kind, note: noteOf(fence) }
  const language = title === undefined ? fence.language : undefined
  return renderFrame(frame, renderPre(html, title ?? UNNAMED, undefined, language))
}

/** Writes the listing of a proof: whole and as it is written, because it shows what was run. */
export function renderProof(fence: Fence): string {
  const title = fence.tags.title ?? UNNAMED
  const html = renderCode(wholeFiles(fence.code), fence.language, NO_EXTRAS)
  return renderFrame({ title: escapeHtml(title), choice: '' }, renderPre(html, title))
}
