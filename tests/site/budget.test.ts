import { describe, expect, it } from 'vitest'

import { MODAL_CHUNK, WORKER_CHUNK } from '../../src/features/search/shared/index-files'
import { hold, type Budget, type Measured } from '../sizes/budget'
import * as budgets from '../sizes/budgets'
import { measureChunk, measureFiles, measureHtml, measureOutline, measureTexts } from '../sizes/measure'
import { readBuiltPages, type BuiltPage } from './built-pages'

const pages = readBuiltPages().filter(({ kind }) => kind !== 'redirect')

function expectToHold(budget: Budget, measured: Measured): void {
  const { bytes, limit, explanation } = hold(budget, measured)
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes, explanation).toBeLessThanOrEqual(limit)
}

const HTML_OF: Readonly<Record<string, Budget>> = {
  '/': budgets.HTML_OF_HOME,
  '/errors': budgets.HTML_OF_ERRORS,
  '/usage/troubleshooting': budgets.HTML_OF_SYMPTOMS,
}
const htmlBudget = ({ address, kind }: BuiltPage) =>
  HTML_OF[address] ?? (kind === 'docs' ? budgets.HTML_OF_DOCS : budgets.HTML_OF_OTHERS)

function stylesBudget({ address, kind }: BuiltPage): Budget {
  if (address === '/') return budgets.STYLES_OF_HOME
  return kind === 'docs' ? budgets.STYLES_OF_DOCS : budgets.STYLES_OF_OTHERS
}

describe('the byte budget', () => {
  it.each(pages)('of $address holds for HTML', (page) => {
    expectToHold(htmlBudget(page), measureHtml(page))
  })

  it.each(pages)('of $address holds for CSS', (page) => {
    const files = page
      .$('link[rel=stylesheet]')
      .toArray()
      .map((link) => (page.$(link).attr('href') ?? '').replace(/^\//, ''))
    expectToHold(stylesBudget(page), { ...measureFiles(files), of: page.address })
  })

  it('of the search holds for the modal and the worker', () => {
    expectToHold(budgets.SEARCH_MODAL, measureChunk(MODAL_CHUNK))
    expectToHold(budgets.SEARCH_WORKER, measureChunk(WORKER_CHUNK))
  })

  it('of the search holds for the outline and the texts', () => {
    expectToHold(budgets.SEARCH_OUTLINE, measureOutline())
    expectToHold(budgets.SEARCH_TEXTS, measureTexts())
  })
})
