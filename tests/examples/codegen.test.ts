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
const folder = mkdtempSync(path.join(COPIES, 'codegen-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Options = Parameters<typeof generateEndpoints>[0]
const EXAMPLE = {
  schemaFile: inApp('codegen', 'openapi.json'),
  apiFile: inApp('codegen', 'src/emptyApi.ts'),
  apiImport: 'emptyApi',
}

/** Generates the endpoints that the options choose. */
async function generate(options: Partial<Options>): Promise<string> {
  const output = await generateEndpoints({ ...EXAMPLE, ...options })
  if (output === undefined) throw new Error('The tool returned no text.')
  return output
}

let documents = 0

/** Writes a document that has these paths. The tool keeps documents, so each gets a file. */
function writeDocument(paths: object): string {
  documents += 1
  const schemaFile = path.join(folder, `openapi-${documents}.json`)
  const info = { title: 'Anything', version: '1' }
  writeFileSync(schemaFile, JSON.stringify({ openapi: '3.0.3', info, paths }))
  return schemaFile
}

const json = (schema: object) => ({ description: 'An answer', content: { 'application/json': { schema } } })
const PROBLEM = { type: 'object', properties: { problem: { type: 'string' } } }
const getOperation = (operationId?: string, parameters: object[] = []) => ({
  get: {
    parameters,
    responses: { 200: json({}), default: json(PROBLEM) },
    ...(operationId && { operationId }),
  },
})
const parameter = (name: string, where = 'query') => ({
  ...{ name, in: where, required: where === 'path', schema: { type: 'string' } },
})

it('the generated API slice is what the tool makes of the OpenAPI document today', () => {
  cpSync(inApp('codegen'), folder, { recursive: true })
  rmSync(path.join(folder, 'src/generatedApi.ts'))
  execFileSync(process.execPath, [CLI, 'openapi-config.json'], { cwd: folder })
  const read = (file: string) => readFileSync(file, 'utf8')
  expect(read(path.join(folder, 'src/generatedApi.ts'))).toBe(read(inApp('codegen', 'src/generatedApi.ts')))
})

/** The statements about each option in docs/rtk-query/usage/code-generation.mdx. */
describe('an option of the generator', () => {
  const ANY = writeDocument({ '/any': getOperation('getAny') })

  it.each<[endpoint: string, options: Partial<Options>, text: string]>([
    ['getRepair', { exportName: 'workshop' }, 'injectedRtkApi as workshop'],
    ['getRepair', { argSuffix: 'Arg' }, 'type GetRepairArg ='],
    ['getRepair', { responseSuffix: 'Result' }, 'type GetRepairResult ='],
    ['getRepair', { operationNameSuffix: 'V1' }, 'GetRepairV1: build.query'],
    ['getRepair', { hooks: true }, 'export const { useGetRepairQuery } = injectedRtkApi'],
    [
      'getRepair',
      { hooks: { queries: false, lazyQueries: true, mutations: false } },
      'export const { useLazyGetRepairQuery } = injectedRtkApi',
    ],
    ['getRepair', { tag: true }, 'providesTags: ["repair"]'],
    ['getRepair', { flattenArg: true }, 'type GetRepairApiArg = string'],
    ['listRepairs', { unionUndefined: true }, 'frameNumber?: string | undefined'],
    ['getRepair', { encodePathParams: true }, 'encodeURIComponent(String(queryArg.repairId))'],
    ['listRepairs', { encodeQueryParams: true }, 'encodeURIComponent(String(queryArg.pageSize))'],
    ['listRepairs', { useEnumType: true }, 'export enum Status'],
    [
      'createRepair',
      { outputRegexConstants: true },
      'export const repairFrameNumberPattern = /^[A-Z]{2}[0-9]{6}$/',
    ],
    ['searchRepairs', { endpointOverrides: [{ pattern: 'searchRepairs', type: 'query' }] }, 'build.query'],
    ['getAny', { schemaFile: ANY, useUnknown: true }, 'An answer */ unknown'],
    ['getAny', { schemaFile: ANY, includeDefault: true }, 'problem?: string'],
  ])('of %s, as %j, adds %s', async (endpoint, { schemaFile = EXAMPLE.schemaFile, ...options }, text) => {
    const chosen = { schemaFile, filterEndpoints: endpoint }
    expect(await generate(chosen)).not.toContain(text)
    expect(await generate({ ...chosen, ...options })).toContain(text)
  })

  it.each<[endpoint: string, options: Partial<Options>, text: string, stays: string]>([
    ['createRepair', { mergeReadWriteOnly: true }, 'RepairRead', 'type Repair '],
    [
      'listRepairs',
      { endpointOverrides: [{ pattern: 'listRepairs', parameterFilter: () => false }] },
      'page_size',
      'build.query',
    ],
    [
      'getRepair',
      { endpointOverrides: [{ pattern: 'getRepair', parameterFilter: () => false }] },
      'page_size',
      'repairId',
    ],
    // Of overrides, the first that matches counts; filters match names and not addresses.
    [
      'searchRepairs',
      {
        endpointOverrides: [
          { pattern: /Repairs$/, type: 'query' },
          { pattern: 'searchRepairs', providesTags: ['repair'] },
        ],
      },
      'providesTags',
      'build.query',
    ],
    ['getRepair', { filterEndpoints: [/bicycles\//] }, 'build.', 'injectedRtkApi'],
    [
      'getRepair',
      { filterEndpoints: (_name, definition) => definition.path.startsWith('/bicycles/') },
      'getRepair:',
      'getBicyclesByFrameNumber: build.query',
    ],
  ])('of %s, as %j, leaves out %s', async (endpoint, options, text, stays) => {
    const output = await generate({ filterEndpoints: endpoint, ...options })
    expect(output).not.toContain(text)
    expect(output).toContain(stays)
  })

  it.each(['operationIdTransformer', 'enumStyle', 'exportAllSchemas'])(
    '%s has no effect in this version',
    async (name) => {
      const chosen = { filterEndpoints: 'getRepair' }
      expect(await generate({ ...chosen, [name]: true })).toBe(await generate(chosen))
    },
  )

  it.each([
    [true, 'emptyApi.js"'],
    [false, 'emptyApi"'],
  ])('esmExtensions, %s, imports from %s', async (esmExtensions, ending) => {
    const outputFile = path.join(folder, 'api.ts')
    const prettierConfigFile = path.join(folder, 'prettier.json')
    writeFileSync(prettierConfigFile, '{ "singleQuote": false }')
    await generateEndpoints({ ...EXAMPLE, outputFile, esmExtensions, prettierConfigFile })
    expect(readFileSync(outputFile, 'utf8')).toContain(ending)
  })

  it('outputFiles is one entry each, with its own options', () => {
    const outputFiles = { 'x.ts': {}, 'y.ts': { hooks: false } }
    const configs = parseConfig({ schemaFile: ANY, apiFile: './a.ts', hooks: true, outputFiles })
    expect(configs.map(({ outputFile, hooks }) => [outputFile, hooks])).toEqual([
      ['x.ts', true],
      ['y.ts', false],
    ])
  })
})

describe('names that collide, or are none', () => {
  const generateFrom = (paths: object, options: Partial<Options> = {}) =>
    generate({ schemaFile: writeDocument(paths), hooks: true, ...options })

  it.each([
    ['the same operationId', { '/a': getOperation('list'), '/b': getOperation('list') }],
    ['ids that differ in notation', { '/a': getOperation('get_a'), '/b': getOperation('getA') }],
    ['paths that differ in notation', { '/spare-parts': getOperation(), '/spare/parts': getOperation() }],
  ])('two operations with %s are refused', async (_what, paths) => {
    await expect(generateFrom(paths)).rejects.toThrow(
      /^interface\/type alias \w+ApiResponse already registered$/,
    )
  })

  const SORT = { '/a': getOperation('getA', [parameter('sort'), parameter('sort[by]')]) }
  const withoutObjects = (_name: string, { style }: { style?: string }) => style !== 'deepObject'

  it.each<[what: string, paths: object, options: Partial<Options>, texts: string[]]>([
    [
      'one of the two can be picked by its path and renamed',
      { '/a': getOperation('list'), '/b': getOperation('list') },
      { filterEndpoints: (_name, definition) => definition.path === '/b', operationNameSuffix: 'B' },
      ['useListBQuery'],
    ],
    [
      'an operationId that is no valid name gives way to the method and the path',
      { '/a': getOperation('delete'), '/b': { post: getOperation('repairs.list').get } },
      {},
      ['{ useGetAQuery, usePostBMutation }'],
    ],
    [
      'a parameter may have the name of a reserved word, or one that occurs twice',
      { '/a/{id}': getOperation('getA', [parameter('id', 'path'), parameter('id'), parameter('class')]) },
      {},
      ['url: `/a/${queryArg.pathId}`', 'id: queryArg.queryId', 'class: queryArg["class"]'],
    ],
    ['sort[by] beside sort makes the key twice', SORT, {}, ['sort: queryArg', 'sort: queryArg']],
    [
      'unless the override leaves the object out',
      SORT,
      { endpointOverrides: [{ pattern: 'getA', parameterFilter: withoutObjects }] },
      ['sort: queryArg'],
    ],
  ])('%s', async (_what, paths, options, texts) => {
    const output = await generateFrom(paths, options)
    for (const text of texts) {
      const times = texts.filter((other) => other === text).length
      expect(output.split(text)).toHaveLength(times + 1)
    }
  })
})
