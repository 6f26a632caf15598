import { describe, expect, it } from 'vitest'

import { getCodeSpans } from '../client/MessageText'
import { getParts } from '../../error-messages/template-parts'

const getSpans = (message: string) =>
  getCodeSpans(getParts(message)).map(({ isCode, parts }) => {
    const text = parts.map((part) => ('text' in part ? part.text : `<${part.placeholder}>`)).join('')
    return isCode ? [text] : text
  })

describe('text between the backticks of a message', () => {
  it.each([
    ['`reducer` is required', [['reducer'], ' is required']],
    ['No data found at `state.⟨path⟩`. Did you', ['No data found at ', ['state.<path>'], '. Did you']],
    ['`a``b`', [['a'], ['b']]],
    ['Key ⟨key⟩ is missing', ['Key <key> is missing']],
    ['', []],
  ])('is code: %s', (message, spans) => {
    expect(getSpans(message)).toEqual(spans)
  })

  it('stays as it is where one backtick has no counterpart', () => {
    expect(getSpans('a `b` and `c')).toEqual(['a `b` and `c'])
  })
})
