import js from '@eslint/js'
import docusaurus from '@docusaurus/eslint-plugin'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Who may import whom: see "The map" in the README. What is matched is what stands between the quotes. */
const forbidden = (regex, message) => ({ regex, message })

/** Folders of `src/`, as imports name them: from beside, from below, and from anywhere. */
const folders = (...names) => `^(?:\\.{1,2}/(?:\\.\\./)*|@site/src/)(?:${names.join('|')})(?:/|$)`

const BROWSER = ['browser-shims', 'client', 'components', 'islands', 'pages', 'search', 'theme']
const BUILD = ['build-time', 'config', 'markdown', 'plugins']

const TO_BUILD = forbidden(
  folders(...BUILD),
  'Browser code never imports build code; what both need belongs in src/shared/.',
)
const TO_BROWSER = forbidden(
  folders(...BROWSER),
  'Build code never imports browser code; what both need belongs in src/shared/.',
)
const TO_TESTS = forbidden('(?:^|/)tests/', 'Nothing imports from tests/.')
const TO_LIBRARY = forbidden(
  '^@reduxjs/toolkit|^react-redux|(?:^|/)demos/',
  'The theme loads on every page: a page without a demo must ship no Redux.',
)

/** The rule of the linter knows declarations alone, so that `import()` needs a rule of its own. */
const restrictImports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns }],
  'no-restricted-syntax': ['error', ...patterns.map(restrictDynamic)],
})

const restrictDynamic = ({ regex, message }) => ({
  selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`,
  message,
})

const inFolders = (names) => names.map((name) => `src/${name}/**/*.{ts,tsx,mts}`)

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
    plugins: { 'react-hooks': reactHooks, '@docusaurus': docusaurus },
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/no-html-links': 'error',
    },
  },
  { files: ['src/**/*.{ts,tsx,mts}'], rules: restrictImports(TO_TESTS) },
  { files: inFolders([...BROWSER, 'demos', 'try-it']), rules: restrictImports(TO_BUILD, TO_TESTS) },
  { files: inFolders(BUILD), rules: restrictImports(TO_BROWSER, TO_TESTS) },
  { files: inFolders(['shared']), rules: restrictImports(TO_BUILD, TO_BROWSER, TO_TESTS) },
  { files: inFolders(['theme']), rules: restrictImports(TO_BUILD, TO_TESTS, TO_LIBRARY) },
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
        ...[TO_BUILD, TO_TESTS].map(restrictDynamic),
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
