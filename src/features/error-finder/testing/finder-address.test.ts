import { describe, expect, it } from 'vitest'

import { addressWithText, LONGEST_SHARED_TEXT, sharedAddress, textInAddress } from '../client/finder-address'

const PAGE = 'https://a.test/errors'
const LONG = 'x'.repeat(LONGEST_SHARED_TEXT + 1)

describe('the address of a text', () => {
  it.each(['a & b', '<b>', 'state.api?', '#24', '“ü” 🙂', 'a+b'])(
    'gives back what it was made of: %s',
    (text) => {
      expect(textInAddress(new URL(addressWithText(PAGE, text)).search)).toBe(text)
    },
  )

  it('takes the place of a code, of another text, and of an anchor, and leaves the rest', () => {
    expect(addressWithText(`${PAGE}?code=2&q=b&ref=mail#code-2`, 'a')).toBe(`${PAGE}?ref=mail&q=a`)
  })

  it.each(['', '  ', LONG])('asks for nothing if the text is empty or long', (text) => {
    expect(addressWithText(`${PAGE}?q=a`, text)).toBe(PAGE)
  })

  it('leads to what was found if the text is long', () => {
    expect(sharedAddress(PAGE, LONG, 'no-data-found')).toBe(`${PAGE}#no-data-found`)
    expect(sharedAddress(PAGE, LONG, undefined)).toBeUndefined()
    expect(sharedAddress(PAGE, 'a', 'no-data-found')).toBe(`${PAGE}?q=a`)
  })
})
