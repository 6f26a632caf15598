import { describe, expect, it } from 'vitest'

import { readFeedbackConfig } from './config'

const read = (url?: string) => readFeedbackConfig({ FEEDBACK_REPOSITORY_URL: url }, '2.14.0')

describe('readFeedbackConfig', () => {
  it('answers undefined when the variable is not set', () => {
    expect(read()).toBeUndefined()
  })

  it('answers the repository and the version', () => {
    expect(read('https://github.com/owner/name')).toEqual({
      repositoryUrl: 'https://github.com/owner/name',
      libraryVersion: '2.14.0',
    })
  })

  it('rejects anything but a repository', () => {
    expect(() => read('owner/name')).toThrow('FEEDBACK_REPOSITORY_URL is "owner/name"')
  })
})
