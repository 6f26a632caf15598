import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateEndpoints, parseConfig } from '@rtk-query/codegen-openapi'
import { afterAll, describe, expect, it } from 'vitest'

import { inApp } from './apps'

const CLI = path.resolve('node_modules/@rtk-query/codegen-openapi/lib/bin/cli.mjs')
/** Inside the repository, so that the tool formats as it does beside the sources. */
const COPIES = path.resolve('.cache/examples')

mkdirSync(COPIES, { recursive: true })

type Options = Parameters<typeof generateEndpoints>[0]

/** Generates one endpoint, or those that the options choose. */
async function generate(options: Partial<Options> = {}): Promise<string> {
  const output = await generateEndpoints({
    schemaFile: inApp('codegen', 'openapi.json'),
    apiFile: inApp('codegen', 'src/emptyApi.ts'),
    apiImport: 'emptyApi',
    ...options,
  })
  if (output === undefined) throw new Error('The tool returned no text.')
  return output
}

const generateOnly = (name: string, options: Partial<Options> = {}): Promise<string> =>
  generate({ ...options, filterEndpoints: name })

/** Whether two options differ in what they make of one endpoint. */
async function expectDefault(name: string, options: Partial<Options>): Promise<void> {
  expect(await generateOnly(name, options)).toBe(await generateOnly(name))
}

describe('the generated API slice', () => {
  const copy = mkdtempSync(path.join(COPIES, 'codegen-'))
  afterAll(() => rmSync(copy, { recursive: true }))

  it('is what the tool makes of the OpenAPI document today', () => {
    cpSync(inApp('codegen'), copy, { recursive: true })
    rmSync(path.join(copy, 'src/generatedApi.ts'))
    execFileSync(process.execPath, [CLI, 'openapi-config.json'], { cwd: copy })
    expect(readFileSync(path.join(copy, 'src/generatedApi.ts'), 'utf8')).toBe(
      readFileSync(inApp('codegen', 'src/generatedApi.ts'), 'utf8'),
    )
  })
})

/** The statements about each option in docs/rtk-query/usage/code-generation.mdx. */
describe('an option of the generator', () => {
  it.each<[what: string, endpoint: string, options: Partial<Options>, text: string]>([
    ['exportName', 'getRepair', { exportName: 'workshop' }, 'injectedRtkApi as workshop'],
    ['argSuffix', 'getRepair', { argSuffix: 'Arg' }, 'type GetRepairArg ='],
    ['responseSuffix', 'getRepair', { responseSuffix: 'Result' }, 'type GetRepairResult ='],
    ['operationNameSuffix', 'getRepair', { operationNameSuffix: 'V1' }, 'GetRepairV1: build.query'],
    ['hooks', 'getRepair', { hooks: true }, 'export const { useGetRepairQuery } = injectedRtkApi'],
    [
      'hooks.lazyQueries',
      'getRepair',
      { hooks: { queries: false, lazyQueries: true, mutations: false } },
      'export const { useLazyGetRepairQuery } = injectedRtkApi',
    ],
    ['tag', 'getRepair', { tag: true }, 'providesTags: ["repair"]'],
    ['flattenArg', 'getRepair', { flattenArg: true }, 'type GetRepairApiArg = string'],
    ['unionUndefined', 'listRepairs', { unionUndefined: true }, 'frameNumber?: string | undefined'],
    [
      'encodePathParams',
      'getRepair',
      { encodePathParams: true },
      'encodeURIComponent(String(queryArg.repairId))',
    ],
    [
      'encodeQueryParams',
      'listRepairs',
      { encodeQueryParams: true },
      'encodeURIComponent(String(queryArg.pageSize))',
    ],
    ['useEnumType', 'listRepairs', { useEnumType: true }, 'export enum Status'],
    [
      'outputRegexConstants',
      'createRepair',
      { outputRegexConstants: true },
      'export const repairFrameNumberPattern = /^[A-Z]{2}[0-9]{6}$/',
    ],
    [
      'type',
      'searchRepairs',
      { endpointOverrides: [{ pattern: 'searchRepairs', type: 'query' }] },
      'build.query',
    ],
  ])('%s changes what is written', async (_what, endpoint, options, text) => {
    expect(await generateOnly(endpoint)).not.toContain(text)
    expect(await generateOnly(endpoint, options)).toContain(text)
  })

  it('mergeReadWriteOnly leaves one type', async () => {
    expect(await generateOnly('createRepair')).toContain('type RepairRead')
    expect(await generateOnly('createRepair', { mergeReadWriteOnly: true })).not.toContain('RepairRead')
  })

  it('parameterFilter leaves out query parameters, and path parameters stay', async () => {
    const none = { parameterFilter: () => false }
    const list = await generateOnly('listRepairs', {
      endpointOverrides: [{ pattern: 'listRepairs', ...none }],
    })
    expect(list).not.toContain('page_size')
    const one = await generateOnly('getRepair', { endpointOverrides: [{ pattern: 'getRepair', ...none }] })
    expect(one).toContain('repairId')
  })

  it('filterEndpoints matches names and not addresses', async () => {
    expect(await generate({ filterEndpoints: [/bicycles\//] })).not.toContain('build.')
    const byPath = await generate({ filterEndpoints: (_name, { path }) => path.startsWith('/bicycles/') })
    expect(byPath).toContain('getBicyclesByFrameNumber: build.query')
    expect(byPath).not.toContain('getRepair')
  })

  it('endpointOverrides takes the first entry that matches', async () => {
    const text = await generateOnly('searchRepairs', {
      endpointOverrides: [
        { pattern: /Repairs$/, type: 'query' },
        { pattern: 'searchRepairs', providesTags: ['repair'] },
      ],
    })
    expect(text).toContain('build.query')
    expect(text).not.toContain('providesTags')
  })

  it.each(['operationIdTransformer', 'enumStyle', 'exportAllSchemas'])(
    '%s has no effect in this version',
    async (name) => {
      await expectDefault('getRepair', { [name]: true })
    },
  )
})

/** Options that this document has no use for, on a document of their own. */
describe('an option that needs another document', () => {
  const EMPTY = { 'application/json': { schema: {} } }
  const PROBLEM = {
    'application/json': { schema: { type: 'object', properties: { problem: { type: 'string' } } } },
  }
  const folder = mkdtempSync(path.join(COPIES, 'options-'))
  const schemaFile = path.join(folder, 'openapi.json')
  const responses = {
    200: { description: 'Anything', content: EMPTY },
    default: { description: 'A problem', content: PROBLEM },
  }
  writeFileSync(
    schemaFile,
    JSON.stringify({
      openapi: '3.0.3',
      info: { title: 'Anything', version: '1' },
      paths: { '/any': { get: { operationId: 'getAny', responses } } },
    }),
  )
  afterAll(() => rmSync(folder, { recursive: true }))

  it('useUnknown replaces any', async () => {
    expect(await generate({ schemaFile })).toContain('Anything */ any')
    expect(await generate({ schemaFile, useUnknown: true })).toContain('Anything */ unknown')
  })

  it('includeDefault adds the default response', async () => {
    expect(await generate({ schemaFile })).not.toContain('problem?: string')
    expect(await generate({ schemaFile, includeDefault: true })).toContain('problem?: string')
  })

  it.each([
    ['esmExtensions imports with the ending of the compiled file', true, 'emptyApi.js"'],
    ['without it there is no ending', false, 'emptyApi"'],
  ])('%s', async (_what, esmExtensions, ending) => {
    const outputFile = path.join(folder, 'api.ts')
    const prettierConfigFile = path.join(folder, 'prettier.json')
    writeFileSync(prettierConfigFile, '{ "singleQuote": false }')
    const apiFile = inApp('codegen', 'src/emptyApi.ts')
    await generateEndpoints({
      schemaFile,
      apiFile,
      apiImport: 'emptyApi',
      outputFile,
      esmExtensions,
      prettierConfigFile,
    })
    expect(readFileSync(outputFile, 'utf8')).toContain(ending)
  })

  it('outputFiles is one entry each, with its own options', () => {
    const config = {
      schemaFile,
      apiFile: './a.ts',
      hooks: true,
      outputFiles: { 'x.ts': {}, 'y.ts': { hooks: false } },
    }
    expect(parseConfig(config).map(({ outputFile, hooks }) => [outputFile, hooks])).toEqual([
      ['x.ts', true],
      ['y.ts', false],
    ])
  })
})

describe('names that collide, or are none', () => {
  const folder = mkdtempSync(path.join(COPIES, 'codegen-names-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let documents = 0

  const responses = {
    200: { description: 'ok', content: { 'application/json': { schema: { type: 'string' } } } },
  }
  const parameter = (name: string, where = 'query'): object => ({
    name,
    in: where,
    required: where === 'path',
    schema: { type: 'string' },
  })

  /** Generates the endpoints of a document that has these paths. The tool keeps documents, so each gets a file. */
  function generateFrom(paths: object, options: Partial<Options> = {}): Promise<string> {
    documents += 1
    const schemaFile = path.join(folder, `openapi-${documents}.json`)
    writeFileSync(
      schemaFile,
      JSON.stringify({ openapi: '3.0.3', info: { title: 'Names', version: '1' }, paths }),
    )
    return generate({ schemaFile, hooks: true, ...options })
  }

  it.each([
    ['the same operationId', { '/a': { get: named('list') }, '/b': { get: named('list') } }],
    ['ids that differ in notation', { '/a': { get: named('get_a') }, '/b': { get: named('getA') } }],
    ['paths that differ in notation', { '/spare-parts': { get: named() }, '/spare/parts': { get: named() } }],
  ])('two operations with %s are refused', async (_what, paths) => {
    await expect(generateFrom(paths)).rejects.toThrow(
      /^interface\/type alias \w+ApiResponse already registered$/,
    )
  })

  it('one of the two can be picked by its path and renamed', async () => {
    const text = await generateFrom(
      { '/a': { get: named('list') }, '/b': { get: named('list') } },
      { filterEndpoints: (_name, definition) => definition.path === '/b', operationNameSuffix: 'B' },
    )
    expect(text).toContain('useListBQuery')
  })

  it('an operationId that is no valid name gives way to the method and the path', async () => {
    const text = await generateFrom({ '/a': { get: named('delete'), post: named('repairs.list') } })
    expect(text).toContain('{ useGetAQuery, usePostAMutation }')
  })

  it('a parameter may have the name of a reserved word, or one that occurs twice', async () => {
    const parameters = [parameter('id', 'path'), parameter('id'), parameter('class')]
    const text = await generateFrom({ '/a/{id}': { get: { ...named('getA'), parameters } } })
    expect(text).toContain('url: `/a/${queryArg.pathId}`')
    expect(text).toContain('id: queryArg.queryId')
    expect(text).toContain('class: queryArg["class"]')
  })

  it('sort[by] beside sort makes the key twice, unless the override leaves the object out', async () => {
    const parameters = [parameter('sort'), parameter('sort[by]')]
    const paths = { '/a': { get: { ...named('getA'), parameters } } }
    expect((await generateFrom(paths)).match(/sort: queryArg/g)).toHaveLength(2)
    const parameterFilter = (_name: string, { style }: { style?: string }): boolean => style !== 'deepObject'
    const text = await generateFrom(paths, { endpointOverrides: [{ pattern: 'getA', parameterFilter }] })
    expect(text.match(/sort: queryArg/g)).toHaveLength(1)
  })

  function named(operationId?: string): object {
    return { responses, ...(operationId !== undefined && { operationId }) }
  }
})
