/*
 * Measures what imports of Redux Toolkit add to an app: each pattern is bundled and minified for production, then
 * compressed. React and React-Redux stay outside, since an app with hooks has both anyway. Prints a Markdown table,
 * which docs/rtk-query/comparison.mdx shows; never asserts.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, version as esbuildVersion } from 'esbuild'

import toolkit from '@reduxjs/toolkit/package.json' with { type: 'json' }

interface Pattern {
  name: string
  source: string
}

const EXTERNAL = ['react', 'react-dom', 'react-redux']

const CREATE_STORE = `import { configureStore, createSlice } from '@reduxjs/toolkit'`

/** An API slice over HTTP with this many endpoints; what it makes is exported, so that nothing is dropped. */
function apiSlice(entryPoint: string, endpoints: number): string {
  const names = Array.from({ length: endpoints }, (_, index) => `getThing${index}`)
  const definitions = names.map(
    (name) => `${name}: build.query({ query: (id) => '/${name}/' + id, providesTags: ['${name}'] }),`,
  )
  return `import { createApi, fetchBaseQuery } from '${entryPoint}'
    export const api = createApi({
      baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
      tagTypes: [${names.map((name) => `'${name}'`).join()}],
      endpoints: (build) => ({ ${definitions.join('\n')} }),
    })`
}

const STORE = `${CREATE_STORE}\nexport { configureStore, createSlice }`

const PATTERNS: readonly Pattern[] = [
  { name: '`configureStore`', source: `export { configureStore } from '@reduxjs/toolkit'` },
  { name: '`configureStore`, `createSlice`', source: STORE },
  {
    name: 'those, and `createAsyncThunk`',
    source: `${STORE}\nexport { createAsyncThunk } from '@reduxjs/toolkit'`,
  },
  {
    name: '`configureStore`, `createSlice`, API slice from `/query`',
    source: `${STORE}\n${apiSlice('@reduxjs/toolkit/query', 1)}`,
  },
  {
    name: 'the same from `/query/react`, with hooks',
    source: `${STORE}\n${apiSlice('@reduxjs/toolkit/query/react', 1)}`,
  },
  { name: 'the same with 21 endpoints', source: `${STORE}\n${apiSlice('@reduxjs/toolkit/query/react', 21)}` },
  { name: 'API slice from `/query/react` alone', source: apiSlice('@reduxjs/toolkit/query/react', 1) },
  { name: '`/query/react` and `ApiProvider`, no own store', source: withProvider() },
]

function withProvider(): string {
  return `${apiSlice('@reduxjs/toolkit/query/react', 1)}
    export { ApiProvider } from '@reduxjs/toolkit/query/react'`
}

async function bundle(source: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  })
  const file = outputFiles[0]
  if (file === undefined) throw new Error('esbuild wrote nothing.')
  return file.contents
}

function brotli(code: Uint8Array): Buffer {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

async function printSizes(): Promise<void> {
  console.log(
    `@reduxjs/toolkit ${toolkit.version}, esbuild ${esbuildVersion}, without ${EXTERNAL.join(', ')}\n`,
  )
  console.log('| Import | Minified | gzip | Brotli |')
  console.log('| --- | --- | --- | --- |')
  for (const { name, source } of PATTERNS) {
    const code = await bundle(source)
    const sizes = [code.length, gzipSync(code, { level: 9 }).length, brotli(code).length]
    console.log(`| ${name} | ${sizes.map(kilobytes).join(' | ')} |`)
  }
}

await printSizes()
