import * as codeClasses from '../../../../lib/code-classes'
import { VALUE_COMMENT } from '../page/annotations'
import { isExecuted, isShown, getOlderOutput, getOutputFence, type Fence } from '../page/fence'
import { hiddenImports } from '../page/hidden-imports'
import type { PageResults } from '../result'
import { renderBlock, renderListing } from './render-block'
import type { References } from './render-frame'
import { renderResult } from './render-result'
import { shownLines } from '../page/shown-lines'
import { LIBRARY } from '../../../../config/library'
import type { Page } from '../page/read-page'

const TITLE = /^title: (\w+)$/m
const IMPORT = /^import \{([^}]*)\} from '([^']*)'/gm

/**
 * What the export is that a page is about, and where it is imported from: `function` and `acme/router`. Components
 * begin with a capital letter, as React requires.
 *
 * @returns nothing for a page whose title is no name that its visible code imports
 */
function importFacts({ text, fences }: Pick<Page, 'text' | 'fences'>): readonly string[] {
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

/**
 * Makes a function that writes the code blocks of a page: each with the result of its run, and each proof as the result
 * that it opens from.
 *
 * @returns gives the HTML of a fence; empty for a fence that is not shown, and for an output, which its sample shows
 */
export function pageRenderer(results: PageResults): (fence: Fence) => string {
  const { page } = results
  const firstWithValue = page.fences.find((fence) => isShown(fence) && showsValue(fence))
  const helpers = hiddenImports(page)
  return (fence) => {
    const { tags } = fence
    if (tags.setup || (tags.output && !tags.timeline)) return ''
    const output = getOutputFence(fence, page)
    const run = {
      record: results.results.get(fence.index)?.run,
      printed: output?.tags.timeline ? undefined : output,
      older: getOlderOutput(fence, page),
      version: results.version,
      explainsValues: fence === firstWithValue,
    }
    if (tags.proof) {
      const listings = [fence, ...(helpers.get(fence) ?? [])].map(renderListing)
      return renderResult({ ...run, proof: listings.join('') })
    }
    const block = renderBlock(fence, results.results.get(fence.index), getReferences(fence, results))
    return isExecuted(fence) ? block + renderResult(run) : block
  }
}

/**
 * Says once what the mark below samples means and how many of a page's ran, and for the page of an export what it is and
 * where it is imported from. Empty for a page without samples that ran, and for a draft. The image for links to the page
 * says the same of its samples, but without a mark.
 */
export function renderCount({ page, results, version }: PageResults): string {
  const count = [...results.values()].filter(({ run }) => run !== undefined).length
  if (count === 0) return ''
  const samples = count === 1 ? '1 sample' : `${count} samples`
  const claim = `${samples} of this page ran on ${version}`
  const meaning = `<span><b>✓</b> marks what ran on ${version}: ${samples}</span>`
  const facts = importFacts(page).map((fact) => `<span>${fact}</span>`)
  const sentence = [meaning, ...facts].join(' ')
  return `<p class="${codeClasses.ranCount}" data-claim="${claim}" data-search-ignore>${sentence}</p>`
}

function showsValue(fence: Fence): boolean {
  return isExecuted(fence) && shownLines(fence.code).some(({ text }) => VALUE_COMMENT.test(text))
}

function getReferences({ index }: Fence, { results, typesAddress, editable }: PageResults): References {
  const hovers = results.get(index)?.hovers ?? []
  const isTyped = typesAddress !== undefined && hovers.length > 0
  return {
    types: isTyped ? { address: typesAddress, block: index } : undefined,
    sample: editable?.blocks.has(index) ? { address: editable.address, block: index } : undefined,
  }
}
