import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const AA = 4.5

type Tokens = Readonly<Record<string, string>>

/** Reads the custom properties of each rule of `tokens.css`, by the first of its selectors. */
function readRules(): Map<string, Tokens> {
  const css = readFileSync('src/css/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const rules = [...css.matchAll(/([^{}]+)\{([^}]*)\}/g)]
  return new Map(
    rules.map(([, selector = '', body = '']) => [
      selector.replace(/,[^]*/, '').trim(),
      Object.fromEntries(
        [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    ]),
  )
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(color.slice(start, start + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const rules = readRules()

/** Without its own rule, a palette would be compared as the one that it builds upon. */
function getRule(selector: string): Tokens {
  const rule = rules.get(selector)
  if (rule === undefined)
    throw new Error(`src/css/tokens.css has no rule for ${selector}: name its new selector here.`)
  return rule
}

const light = getRule(':root')
const dark = { ...light, ...getRule("[data-theme='dark']") }
const PALETTES: Record<string, Tokens> = {
  light,
  dark,
}

/** The backgrounds of code: a block (an alias), pressed buttons, highlighted lines, the name whose type is shown. */
const CODE_BACKGROUNDS = ['--code-background', '--code-hover', '--code-highlight', '--code-target']

const CODE_TOKENS = Object.keys(light).filter(
  (name) => name.startsWith('--code-') && !CODE_BACKGROUNDS.includes(name),
)

/** Each text color with the backgrounds that it meets. */
const PAIRS: ReadonlyArray<readonly [text: string, backgrounds: readonly string[]]> = [
  ['--color-text', ['--color-page', '--color-surface', '--color-accent-surface', '--color-warning-surface']],
  ['--color-text', ['--color-danger-surface', '--color-tip-surface', '--color-surface-raised']],
  [
    '--color-text-quiet',
    ['--color-page', '--color-surface', '--color-surface-raised', '--color-accent-surface'],
  ],
  ['--color-accent', ['--color-page', '--color-surface', '--color-accent-surface']],
  ['--color-accent-strong', ['--color-page', '--color-accent-surface']],
  ['--color-on-accent', ['--color-accent', '--color-accent-strong']],
  ...CODE_TOKENS.map((name) => [name, ['--color-surface', '--code-highlight', '--color-page']] as const),
  // What ran.
  ...['text', 'text-quiet', 'done', 'act'].map(
    (name) => [`--ran-${name}`, ['--ran-ground', '--ran-raised']] as const,
  ),
  // In the card of a type.
  ['--code-text', ['--color-surface-raised']],
  // Names, while their type is shown.
  ...['text', 'function', 'type', 'number', 'property'].map(
    (name) => [`--code-${name}`, ['--code-target']] as const,
  ),
  // Buttons, under the pointer too.
  ['--color-text', ['--code-hover', '--code-highlight']],
  ['--color-text-quiet', ['--code-hover']],
  ['--color-tip', ['--color-surface', '--color-tip-surface', '--code-hover']],
  ['--color-danger', ['--color-surface', '--color-danger-surface', '--code-hover']],
]

test('the colors of code are among the pairs', () => {
  expect(CODE_TOKENS.length).toBeGreaterThanOrEqual(9)
})

describe.each(Object.entries(PALETTES))('%s', (_, palette) => {
  test.each(PAIRS)('%s is AA on %j', (text, backgrounds) => {
    for (const background of backgrounds) {
      const [front = '', back = ''] = [palette[text], palette[background]]
      expect(front).toMatch(/^#[\da-f]{6}$/)
      expect(back).toMatch(/^#[\da-f]{6}$/)
      expect(contrast(front, back), `${text} ${front} on ${background} ${back}`).toBeGreaterThanOrEqual(AA)
    }
  })
})
