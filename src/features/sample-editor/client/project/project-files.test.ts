import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'

import type { TryFile, TrySample } from '../../../sample-runtime/protocol/sample'
import { PROJECT_DEVELOPMENT, type ProjectParts, type ProjectSource } from '../../shared/project-parts'
import { zip } from '../../shared/zip'
import { getProject } from '../editor/project'
import { nameFor } from './download'
import { projectFiles, type Language } from './project-files'

const aSource = (name: string): ProjectSource => ({
  name,
  typescript: 'const one: 1 = 1\n',
  javascript: 'const one = 1\n',
})
const ONLY_TYPES = { typescript: 'export type One = 1\n', javascript: '' }
const VERSIONS = ['@reduxjs/toolkit', 'react', 'react-dom', 'react-redux', ...PROJECT_DEVELOPMENT]

/** Parts of which each package has its name for a version. */
const PARTS: ProjectParts = {
  versions: Object.fromEntries(VERSIONS.map((name) => [name, `version of ${name}`])),
  needs: {
    '@reduxjs/toolkit': ['@reduxjs/toolkit'],
    'react/jsx-runtime': ['react'],
    'react-dom/client': ['react', 'react-dom'],
    'react-redux': ['react-redux', 'react'],
  },
  tools: {
    show: [aSource('sample-tools/show-values.ts')],
    test: [aSource('sample-tools/check-values.ts')],
  },
  servers: {
    tickets: [aSource('simulated-server/index.ts'), { name: 'simulated-server/types.ts', ...ONLY_TYPES }],
  },
  demoStyles: 'body {}',
}

const aFile = (name: string, code: string, javascript?: string): TryFile => ({
  name,
  typescript: { code, hidden: [] },
  ...(javascript !== undefined && { javascript: { code: javascript, hidden: [] } }),
})
const aSample = (sample: Partial<TrySample>): TrySample => ({
  files: [],
  own: 1,
  environment: 'development',
  ...sample,
})

const STORE = aFile(
  'src/store.ts',
  "import '@reduxjs/toolkit'\nstore as never",
  "import '@reduxjs/toolkit'\nstore",
)
const USE = aFile('src/use.ts', "import { store } from './store'\nstore // → 1")
const SAMPLE = aSample({ files: [USE, STORE] })
const COMPONENT = aSample({
  files: [
    aFile('src/App.test.tsx', "import { server } from 'simulated-server'\nimport App from './App'"),
    aFile('src/App.tsx', "import { createRoot } from 'react-dom/client'\nexport default createRoot"),
  ],
  ...{ server: 'tickets', shown: 'src/App.tsx', screen: [] },
})
const DEMO = aSample({
  files: [aFile('Card.tsx', 'export const a: number = 1')],
  ...{ own: 0, demo: 'skip', shown: 'Card.tsx' },
})
/** What the page of the demo doesn't show. */
const REST: ProjectSource[] = [
  { ...aSource('index.tsx'), typescript: "import '../kit/Panel'\nexport default 1 as unknown\n" },
  { name: 'kit/kit.module.css', typescript: '.panel {}\n' },
  { name: 'kit/types.ts', ...ONLY_TYPES },
]

const PAGE = 'https://docs.example/api/page#try=3'

/** The texts of a project, by name, from a sample with changes as the editor has them. */
function getFiles(
  sample: TrySample,
  language: Language = 'ts',
  changed: Readonly<Record<string, string | null>> = {},
): Record<string, string> {
  const written = getProject(sample, language, changed).map(({ name, label, initial: text }) => ({
    ...{ name, label, text },
  }))
  const rest = sample.demo === undefined ? [] : REST
  const made = projectFiles({ sample, language, written, rest, name: 'Page-sample', page: PAGE }, PARTS)
  return Object.fromEntries(made.map(({ name, text }) => [name, text]))
}

function getManifest(files: Readonly<Record<string, string>>) {
  return JSON.parse(files['package.json'] ?? '') as Record<
    'scripts' | 'dependencies' | 'devDependencies',
    Record<string, string>
  >
}

describe('the files of a project', () => {
  it('are those of the sample, as they are, and what starts and checks them', () => {
    const files = getFiles(SAMPLE)
    expect(Object.keys(files)).toEqual([
      ...['README.md', 'package.json', 'vite.config.ts', 'tsconfig.json', 'index.html', 'src/main.ts'],
      ...['sample-tools/show-values.ts', 'src/use.ts', 'src/store.ts'],
    ])
    expect(files['src/store.ts']).toBe(`${STORE.typescript.code}\n`)
    expect(files['index.html']).toContain('src="/src/main.ts"')
    expect(files['src/main.ts']).toContain("await import('../src/use')")
  })

  it('have the endings of JavaScript, and no types', () => {
    const files = getFiles(COMPONENT, 'js')
    expect(Object.keys(files).filter((name) => /tsx?$|types/.test(name))).toEqual([])
    expect(files['simulated-server/index.js']).toBe('const one = 1\n')
    expect(files['vite.config.js']).toContain("'/simulated-server/index.js'")
  })

  it('have what the reader has added, which runs as well, and not what is deleted', () => {
    const files = getFiles(SAMPLE, 'js', { 'src/shop.ts': '1', 'src/use.ts': null })
    expect(Object.keys(files).slice(-2)).toEqual(['src/store.js', 'src/shop.ts'])
    expect(files['src/main.js']).toContain("await import('../src/shop')")
    expect(files['src/main.js']).not.toContain('use')
  })

  it.each(['src/main.ts', 'src/main.tsx', 'src/main.jsx'])('start elsewhere if the sample has %s', (name) => {
    const files = getFiles(aSample({ files: [aFile(name, 'console.log(1)')] }))
    expect(files[name]).toBe('console.log(1)\n')
    expect(files['index.html']).toContain('src="/src/run-sample.ts"')
    expect(files['src/run-sample.ts']).toContain("await import('../src/main')")
  })

  it('never replace a file of the sample', () => {
    expect(() => getFiles(aSample({ files: [aFile('package.json', '{}')] }))).toThrow(
      'The sample has a file "package.json"',
    )
  })

  it('of a demo are the shown ones, the others of the demo, and the styles of the page', () => {
    const files = getFiles(DEMO)
    expect(Object.keys(files)).toEqual([
      ...['README.md', 'package.json', 'vite.config.ts', 'tsconfig.json', 'index.html', 'src/main.tsx'],
      ...['src/page.css', 'src/demo/Card.tsx', 'src/demo/index.tsx', 'src/kit/kit.module.css'],
      'src/kit/types.ts',
    ])
    expect(files['src/main.tsx']).toContain("import Demo from './demo'")
    expect(files['README.md']).toContain('What you saw in the editor is `src/demo/Card.tsx`;')
    expect(Object.keys(getFiles(DEMO, 'js')).filter((name) => /types|tsconfig|\.tsx?$/.test(name))).toEqual(
      [],
    )
  })

  it('check all folders of the sample', () => {
    const files = getFiles(aSample({ files: [aFile('after/app.ts', '1')] }))
    const { include } = JSON.parse(files['tsconfig.json'] ?? '') as { include: string[] }
    expect(include).toEqual(['src', 'sample-tools', 'after'])
  })
})

describe('a component that the sample only exports', () => {
  const APP =
    "import { useSelector } from 'react-redux'\nexport default function App() { return <p>{useSelector(Number)}</p> }"
  const STORE_LINE = 'const store = configureStore({ reducer: () => 1 })'
  const sample = (...codes: string[]): TrySample =>
    aSample({
      files: codes.map((code, index) => aFile(index === 0 ? 'src/App.tsx' : `src/${index}.ts`, code)),
      screen: [],
    })

  it('is rendered, with the only store', () => {
    const files = getFiles(sample(APP, `export ${STORE_LINE}`))
    expect(files['src/main.tsx']).toContain("const { store } = await import('../src/1')")
    expect(files['src/main.tsx']).toContain('render(<Provider store={store}><App /></Provider>)')
    expect(files['src/1.ts']).toBe(`export ${STORE_LINE}\n`)
    expect(Object.keys(getManifest(files).dependencies)).toEqual(['react', 'react-dom', 'react-redux'])
  })

  it('gets a store that is not exported, too, and the README says so', () => {
    const files = getFiles(sample(`${STORE_LINE}\n${APP}`))
    expect(files['src/App.tsx']).toBe(`${STORE_LINE}\n${APP}\n\nexport { store }\n`)
    expect(files['README.md']).toContain('The last line of `src/App.tsx` is new.')
  })

  it.each([
    ['of two stores none', STORE_LINE],
    ['none beside a Provider', 'export const Root = () => <Provider store={store} />'],
  ])('gets %s', (_which, other) => {
    expect(getFiles(sample(`${STORE_LINE}\n${APP}`, other))['src/main.tsx']).toContain('render(<App />)')
  })

  it('is left alone where it renders by itself', () => {
    expect(getFiles(sample(`${APP}\nrender(<App />)`))).toHaveProperty(['src/main.ts'])
  })
})

describe('the packages of a project', () => {
  it('are those that it imports, in the versions of the site', () => {
    const { dependencies, devDependencies } = getManifest(getFiles(SAMPLE))
    expect(dependencies).toEqual({ '@reduxjs/toolkit': 'version of @reduxjs/toolkit' })
    expect(Object.keys(devDependencies)).toEqual(['@types/node', 'typescript', 'vite', 'vitest'])
  })

  it('are those of React and of a test, too, for a component that a test renders', () => {
    const { scripts, dependencies, devDependencies } = getManifest(getFiles(COMPONENT))
    expect(scripts.test).toBe('vitest run')
    expect(Object.keys(dependencies)).toEqual(['react', 'react-dom'])
    expect(Object.keys(devDependencies)).toEqual(PROJECT_DEVELOPMENT)
  })

  it('leave out a package that the site has no version of, and the README says so', () => {
    const files = getFiles(SAMPLE, 'ts', { 'src/use.ts': "import 'left-pad'\nimport 'simulated-server'" })
    expect(Object.keys(getManifest(files).dependencies)).toEqual(['@reduxjs/toolkit'])
    expect(files['README.md']).toContain('Install them, too: left-pad, simulated-server')
  })
})

it('The README names the page, the commands, the test and the server, and nothing that there is not.', () => {
  const says = [
    'Then open the address that it prints.',
    PAGE,
    'npm install\nnpm run dev',
    '`npm test` runs `src/App.test.tsx`',
    'remove the import of `simulated-server` from `src/main.ts`',
    'Install them',
  ]
  const saidIn = (readme = ''): boolean[] => says.map((text) => readme.includes(text))
  expect(saidIn(getFiles(COMPONENT)['README.md'])).toEqual([true, true, true, true, true, false])
  expect(saidIn(getFiles(SAMPLE)['README.md'])).toEqual([true, true, true, false, false, false])
})

it('A project runs in the environment for which the sample is.', () => {
  const config = getFiles({ ...SAMPLE, environment: 'production' })['vite.config.ts']
  expect(config).toContain("process.env.NODE_ENV = 'production'")
})

it('An archive has all files in one folder, and the same bytes for the same files, whenever.', () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') })
  const archive = zip('page-sample', [{ name: 'src/a.ts', text: '1 // → 1\n' }])
  vi.setSystemTime(new Date('2027-02-03'))
  expect(zip('page-sample', [{ name: 'src/a.ts', text: '1 // → 1\n' }])).toEqual(archive)
  vi.useRealTimers()
  expect(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['page-sample/src/a.ts', '1 // → 1\n'],
  ])
})

it.each([
  ['https://docs.example/api/createSlice/#try=3', 'createSlice-sample'],
  ['https://docs.example/', 'sample'],
])('names the project of a sample at %s', (page, name) => {
  expect(nameFor(page)).toBe(name)
})
