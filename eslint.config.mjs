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
 * What the site does, from the bottom up: a feature imports only those above it in this list, which rules out circular imports.
 * See "The map" in the README. Everybody else imports only the doors of a feature: files, or folders with all that is in them.
 */
export const FEATURES = [
  {
    name: 'error-messages',
    doors: [
      'types.ts',
      'labels.ts',
      'template-parts.ts',
      'find/index.ts',
      'find/template.ts',
      'build/read-texts.ts',
    ],
  },
  {
    name: 'store-inspector',
    doors: [
      'client/index.ts',
      'client/data/observable.ts',
      'client/details/CacheTable.tsx',
      'client/lane/Lane.tsx',
      'protocol',
      'recorder',
      'shared',
    ],
  },
  {
    name: 'simulated-server',
    doors: ['create-server.ts', 'exchange-log.ts', 'fields.ts', 'named', 'paging.ts', 'route.ts', 'types.ts'],
  },
  {
    name: 'sample-runtime',
    doors: ['protocol', 'core', 'browser/protocol.ts', 'node/protocol.ts', 'node/run-worker.ts'],
  },
  { name: 'demo-catalog', doors: ['about.ts', 'read-demos.ts', 'samples.ts'] },
  { name: 'row-filter', doors: ['client/RowFilter.tsx'] },
  { name: 'recorded-trace', doors: ['shared/lanes.ts', 'shared/trace.ts'] },
  { name: 'analytics', doors: ['Analytics.tsx', 'config.ts', 'provider.ts'] },
  { name: 'announcement', doors: ['announce-version.ts'] },
  {
    name: 'page-actions',
    doors: [
      'copy-page/CopyPage.tsx',
      'copy-page/MarkdownLink.tsx',
      'feedback/FeedbackLink.tsx',
      'feedback/config.ts',
    ],
  },
  {
    name: 'fast-pages',
    doors: [
      'early-input/presses.ts',
      'islands/FollowLinks.tsx',
      'islands/build/step.ts',
      'islands/compile/index.ts',
      'islands/format.ts',
      'islands/styles.ts',
    ],
  },
  {
    name: 'api-reference',
    doors: ['build/mdx.ts', 'build/surface/homes.ts', 'build/upgrade.ts', 'client/reference/Options.tsx'],
  },
  {
    name: 'checked-samples',
    doors: [
      'build/mdx.ts',
      'build/generated-pages.ts',
      'build/javascript/javascript-form.ts',
      'client/CodeSample.tsx',
      'shared/check-statement.ts',
      'shared/code-choices.ts',
      'shared/types.ts',
    ],
  },
  { name: 'challenges', doors: ['build/mdx.ts', 'client/panel/index.ts', 'shared/test-helper.ts'] },
  {
    name: 'search',
    doors: [
      'authoring.ts',
      'build/index.ts',
      'build/step.ts',
      'client/bar/SearchBar.tsx',
      'client/hits/index.ts',
      'client/page/SearchPage.tsx',
    ],
  },
  { name: 'releases', doors: ['client/Releases.tsx', 'release.ts'] },
  { name: 'symptoms', doors: ['client/SymptomFilter.tsx', 'client/Symptoms.tsx', 'symptom.ts'] },
  {
    name: 'error-finder',
    doors: [
      'client/ErrorEntry.tsx',
      'client/ErrorFinder.tsx',
      'client/KnownList.tsx',
      'client/load-finder.ts',
      'client/use-lookup-text.ts',
    ],
  },
  {
    name: 'sample-editor',
    doors: [
      'build/example-downloads/write-downloads.ts',
      'build/step.ts',
      'client/edit-buttons/edit-demo.ts',
      'client/playground/StartingPoints.tsx',
      'shared/manifest.ts',
      'shared/zip.ts',
    ],
  },
  {
    name: 'agent-skills',
    doors: ['addresses.ts', 'build/find-unknown.ts', 'build/read-skills.ts', 'build/write-skills.ts'],
  },
  {
    name: 'demos',
    doors: ['LiveDemo.tsx', 'TrySample.tsx', 'frame/stills/browser.ts', 'gallery/DemoGallery.tsx'],
  },
  {
    name: 'built-site',
    doors: [
      'heading-ids/aliases.ts',
      'heading-ids/published-aliases.ts',
      'heading-ids/published-ids.ts',
      'heading-ids/read-aliases.ts',
      'heading-ids/remark.ts',
    ],
  },
  { name: 'page-checks', doors: ['check-page.ts'] },
]

/** Files outside of all features that import from them. `src/lib` may not. */
const ABOVE_FEATURES = ['./*.ts', './scripts', './src/*.ts', './src/!(features|lib)/**']

/** The folders of `checked-samples/build`, and those above each of them, from which it imports nothing. */
const LAYERS = {
  page: ['javascript', 'types', 'run', 'check', 'render'],
  javascript: ['types', 'run', 'check', 'render'],
  types: ['run', 'check', 'render'],
  run: ['types', 'check', 'render'],
  check: ['render'],
  render: ['types', 'run', 'check'],
}

/** Who may import whom, types included. */
const ZONES = [
  ...FEATURES.flatMap((feature, index) =>
    FEATURES.slice(index + 1).map((later) => ({
      target: `./src/features/${feature.name}`,
      from: `./src/features/${later.name}`,
      message: `${feature.name} comes before ${later.name} in FEATURES (eslint.config.mjs): hand it in as an option, or move what both need to src/lib.`,
    })),
  ),
  ...FEATURES.map(({ name, doors }, index) => ({
    target: [...FEATURES.slice(index + 1).map((later) => `./src/features/${later.name}`), ...ABOVE_FEATURES],
    from: `./src/features/${name}`,
    except: doors.map((door) => `./${door}`),
    message: `Only files of ${name} import this one. Import a door of it (${doors.join(', ')}), or make this file one, in FEATURES (eslint.config.mjs) and in its README.`,
  })),
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
  ...Object.entries(LAYERS).map(([folder, above]) => ({
    target: `./src/features/checked-samples/build/${folder}`,
    from: above.map((name) => `./src/features/checked-samples/build/${name}`),
    message: `A fence goes forward only: ${folder} comes before ${above.join(', ')}, or beside it.`,
  })),
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
    files: ['src/**/*.{ts,tsx,mts,mjs}', 'scripts/**/*.{mts,mjs}', '*.ts'],
    // Tests look at both sides.
    ignores: ['src/**/*.test.{ts,tsx}', 'src/**/testing/**', 'src/features/search/relevance/**'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [siteResolver] },
    rules: { 'import-x/no-restricted-paths': ['error', { zones: ZONES }] },
  },
  {
    // contributing/architecture.md, "Names". What demos and fixtures write is code as readers have it.
    files: ['src/**/*.{ts,tsx,mts}', 'scripts/**/*.mts', 'tests/**/*.{ts,tsx,mts}'],
    ignores: ['src/features/demos/*/*.{ts,tsx}', 'src/features/*/testing/fixtures/**'],
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        {
          selector: 'function',
          format: null,
          custom: {
            regex: '^make[A-Z]|^(?!is|has|read|show|load|print|judge|with)[a-z]+[A-Za-z]*Of$',
            match: false,
          },
        },
      ],
    },
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
