import type { PrismTheme } from 'prism-react-renderer'

/** The code theme of both color modes: its colors are the `--code-*` tokens of `src/css/tokens.css`. */
export const codeTheme: PrismTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-background)' },
  styles: [
    {
      types: ['comment', 'prolog', 'cdata', 'doctype'],
      style: { color: 'var(--code-comment)', fontStyle: 'italic' },
    },
    { types: ['keyword', 'operator', 'atrule', 'important'], style: { color: 'var(--code-keyword)' } },
    {
      types: ['string', 'char', 'attr-value', 'regex', 'url', 'inserted'],
      style: { color: 'var(--code-string)' },
    },
    { types: ['number', 'boolean', 'constant', 'symbol'], style: { color: 'var(--code-number)' } },
    { types: ['function', 'function-variable'], style: { color: 'var(--code-function)' } },
    {
      types: ['class-name', 'maybe-class-name', 'builtin', 'tag', 'namespace'],
      style: { color: 'var(--code-type)' },
    },
    { types: ['attr-name', 'property', 'selector'], style: { color: 'var(--code-property)' } },
    { types: ['punctuation'], style: { color: 'var(--code-punctuation)' } },
    { types: ['deleted'], style: { color: 'var(--code-keyword)' } },
  ],
}
