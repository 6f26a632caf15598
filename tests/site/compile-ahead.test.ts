import { expect, it } from 'vitest'

import { readBuiltPages } from './built-pages'
import { readScripts } from './built-scripts'

it.each(['main.', 'frame.', 'docs-frame.'])('the script %s asks to be compiled as it arrives', (start) => {
  const [, text = ''] = [...readScripts()].find(([file]) => file.startsWith(start)) ?? []
  // Only what follows the comment is compiled ahead.
  expect(text.slice(0, text.indexOf('webpackChunk'))).toMatch(/^\/\/# allFunctionsCalledOnLoad$/m)
})

// Another one would not ask for it, as happened with a rule for the chunks of the search.
it('each page starts with these scripts and no other', () => {
  for (const { address, kind, $ } of readBuiltPages()) {
    if (kind === 'redirect') continue
    const names = $('script[src]')
      .toArray()
      .map((script) =>
        $(script)
          .attr('src')
          ?.replace(/^.*\/([^/.]+)\..*$/, '$1'),
      )
    expect(names, address).toEqual(['runtime~main', 'main'])
  }
})
