import { describe, expect, it } from 'vitest'

import { readFeedbackConfig } from './config'

const read = (url?: string) => readFeedbackConfig({ FEEDBACK_REPOSITORY_URL: url }, '2.14.0')

describe('readFeedbackConfig', () => {
  it.each([undefined, '', '  '])('answers undefined when the variable is %j', (url) => {
    expect(read(url)).toBeUndefined()
  })

  it.each(['https://github.com/owner/name', ' https://github.com/owner/name/ '])('accepts %j', (url) => {
    expect(read(url)).toEqual({ repositoryUrl: 'https://github.com/owner/name', libraryVersion: '2.14.0' })
  })

  it.each([
    'owner/name',
    'http://github.com/owner/name',
    'https://github.com/owner',
    'https://github.com/owner/name/issues',
    'https://github.com/owner/name?x=1',
    'https://example.org/owner/name',
    'javascript:alert(1)//github.com/owner/name',
  ])('rejects %s and shows it', (url) => {
    expect(() => read(url)).toThrow(`FEEDBACK_REPOSITORY_URL is ${JSON.stringify(url)}`)
  })
})
