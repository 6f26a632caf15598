import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { NOTICES_FILE } from '../../src/features/built-site/licenses'
import { BUILD } from './built-pages'

const notices = readFileSync(path.join(BUILD, NOTICES_FILE), 'utf8')

describe('the notices of third parties', () => {
  // Of code in the first script, of the frame, of demos, of search and of style sheets.
  it.each([
    'react',
    'react-dom',
    'scheduler',
    '@docusaurus/theme-classic',
    '@reduxjs/toolkit',
    'immer',
    'minisearch',
    'infima',
  ])('name %s with its license', (name) => {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+\\S* \\([^)]+\\)$`, 'm'))
  })

  it('hold the texts', () => {
    expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(5)
    expect(notices).not.toContain('/home/')
  })

  it('are named by the main script', () => {
    const script = readdirSync(path.join(BUILD, 'assets/js')).find((file) => file.startsWith('main.')) ?? ''
    expect(readFileSync(path.join(BUILD, 'assets/js', script), 'utf8')).toContain(`/${NOTICES_FILE} */`)
  })
})
