import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate'
import { describe, expect, it } from 'vitest'

import { readBuiltPages, type BuiltPage } from './built-pages'

const PLATFORM_RULES: RuleConfig = {
  // The platform's minifier writes the shortest form that HTML allows.
  'doctype-style': 'off',
  'attr-quotes': 'off',
  'void-style': 'off',
  'no-implicit-close': 'off',
  // The minifier leaves "&" bare where no entity can be meant.
  'no-raw-characters': ['error', { relaxed: true }],
  // React and the platform make ids like "_R_1_" and "__docusaurus", which HTML allows.
  'valid-id': ['error', { relaxed: true }],
  // The announcement bar and icons set these on single elements; the others place bars on time axes, and boxes.
  'no-inline-style': [
    'error',
    {
      allowedProperties: [
        ...['color', 'background-color', 'font-style', 'font-weight', 'display', 'max-width'],
        ...['inset-inline-start', 'width', '--at', 'grid-template-columns', 'grid-column', 'grid-row'],
      ],
    },
  ],
  // The skip link's region, the announcement's banner and the sidebar's category links.
  'prefer-native-element': ['error', { exclude: ['region', 'banner', 'button'] }],
  // The icon of external links is an <svg> with a label, which is allowed.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
}

/** The redirects plugin's template is fixed: it has no `lang`, no title and no body, and leads on at once. */
const REDIRECT_RULES: RuleConfig = {
  'element-required-attributes': 'off',
  'element-required-content': 'off',
  'element-permitted-occurrences': 'off',
}

function validatorWith(rules: RuleConfig): HtmlValidate {
  return new HtmlValidate(
    new StaticConfigLoader({
      root: true,
      extends: ['html-validate:recommended'],
      rules,
    }),
  )
}

const pageValidator = validatorWith(PLATFORM_RULES)
const redirectValidator = validatorWith({ ...PLATFORM_RULES, ...REDIRECT_RULES })

async function faultsOf({ html, kind }: BuiltPage): Promise<string[]> {
  const validator = kind === 'redirect' ? redirectValidator : pageValidator
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}

describe('the HTML', () => {
  it.each(readBuiltPages())('of $address is valid', async (page) => {
    expect(await faultsOf(page)).toEqual([])
    // `npm run check:page` chooses tests by the addresses in their titles.
    expect(expect.getState().currentTestName).toContain(page.address)
  })
})
