import { format } from 'prettier'

/** Formats JavaScript in the style of the samples: no semicolons, single quotes, 100 columns. Blank lines are kept. */
export async function formatJavaScript(code: string): Promise<string> {
  return format(code, {
    parser: 'babel',
    semi: false,
    singleQuote: true,
    printWidth: 100,
    // A sample that quotes a property name does so on purpose.
    quoteProps: 'preserve',
  })
}
