import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { BUDGETS, type BudgetKind } from './budgets'
import { BUILD, readBuiltPages, type BuiltPage } from './built-pages'

const pages = readBuiltPages()
const weights = new Map<string, number>()

const compressedSize = (content: string | Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The compressed size of a file of the build. The pages share most files, so each is compressed once. */
function weightOf(address: string): number {
  const weight = weights.get(address) ?? compressedSize(readFileSync(path.join(BUILD, address)))
  weights.set(address, weight)
  return weight
}

function measure({ html, $ }: BuiltPage, kind: BudgetKind): number {
  if (kind === 'HTML') return compressedSize(html)
  const [selector, attribute] = kind === 'CSS' ? ['link[rel=stylesheet]', 'href'] : ['script[src]', 'src']
  const addresses = $(selector)
    .toArray()
    .map((element) => $(element).attr(attribute) ?? '')
  if (addresses.length === 0) throw new Error(`The page names no ${kind}.`)
  return addresses.reduce((total, address) => total + weightOf(address), 0)
}

const limits = Object.entries(BUDGETS).flatMap(([address, budget]) =>
  (['HTML', 'CSS', 'initial JS'] as const).map((kind) => ({ address, kind, limit: budget[kind] })),
)

describe('the byte budget', () => {
  it.each(limits)('of $address holds for $kind', ({ address, kind, limit }) => {
    const page = pages.find((candidate) => candidate.address === address)
    if (page === undefined) throw new Error(`${address} was not built`)
    const measured = measure(page, kind)
    expect(measured, `${address}: ${kind} is ${measured} bytes, the limit is ${limit}`).toBeLessThanOrEqual(
      limit,
    )
  })
})
