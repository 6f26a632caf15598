import { syntaxHighlighting } from '@codemirror/language'
import { tagHighlighter, tags } from '@lezer/highlight'

import * as codeClasses from '../../../../lib/code-classes'

/** The classes of the static blocks: their colors, for both modes, are in `src/css/code-tokens.css`. */
const classes = tagHighlighter([
  { tag: [tags.keyword, tags.self, tags.null], class: codeClasses.keyword },
  {
    tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue],
    class: codeClasses.string,
  },
  { tag: [tags.number, tags.bool, tags.atom], class: codeClasses.number },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: codeClasses.functionName,
  },
  { tag: [tags.typeName, tags.className, tags.tagName], class: codeClasses.type },
  { tag: tags.attributeName, class: codeClasses.property },
  { tag: tags.comment, class: codeClasses.comment },
])

/** Colors code as the static blocks are colored. */
export const colors = syntaxHighlighting(classes)
