/**
 * The classes in the HTML of code blocks, by their roles. `src/features/checked-samples/build/render` writes them; the styles in
 * `src/css`, the buttons of the blocks, the Markdown pages and the tests read them. Those of tokens and lines count
 * only within `.code-sample`.
 *
 * Import them as a namespace, `codeClasses`: the browser then gets only those that it uses.
 */
/** The figure of a block. */
export const sample = 'code-sample'
/** A block without a title whose code is a single line: its buttons are beside it. */
export const singleLine = 'code-line'
/** Below an executed block: what the run left behind. */
export const ran = 'code-ran'
/** Only the mark that it ran. */
export const ranBare = 'code-ran-bare'
/** A part of that, with a name: what was printed, what the screen showed. */
export const ranPart = 'code-ran-part'
/** Two such parts side by side: what was printed on an older version, and on the installed one. */
export const ranOnBoth = 'code-ran-on-both'
/** The test that ran, which opens on request. */
export const proof = 'code-proof'
/** Below the title of a page: how many of its samples ran. */
export const ranCount = 'code-ran-count'
/** The bar above the code. */
export const bar = 'code-bar'
/** The name of the file, in the bar. */
export const title = 'code-title'
/** The language or kind of a block that has no title. */
export const kind = 'code-kind'
/** The group of buttons in the bar. */
export const actions = 'code-actions'
/** The switch between forms: languages, or package managers. */
export const choice = 'code-choice'
/** The button that copies the code. */
export const copyButton = 'code-copy'
/** The button that shows types. */
export const typesButton = 'code-types'
/** The button that opens the editor. */
export const editButton = 'code-edit'
/** The note below the code: that it is not checked, or for which version it is. */
export const note = 'code-note'

/** Between lines: the message of an expected compiler error. */
export const error = 'error'
/** Lines that the author highlighted. */
export const highlighted = 'highlighted'

/** A token: keywords and at-rules. */
export const keyword = 'keyword'
/** A token: strings, regular expressions and addresses. */
export const string = 'string'
/** A token: numbers, booleans and constants. */
export const number = 'number'
/** A token: names of functions that are called or declared. */
export const functionName = 'function'
/** A token: types, classes, components and HTML tags. */
export const type = 'type'
/** A token: attributes, keys and CSS properties. */
export const property = 'property'
/** A token: comments. */
export const comment = 'comment'
/** A token: a `// → value` comment. */
export const result = 'result'
/** A token: a `// throws message` comment. */
export const thrown = 'thrown'

/** The class of a token; empty for text that has the color of plain code. */
export type TokenClass =
  | typeof keyword
  | typeof string
  | typeof number
  | typeof functionName
  | typeof type
  | typeof property
  | typeof comment
  | typeof result
  | typeof thrown
  | ''
