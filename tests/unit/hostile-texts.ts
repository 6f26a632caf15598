/** Printed when a text breaks something; the same seed gives the same texts. */
const SEED = 20_261_122

/** What breaks programs that were not asked, by itself and as parts of longer texts. */
const PIECES: readonly string[] = [
  ...['', ' ', '\t\r\n', '\u0000', '\u0007\u001B[31m', '\u007F', '\u200B', '\u202E', '\uFEFF', '\u2028'],
  ...['\uD800', '\uDC00', '😀', 'e\u0301\u0327', 'ﷺ', 'İ', 'ß', '中文', 'עברית', '\u{10FFFF}'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'],
  ...'null undefined NaN -0 1e999 0x18 ٢٤ 24 #24 -1 4294967296 24.0 +24'.split(' '),
  ...['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '</title><svg onload=alert(1)>', '<!--'],
  ...[
    '"><b>',
    "' onmouseover='alert(1)",
    '&lt;b&gt;',
    '&#x3c;',
    ']]>',
    '{{7*7}}',
    '${7*7}',
    'javascript:alert(1)',
  ],
  ...['__search-mark__', '__/search-mark__', '<mark>', '</mark>', '<em>'],
  ...String.raw`% %E0%A4%A %00 %25 %u0041 &code=24 ?q=1#x # + ; / \ ../ //x.y`.split(' '),
  ...['(', '[', '(?:', '*', '**', '{1,', '$&', '$1', '^', '|', '\\d+', '.*', '(a+)+$'],
  ...[
    'Error',
    'TypeError: ',
    'createSlice',
    'at run (webpack-internal:///./src/a.js:1:2)',
    'Errors?code=24',
    'Minified Redux Toolkit error #999;',
  ],
  ...['A non-serializable value was detected in the state, in the path: `', 'The slice reducer for key "'],
]

/** Long texts that slow down patterns which go back: each must still be answered. */
export const LONG: readonly string[] = [
  ...['a', ' ', '<', '"', '`', '/', '\\', '(', '.', '\u0301', '\uD800', 'a.', 'a/', 'at a', '#24 ', 'code='],
  ...['Error: ', '\n at x (', 'http://', '0x', "Type '", '__search-mark__', 'src/a/', 'x.ts '],
].map((piece) => piece.repeat(Math.ceil(20_000 / piece.length)))

/** Makes texts of pieces and of any characters, in an order that the seed alone decides. */
export function hostileTexts(count: number): string[] {
  const random = randomNumbers(SEED)
  const below = (limit: number) => Math.floor(random() * limit)
  const part = () =>
    random() < 0.7
      ? (PIECES[below(PIECES.length)] ?? '')
      : String.fromCharCode(below(random() < 0.5 ? 128 : 65_536)).repeat(1 + below(5))
  const made = Array.from({ length: Math.max(0, count - PIECES.length) }, () =>
    Array.from({ length: 1 + below(8) }, part).join(random() < 0.5 ? ' ' : ''),
  )
  return [...PIECES, ...made].slice(0, count)
}

/** Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Runs a check over the texts; the first failure names its text and the seed. */
export async function forEachText(
  texts: readonly string[],
  check: (text: string) => void | Promise<void>,
): Promise<void> {
  for (const [index, text] of texts.entries()) {
    try {
      await check(text)
    } catch (cause) {
      const shown = JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text)
      throw new Error(`Text ${index} of seed ${SEED}, ${shown}: ${String(cause)}`, { cause })
    }
  }
}
