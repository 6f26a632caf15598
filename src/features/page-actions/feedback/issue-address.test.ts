import { describe, expect, it } from 'vitest'

import { issueAddress } from './issue-address'

const CONFIG = { repositoryUrl: 'https://github.com/owner/name', libraryVersion: '2.14.0' }
const PAGE = { title: 'createSlice & more', url: 'https://docs.example/api/createSlice' }

const getBody = (address: string) => new URL(address).searchParams.get('body') ?? ''

describe('issueAddress', () => {
  it('opens a new issue whose title names the page', () => {
    const { origin, pathname, searchParams } = new URL(issueAddress(CONFIG, PAGE))
    expect(origin + pathname).toBe('https://github.com/owner/name/issues/new')
    expect(searchParams.get('title')).toBe('Documentation: createSlice & more')
  })

  it('names the page, the version, and asks what was expected', () => {
    expect(getBody(issueAddress(CONFIG, PAGE))).toBe(
      [
        'Page: https://docs.example/api/createSlice',
        'The page describes Redux Toolkit 2.14.0. I use version: ',
        '',
        '**What did you expect to read, or to happen?**',
        '',
        '',
        '**What did you find, or what happened instead?**',
        '',
        '',
      ].join('\n'),
    )
  })

  it('names the heading with its address', () => {
    const heading = { id: 'options', text: 'Options & defaults' }
    expect(getBody(issueAddress(CONFIG, { ...PAGE, heading }))).toContain(
      '\nSection: Options & defaults, https://docs.example/api/createSlice#options\n',
    )
  })
})
