import js from '@eslint/js'
import docusaurus from '@docusaurus/eslint-plugin'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Who may import whom: see "The map" in the README. */
const forbidden = (group, message) => ({ group, message })

const TO_PLUGINS = forbidden(
  ['**/plugins/**', '@site/src/plugins/**'],
  'Browser code never imports build code.',
)
const TO_TESTS = forbidden(['**/tests/**', '@site/tests/**'], 'Nothing imports from tests/.')
const TO_LIBRARY = forbidden(
  ['@reduxjs/toolkit', '@reduxjs/toolkit/**', 'react-redux', '**/demos/**'],
  'The theme loads on every page: a page without a demo must ship no Redux.',
)

const restrictImports = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

export default tseslint.config(
  { ignores: ['build/', '.docusaurus/', '.cache/', 'node_modules/'] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx,mts}'] })),
  {
    files: ['**/*.{ts,tsx,mts}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
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
    plugins: { 'react-hooks': reactHooks, '@docusaurus': docusaurus },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/no-html-links': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: restrictImports(TO_PLUGINS, TO_TESTS),
  },
  {
    // Shown when the layout itself threw: it can't rely on the theme.
    files: ['src/components/CrashReport.tsx'],
    rules: { '@docusaurus/prefer-docusaurus-heading': 'off' },
  },
  {
    // Code that readers copy into a new project: it follows the rules that the starter brings, and the library's
    // own idioms, such as `build.query<Result, void>` and dispatching without awaiting.
    files: ['examples/**', 'src/demos/*/*.{ts,tsx}'],
    ignores: ['src/demos/kit/**', 'src/demos/frame/**'],
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
    files: ['src/demos/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXOpeningElement[name.name='button'] > JSXAttribute[name.name='disabled']",
          message: 'It would drop the focus: use Button of src/demos/kit/Button.tsx.',
        },
      ],
    },
  },
  { files: ['src/plugins/**'], rules: restrictImports(TO_TESTS) },
  { files: ['src/theme/**'], rules: restrictImports(TO_PLUGINS, TO_TESTS, TO_LIBRARY) },
  { files: ['**/*.{js,cjs}'], languageOptions: { globals: globals.node, sourceType: 'commonjs' } },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
)
