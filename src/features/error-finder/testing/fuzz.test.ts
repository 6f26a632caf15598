import { describe, expect, it } from 'vitest'

import { idOfHash } from '../../../lib/client/hash-id'
import { addressWithText, sharedAddress, textInAddress } from '../client/finder-address'
import { lookUpErrorCode, statusOfAnswer, statusOfLookup } from '../client/lookup'
import { findMessages, LIST } from './finder'
import { forEachText, hostileTexts, LONG } from '../../../../tests/unit/hostile-texts'

const TEXTS = hostileTexts(3000)
/** What messages consist of, repeated: the finder looks for the next part of each behind the part before. */
const OF_MESSAGES = [
  ...["' is not assignable to type '", 'Tuple<', 'use', 'Query is not a function', 'TS2345', '⟨a⟩', '\\n'],
  ...['Reducers may not dispatch actions. ', 'at f (a.ts:1:1)', '\u001b[31m', '&#39;'],
].map((piece) => piece.repeat(Math.ceil(20_000 / piece.length)))
const PAGE = 'https://docs.example.org/errors'

describe('the page of errors, asked anything', () => {
  it('answers every text with one of its kinds', async () => {
    const kinds = new Set<string>()
    await forEachText(TEXTS, (text) => {
      const answer = findMessages(text)
      kinds.add(answer.kind)
      expect(statusOfAnswer(answer)).toEqual(expect.any(String))
    })
    // Each way through the finder was taken.
    expect([...kinds].sort()).toEqual(['found', 'none', 'similar', 'unknown', 'unlisted'])
  })

  it('answers texts of 20,000 characters', async () => {
    await forEachText([...LONG, ...OF_MESSAGES], (text) => {
      expect(findMessages(text).kind).toEqual(expect.any(String))
    })
  })

  it('reads any query string, and finds a code only in a whole number', async () => {
    await forEachText(TEXTS, (text) => {
      for (const search of [`?code=${text}`, `?q=${text}`, text, `?code=${text}&code=24`]) {
        const lookup = lookUpErrorCode(LIST, search)
        expect(statusOfLookup(lookup)).toEqual(expect.any(String))
        if (lookup.kind === 'malformed') expect(lookup.input.length).toBeLessThanOrEqual(60)
        if (lookup.kind === 'found') expect(search).toMatch(/\d/)
        expect(textInAddress(search)).toEqual(expect.any(String))
      }
    })
  })

  it('writes addresses of this page only, from which the text is read back', async () => {
    await forEachText([...TEXTS, ...LONG], (text) => {
      const address = new URL(addressWithText(`${PAGE}?code=9&q=old#x`, text))
      expect(address.origin + address.pathname + address.hash).toBe(PAGE)
      const asked = text.trim()
      const isShared = asked.length <= 300 && !/\p{Surrogate}/u.test(asked)
      if (isShared) expect(textInAddress(address.search)).toBe(asked)
      expect(sharedAddress(PAGE, text, 'code-24') ?? PAGE).toMatch(/^https:\/\/docs\.example\.org\/errors/)
    })
  })

  it('reads any hash', async () => {
    await forEachText([...TEXTS, ...LONG], (text) => {
      expect(idOfHash(`#${text}`)).toEqual(expect.any(String))
    })
  })
})
