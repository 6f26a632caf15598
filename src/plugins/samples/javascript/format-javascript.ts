import { format } from 'prettier'

/** Formats JavaScript as the samples are: no semicolons, single quotes, 100 columns. Blank lines are kept. */
export async function formatJavaScript(code: string): Promise<string> {
  return format(code, {
    parser: 'babel',
    semi: false,
    singleQuote: true,
    printWidth: 100,
    // What a sample quotes, it quotes on purpose.
    quoteProps: 'preserve',
  })
}
