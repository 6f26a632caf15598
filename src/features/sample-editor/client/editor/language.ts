import {
  continuedIndent,
  delimitedIndent,
  flatIndent,
  indentNodeProp,
  LanguageSupport,
  LRLanguage,
} from '@codemirror/language'
import { parser } from '@lezer/javascript'

/**
 * How lines are indented. `@codemirror/lang-javascript` has such rules, too; it isn't used because it brings
 * completions and snippets along, which weigh 10 kB.
 */
const indentation = indentNodeProp.add({
  IfStatement: continuedIndent({ except: /^\s*({|else\b)/ }),
  TryStatement: continuedIndent({ except: /^\s*({|catch\b|finally\b)/ }),
  'Statement Property': continuedIndent({ except: /^\s*{/ }),
  'Block ClassBody ObjectType': delimitedIndent({ closing: '}' }),
  LabeledStatement: flatIndent,
  ArrowFunction: ({ baseIndent, unit }) => baseIndent + unit,
  'TemplateString BlockComment': () => null,
})

const configured = parser.configure({ props: [indentation] })

const languageData = {
  commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
  indentOnInput: /^\s*(?:case |default:|\{|\}|<\/)$/,
}

const typescript = LRLanguage.define({ parser: configured.configure({ dialect: 'ts' }), languageData })
const tsx = LRLanguage.define({ parser: configured.configure({ dialect: 'jsx ts' }), languageData })

/** The grammar of a file. That of TypeScript reads JavaScript, too. */
export function getLanguage(name: string): LanguageSupport {
  return new LanguageSupport(name.endsWith('x') ? tsx : typescript)
}
