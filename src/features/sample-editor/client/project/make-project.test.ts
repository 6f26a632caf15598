import { describe, expect, it } from 'vitest'

import type { TryFile, TrySample } from '../../../sample-runtime/protocol/sample'
import { PROJECT_DEVELOPMENT } from '../../shared/project-parts'
import { makeProject } from './make-project'
import type { Language } from './language'
import { PARTS } from './fake-parts'

const aFile = (name: string, code: string, javascript?: string): TryFile => ({
  name,
  typescript: { code, hidden: [] },
  ...(javascript !== undefined && { javascript: { code: javascript, hidden: [] } }),
})

const STORE = aFile(
  'src/store.ts',
  "import { configureStore } from '@reduxjs/toolkit'\nexport const store: unknown = configureStore",
  "import { configureStore } from '@reduxjs/toolkit'\nexport const store = configureStore",
)
const USE = aFile('src/use.ts', "import { store } from './store'\nstore // → 1")
const SAMPLE: TrySample = { files: [USE, STORE], own: 1, environment: 'development' }
const COMPONENT: TrySample = {
  files: [
    aFile('src/App.test.tsx', "import { server } from 'simulated-server'\nimport App from './App'"),
    aFile('src/App.tsx', "import { createRoot } from 'react-dom/client'\nexport default createRoot"),
  ],
  ...{ own: 1, environment: 'development', server: 'tickets', shown: 'src/App.tsx', screen: [] },
}

function filesOf(sample: TrySample, language: Language = 'ts', edits: Record<string, string> = {}) {
  const texts = sample.files.map(({ name, typescript, javascript }): [string, string] => [
    name,
    edits[name] ?? (language === 'js' ? (javascript ?? typescript) : typescript).code,
  ])
  const page = 'https://docs.example/api/page#try=3'
  for (const [name, text] of Object.entries(edits))
    if (!texts.some(([known]) => known === name)) texts.push([name, text])
  const options = { sample, language, texts: new Map(texts), name: 'Page-sample', page }
  return new Map(makeProject(options, PARTS).map(({ name, text }) => [name, text]))
}

function manifestOf(files: ReadonlyMap<string, string>) {
  return JSON.parse(files.get('package.json') ?? '') as {
    name: string
    scripts: Record<string, string>
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
}

it('A project has the files that the reader added, which run as well, and none that was deleted.', () => {
  const texts = new Map([
    ['src/store.ts', 'export const store = 1'],
    ['src/shop.ts', "import { store } from './store'"],
  ])
  const page = 'https://docs.example/playground#try=3'
  const options = { sample: SAMPLE, language: 'ts', texts, name: 'playground-sample', page } as const
  const files = new Map(makeProject(options, PARTS).map(({ name, text }) => [name, text]))
  expect([...files.keys()].filter((name) => /^src\/(?!main)/.test(name))).toEqual([
    'src/store.ts',
    'src/shop.ts',
  ])
  expect(files.get('src/main.ts')).toContain("await import('../src/shop')")
  expect(files.get('src/main.ts')).not.toContain('use')
})

describe('the files of a project', () => {
  it('are those of the sample, as they are, and what starts and checks them', () => {
    const files = filesOf(SAMPLE)
    expect([...files.keys()]).toEqual([
      'README.md',
      'package.json',
      'vite.config.ts',
      'tsconfig.json',
      'index.html',
      'src/main.ts',
      'sample-tools/show-values.ts',
      'sample-tools/show-output.ts',
      'src/use.ts',
      'src/store.ts',
    ])
    expect(files.get('src/store.ts')).toBe(`${STORE.typescript.code}\n`)
    expect(files.get('index.html')).toContain('src="/src/main.ts"')
    expect(files.get('src/main.ts')).toContain("await import('../src/use')")
  })

  it('have the endings of JavaScript, and no types', () => {
    const files = filesOf(COMPONENT, 'js')
    expect([...files.keys()].filter((name) => /tsx?$/.test(name))).toEqual([])
    expect([...files.keys()]).not.toContain('simulated-server/types.js')
    expect(files.get('simulated-server/index.js')).toBe('const one = 1\n')
    expect(files.get('vite.config.js')).toContain("'/simulated-server/index.js'")
  })

  it('have what was edited, also a file that was edited in the other language', () => {
    const files = filesOf(SAMPLE, 'js', { 'src/store.ts': 'export const store: number = 1' })
    expect(files.get('src/store.ts')).toBe('export const store: number = 1\n')
    expect(files.has('src/use.js')).toBe(true)
  })

  it.each(['src/main.ts', 'src/main.tsx', 'src/main.jsx'])(
    'start elsewhere if the sample has a file %s',
    (name) => {
      const files = filesOf({ ...SAMPLE, files: [aFile(name, 'console.log(1)')] })
      expect(files.get(name)).toBe('console.log(1)\n')
      expect(files.get('index.html')).toContain('src="/src/run-sample.ts"')
      expect(files.get('src/run-sample.ts')).toContain("await import('../src/main')")
    },
  )

  it('never replace a file of the sample', () => {
    const taken = { ...SAMPLE, files: [aFile('package.json', '{}')] }
    expect(() => filesOf(taken)).toThrow('The sample has a file "package.json"')
  })
})

describe('a component that the sample only exports', () => {
  const APP =
    "import { useSelector } from 'react-redux'\nexport default function App() { return <p>{useSelector(Number)}</p> }"
  const STORE_LINE = 'const store = configureStore({ reducer: () => 1 })'
  const sample = (...codes: string[]): TrySample => ({
    files: codes.map((code, index) => aFile(index === 0 ? 'src/App.tsx' : `src/${index}.ts`, code)),
    ...{ own: 1, environment: 'development', screen: [] },
  })

  it('is rendered, with the only store', () => {
    const files = filesOf(sample(APP, `export ${STORE_LINE}`))
    const main = files.get('src/main.tsx')
    expect(main).toContain("const { store } = await import('../src/1')")
    expect(main).toContain('render(<Provider store={store}><App /></Provider>)')
    expect(files.get('src/1.ts')).toBe(`export ${STORE_LINE}\n`)
    expect(manifestOf(files).dependencies).toMatchObject({ 'react-dom': '19.0.4', 'react-redux': '9.0.1' })
  })

  it('gets a store that is not exported, too, and the README says so', () => {
    const files = filesOf(sample(`${STORE_LINE}\n${APP}`))
    expect(files.get('src/App.tsx')).toBe(`${STORE_LINE}\n${APP}\n\nexport { store }\n`)
    expect(files.get('README.md')).toContain('The last line of `src/App.tsx` is new.')
  })

  it.each([
    ['of two stores none', [`${STORE_LINE}\n${APP}`, STORE_LINE]],
    [
      'none beside a Provider',
      [`${STORE_LINE}\n${APP}`, 'export const Root = () => <Provider store={store} />'],
    ],
  ])('gets %s', (_which, codes) => {
    const files = filesOf(sample(...codes))
    expect(files.get('src/main.tsx')).toContain('render(<App />)')
  })

  it('is left alone where the sample has no screen or renders by itself', () => {
    const without = { ...sample(APP) }
    delete without.screen
    expect(filesOf(without).has('src/main.ts')).toBe(true)
    expect(filesOf(sample(`${APP}\nrender(<App />)`)).has('src/main.ts')).toBe(true)
  })
})

describe('files that the reader has added', () => {
  it('come along, and run', () => {
    const files = filesOf(SAMPLE, 'ts', { 'src/added.ts': 'console.log(1)' })
    expect(files.get('src/added.ts')).toBe('console.log(1)\n')
    expect(files.get('src/main.ts')).toContain("await import('../src/added')")
  })
})

describe('the packages of a project', () => {
  it('are those that it imports, in the versions of the site', () => {
    const { name, dependencies, devDependencies } = manifestOf(filesOf(SAMPLE))
    expect(name).toBe('page-sample')
    expect(dependencies).toEqual({ '@reduxjs/toolkit': '2.0.1' })
    expect(devDependencies).toEqual({ '@types/node': '20.0.1', typescript: '6.0.1', vite: '7.0.1' })
  })

  it('are those of React and of a test, too, for a component that a test renders', () => {
    const { scripts, dependencies, devDependencies } = manifestOf(filesOf(COMPONENT))
    expect(scripts.test).toBe('vitest run')
    expect(dependencies).toEqual({ react: '19.0.3', 'react-dom': '19.0.4' })
    expect(Object.keys(devDependencies)).toEqual(PROJECT_DEVELOPMENT)
  })

  it('leave out a package that the site has no version of, and the README says so', () => {
    const files = filesOf(SAMPLE, 'ts', { 'src/use.ts': "import 'left-pad'\nimport 'simulated-server'" })
    expect(manifestOf(files).dependencies).toEqual({ '@reduxjs/toolkit': '2.0.1' })
    expect(files.get('README.md')).toContain('Install them, too: left-pad, simulated-server')
  })
})

describe('the README of a project', () => {
  it('names the page, the commands, the test and the server', () => {
    const readme = filesOf(COMPONENT).get('README.md')
    expect(readme).toContain('https://docs.example/api/page#try=3')
    expect(readme).toContain('npm install\nnpm run dev')
    expect(readme).toContain('`npm test` runs `src/App.test.tsx`')
    expect(readme).toContain('remove the import of `simulated-server` from `src/main.ts`')
  })

  it('says nothing of what there is not', () => {
    const readme = filesOf(SAMPLE).get('README.md')
    expect(readme).not.toContain('npm test')
    expect(readme).not.toContain('simulated-server')
    expect(readme).not.toContain('Install them')
  })
})

describe('the settings of a project', () => {
  it('are of the environment for which the sample is', () => {
    const config = filesOf({ ...SAMPLE, environment: 'production' }).get('vite.config.ts')
    expect(config).toContain("process.env.NODE_ENV = 'production'")
  })

  it('check all folders of the sample', () => {
    const files = filesOf({ ...SAMPLE, files: [aFile('after/app.ts', '1')] })
    expect(JSON.parse(files.get('tsconfig.json') ?? '')).toMatchObject({
      include: ['src', 'sample-tools', 'after'],
    })
  })
})
