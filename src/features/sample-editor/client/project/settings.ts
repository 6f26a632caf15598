import { SERVER_MODULE } from '../../../sample-runtime/protocol/packages'
import type { NamedText, Project } from './project-files'

/** Makes the files that the tools of a project read. */
export function getSettings(project: Project): NamedText[] {
  const { language } = project
  const vite = { name: `vite.config.${language}`, text: getViteConfig(project) }
  if (language === 'js') return [vite]
  return [vite, { name: 'tsconfig.json', text: `${JSON.stringify(getTypesConfig(project), null, 2)}\n` }]
}

function getViteConfig({ sample, language, own, files, hasTest, hasElements }: Project): string {
  const isDemo = sample.demo !== undefined
  const shown = files.find((_, index) => sample.files[index]?.name === sample.shown)?.name
  const told = [...own, ...(shown === undefined ? [] : [shown])]
  const environment = sample.screen ? "\n    environment: 'jsdom'," : ''
  const tests = ['**/*.spec.*', ...(hasTest ? [`sample-tools/sample.test.${language}`] : [])]
  const setup = [
    ...(sample.server === undefined ? [] : [`${SERVER_MODULE}/index.${language}`]),
    `sample-tools/in-tests.${language}`,
  ]
  const test = `
  test: {
    include: [${quotedList(tests)}],
    setupFiles: [${quotedList(setup)}],${environment}
    testTimeout: 60_000,
  },`
  const alias = `
  resolve: { alias: { '${SERVER_MODULE}': '/${SERVER_MODULE}/index.${language}' } },`
  const tools = isDemo ? '' : "\nimport { showValues } from './sample-tools/show-values'"
  const plugins = [
    ...(isDemo ? [] : [`showValues([${quotedList(told)}])`]),
    ...(hasElements ? ['react()'] : []),
  ]
  return `${hasElements ? "import react from '@vitejs/plugin-react'\n" : ''}import { defineConfig } from '${isDemo ? 'vite' : 'vitest/config'}'${tools}

// The libraries do other things in ${sample.environment === 'production' ? 'development' : 'production'}, and a build is of the other kind by itself.
process.env.NODE_ENV = '${sample.environment}'

export default defineConfig({
  plugins: [${plugins.join(', ')}],${sample.server === undefined ? '' : alias}${isDemo ? '' : test}
})
`
}

const quotedList = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

/** The options with which the site checks its samples. */
function getTypesConfig({ sample, files }: Project): object {
  const folders = files.map(({ name }) => name.split('/', 1)[0] ?? '')
  const server = sample.server === undefined ? [] : [SERVER_MODULE]
  const tools = sample.demo === undefined ? ['sample-tools'] : []
  return {
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2022', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      moduleDetection: 'force',
      jsx: 'react-jsx',
      types: ['node', 'vite/client'],
      ...(server.length > 0 && { paths: { [SERVER_MODULE]: [`./${SERVER_MODULE}/index.ts`] } }),
      allowJs: true,
      strict: true,
      verbatimModuleSyntax: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
    },
    include: [...new Set(['src', ...tools, ...server, ...folders])],
  }
}

/** What loads React in a file with elements, without an import that says so. */
const JSX_RUNTIME = 'react/jsx-runtime'

/** Writes the `package.json` of a project, with exact versions. */
export function getManifest(project: Project): string {
  const { name, language, parts, hasTest } = project
  const used = usedPackages(project)
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, parts.versions[one]]))
  const manifest = {
    name: name.toLowerCase(),
    private: true,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: 'vite build',
      preview: 'vite preview',
      ...(hasTest && { test: 'vitest run' }),
      ...(language === 'ts' && { typecheck: 'tsc --noEmit' }),
    },
    dependencies: versions(used),
    devDependencies: versions(developmentPackages(project, used)),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** The packages that the project imports and the site has no version of: the reader wrote these imports. */
export function unknownPackages({ imports, parts, sample }: Project): string[] {
  const ours = sample.server === undefined ? [] : ['simulated-server']
  return imports.filter((specifier) => parts.needs[specifier] === undefined && !ours.includes(specifier))
}

function usedPackages({ imports, parts, hasElements }: Project): string[] {
  const specifiers = hasElements ? [...imports, JSX_RUNTIME] : imports
  return [...new Set(specifiers.flatMap((specifier) => parts.needs[specifier] ?? []))].sort()
}

function developmentPackages(project: Project, used: readonly string[]): string[] {
  const { language, hasElements, sample } = project
  const types = ['react', 'react-dom'].filter((name) => used.includes(name)).map((name) => `@types/${name}`)
  return [
    ...(language === 'ts' ? ['@types/node', ...types] : []),
    ...(hasElements ? ['@vitejs/plugin-react'] : []),
    ...(sample.screen ? ['jsdom'] : []),
    'typescript',
    'vite',
    'vitest',
  ]
}
