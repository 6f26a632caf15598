import { describe, expect, it } from 'vitest'

import { LABELS } from '../../error-messages/labels'
import { readRemedies } from '../../error-messages/build/read-texts'
import type { Remedy } from '../../error-messages/types'
import { extractErrorCodes } from '../../api-reference/build/error-codes'
import { headingIds } from './headings'

const { codes } = extractErrorCodes('node_modules/@reduxjs/toolkit')
const REMEDIES = readRemedies('.')
const remedies = Object.entries(REMEDIES)

const textsOf = ({ cause, fix, production }: Remedy) => [
  cause,
  fix,
  ...(production === undefined ? [] : [production]),
]

describe('the remedies', () => {
  it('are there for each error of the library, and for no other', () => {
    expect(remedies.map(([code]) => Number(code))).toEqual(codes.map(({ code }) => code))
  })

  it('say what production does of exactly those errors that it never throws', () => {
    const described = remedies.filter(([, { production }]) => production !== undefined)
    const developmentOnly = codes.filter(({ inProduction }) => !inProduction)
    expect(described.map(([code]) => Number(code))).toEqual(developmentOnly.map(({ code }) => code))
  })

  it.each(remedies)('of error %s lead to a section that exists', (_, { page }) => {
    const [pagePath = '', id = ''] = page.path.split('#')
    expect(headingIds(pagePath)).toContain(id)
  })

  it.each(remedies)('of error %s close the code that they open', (_, remedy) => {
    for (const text of textsOf(remedy)) expect(text.split('`').length % 2).toBe(1)
  })

  it('have no label in their texts, which would end the message for the search', () => {
    const labels = Object.values(LABELS)
    const messages = codes.map(({ message }) =>
      message.map((part) => ('text' in part ? part.text : '')).join(''),
    )
    const texts = [...messages, ...remedies.flatMap(([, remedy]) => textsOf(remedy))]
    expect(texts.filter((text) => labels.some((label) => text.includes(label)))).toEqual([])
  })
})
