import { StyleModule } from 'style-mod'
import { expect, test } from 'vitest'

import { adoptStyles } from '..'

/** A sheet that scripts made. */
class Sheet {
  cssRules: string[] = []
  insertRule(rule: string): void {
    this.cssRules.push(rule)
  }
}

interface Root {
  adoptedStyleSheets: Sheet[]
}

/** As much of a document as style-mod and the function under test use. An element that isn't a root is refused. */
function createDocument(): Document & Root {
  const made = {
    head: {},
    adoptedStyleSheets: [] as Sheet[],
    defaultView: { CSSStyleSheet: Sheet },
    createElement(name: string) {
      if (name === 'style') throw new Error('The policy forbids style elements.')
      return { attachShadow: (): unknown => ({ ownerDocument: made, adoptedStyleSheets: [] }) }
    },
  }
  return made as unknown as Document & Root
}

const module = () => new StyleModule({ '.a': { color: 'red' } })

test('Without it, styles would be added by an element, which the policy forbids.', () => {
  expect(() => StyleModule.mount(createDocument(), module())).toThrow('policy')
})

test('Styles are adopted by the document.', () => {
  const target = createDocument()
  adoptStyles(target)
  adoptStyles(target)
  StyleModule.mount(target, module())
  expect(target.adoptedStyleSheets.map(({ cssRules }) => cssRules)).toEqual([['.a {color: red;}']])
})
