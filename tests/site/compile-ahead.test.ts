import { expect, it } from 'vitest'

import { readScripts } from './built-scripts'

it.each(['main.', 'frame.', 'docs-frame.'])('the script %s asks to be compiled as it arrives', (start) => {
  const [, text = ''] = [...readScripts()].find(([file]) => file.startsWith(start)) ?? []
  // Only what follows the comment is compiled ahead.
  expect(text.slice(0, text.indexOf('webpackChunk'))).toMatch(/^\/\/# allFunctionsCalledOnLoad$/m)
})
