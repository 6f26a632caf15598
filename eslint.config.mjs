import js from '@eslint/js'
import docusaurus from '@docusaurus/eslint-plugin'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import importX, { createNodeResolver } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Finds modules as the bundler does. */
const siteResolver = createNodeResolver({
  extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs', '.json'],
  alias: { '@site': [import.meta.dirname] },
})

/**
 * What the site does, from the bottom up: a feature imports only those above it in this list, so that none go in a circle.
 * See "The map" in the README.
 */
const FEATURES = [
  ...['error-messages', 'sample-runtime', 'demo-catalog', 'row-filter', 'recorded-trace', 'announcement'],
  ...['page-actions', 'fast-pages', 'api-reference', 'checked-samples', 'search', 'symptoms', 'error-finder'],
  ...['sample-editor', 'demos', 'built-site', 'page-checks'],
]

/** Who may import whom, types included. */
const ZONES = [
  ...FEATURES.flatMap((feature, index) =>
    FEATURES.slice(index + 1).map((later) => ({
      target: `./src/features/${feature}`,
      from: `./src/features/${later}`,
      // Samples have the simulated servers in common with demos: they are where a downloaded demo has them.
      except: later === 'demos' ? ['./kit/server'] : [],
      message: `${feature} comes before ${later} in FEATURES (eslint.config.mjs): hand it in as an option, or move what both need to src/lib.`,
    })),
  ),
  {
    target: './src/lib',
    from: './src/features',
    message: 'What all features use knows none of them.',
  },
  {
    target: ['./src/**/client/**', './src/{components,pages,theme}/**'],
    from: './src/**/build/**',
    message: 'Browser code never imports build code; what both need is in neither folder.',
  },
  {
    target: './src/**/build/**',
    from: ['./src/**/client/**', './src/{components,pages,theme}/**'],
    message: 'Build code never imports browser code; what both need is in neither folder.',
  },
  { target: './src', from: './tests', message: 'Nothing of the site imports from tests/.' },
  {
    target: './src/theme',
    from: './src/features/demos',
    message: 'The theme loads on every page: a page without a demo must ship no Redux.',
  },
]

const NO_LIBRARY = {
  regex: '^@reduxjs/toolkit|^react-redux',
  message: 'The theme loads on every page: a page without a demo must ship no Redux.',
}

export default tseslint.config(
  { ignores: ['build/', '.docusaurus/', '.cache/', 'node_modules/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx,mts}'] })),
  {
    files: ['**/*.{ts,tsx,mts}'],
    // One program for all files, which takes little more than half of what the project service takes: that keeps a program
    // for each example besides.
    languageOptions: {
      parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      // Numbers read well in messages.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // What scrolls sideways must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // Tests call hooks by hand, and know other functions that are called `use`.
    ignores: ['src/**/*.test.{ts,tsx}', 'src/**/testing/**'],
    plugins: { 'react-hooks': reactHooks, '@docusaurus': docusaurus },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/no-html-links': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx,mts}'],
    // Tests look at both sides.
    ignores: ['src/**/*.test.{ts,tsx}', 'src/**/testing/**', 'src/features/search/relevance/**'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [siteResolver] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones: ZONES }] },
  },
  {
    files: ['src/theme/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [NO_LIBRARY] }] },
  },
  {
    // Shown when the layout itself threw: it can't rely on the theme.
    files: ['src/components/CrashReport.tsx'],
    rules: { '@docusaurus/prefer-docusaurus-heading': 'off' },
  },
  {
    // Code that readers copy into a new project: it follows the rules that the starter brings, and the library's
    // own idioms, such as `build.query<Result, void>` and dispatching without awaiting.
    files: ['examples/**', 'src/features/demos/*/*.{ts,tsx}'],
    ignores: ['src/features/demos/kit/**', 'src/features/demos/frame/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/features/demos/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXOpeningElement[name.name='button'] > JSXAttribute[name.name='disabled']",
          message: 'It would drop the focus: use Button of src/features/demos/kit/Button.tsx.',
        },
      ],
    },
  },
  { files: ['**/*.{js,cjs}'], languageOptions: { globals: globals.node, sourceType: 'commonjs' } },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
)
