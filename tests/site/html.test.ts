import { HtmlValidate, StaticConfigLoader, type RuleConfig } from 'html-validate'
import { describe, expect, it } from 'vitest'

import { readSince } from '../../src/features/api-reference/build/since/read-since'
import { readBuiltRecords } from '../../src/features/search/relevance/built-records'
import { readSymptoms } from '../../src/features/symptoms/build'
import { getAnchor } from '../../src/features/symptoms/symptom'
import { readBuiltPages, type BuiltPage } from './built-pages'

const pages = readBuiltPages()

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

async function getFaults({ html, kind }: BuiltPage): Promise<string[]> {
  const validator = kind === 'redirect' ? redirectValidator : pageValidator
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`),
  )
}

describe('the HTML', () => {
  it.each(pages)('of $address is valid', async (page) => {
    expect(await getFaults(page)).toEqual([])
    // `npm run check:page` chooses tests by the addresses in their titles.
    expect(expect.getState().currentTestName).toContain(page.address)
  })
})

describe('the page of the search', () => {
  it('takes no query that is longer than the box of the modal takes', () => {
    const search = pages.find(({ address }) => address === '/search')
    expect(search?.$('input[type=search]').attr('maxlength')).toBe('300')
  })
})

describe('code blocks', () => {
  const withCode = pages.filter(({ kind, $ }) => kind !== 'redirect' && $('pre').length > 0)

  it.each(withCode)(
    'of $address were all written while building, have names, and show nothing of the check',
    ({ $ }) => {
      const others = ':not(.code-sample pre, .code-ran-part pre, [data-no-markdown] pre, [data-stage] pre)'
      expect($(`pre${others}`)).toHaveLength(0)
      expect($('.theme-code-block, .token-line')).toHaveLength(0)
      for (const pre of $('.code-sample pre').toArray()) {
        expect($(pre).attr('tabindex')).toBe('0')
        expect($(pre).attr('aria-label')).toMatch(/\S/)
      }
      expect($('.code-sample pre').text()).not.toMatch(/---cut|@errors:|@filename:/)
    },
  )
})

describe('badges of versions', () => {
  const ledger = readSince('.')

  /** The ids of a page and what their badges say. */
  const getBadges = ({ $ }: BuiltPage) =>
    $('.since')
      .toArray()
      .map((badge) => [$(badge).closest('[id]').attr('id') ?? '', $(badge).text()])

  it.each(pages.filter(({ address, $ }) => address in ledger || $('.since').length > 0))(
    'of $address are where the ledger says',
    (page) => {
      const since = Object.entries(ledger[page.address] ?? {})
      const expected = since.map(([id, version]) => [id, `since version ${version}`])
      expect(getBadges(page).sort()).toEqual(expected.sort())
      expect(page.$('.table-of-contents a').text()).not.toContain('since version')
    },
  )

  it('are on every page of the ledger', () => {
    const built = pages.map(({ address }) => address)
    expect(Object.keys(ledger).filter((address) => !built.includes(address))).toEqual([])
  })
})

describe('the page of symptoms', () => {
  const ADDRESS = '/usage/troubleshooting'
  const page = pages.find(({ address }) => address === ADDRESS)
  const records = readBuiltRecords().filter(({ url }) => new URL(url).pathname === ADDRESS)
  const found = new Map(records.map(({ anchor, hierarchy }) => [anchor, hierarchy.lvl3]))

  it.each(readSymptoms('.'))(
    'shows those of $id before any script runs, and the search finds each',
    (group) => {
      const expected = group.symptoms.map(({ symptom, answer }) => [symptom, answer, symptom])
      const shown = group.symptoms.map(getAnchor).map((anchor) => {
        const entry = page?.$(`#${anchor}`)
        return [
          entry?.clone().children('.hash-link').remove().end().text(),
          entry?.next().text(),
          found.get(anchor),
        ]
      })
      expect(shown).toEqual(expected.map((texts) => texts.map((text) => text.replaceAll('`', ''))))
    },
  )
})
