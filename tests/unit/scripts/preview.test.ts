import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createPreviewServer } from '../../../scripts/preview/server.mjs'

const BUILD = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Nothing here</h1>',
  'api/createSlice.html': `<h1>createSlice</h1>${'<p>text</p>'.repeat(500)}`,
  'assets/js/main.1.js': 'start()',
  _headers:
    '/*\n  Cache-Control: no-cache\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: immutable\n',
  'old.html': '<h1>Leads on</h1>',
  'docs/kept.html': '<h1>Kept</h1>',
  _redirects: [
    '/Errors /errors 301!',
    '/api /api/createSlice 301!',
    '/old /api/createSlice 301!',
    '/api/createslice /api/createSlice 301',
    '/api/createSlice /elsewhere 301',
    '/docs/* /:splat 301',
    '/examples/* /api/createSlice 301',
    '',
  ].join('\n'),
}

const folders: string[] = []

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'preview-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return folder
}

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
})

describe('the preview server', () => {
  let server: Server
  const get = (address: string, headers: Record<string, string> = {}) =>
    fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`, {
      redirect: 'manual',
      headers,
    })

  beforeAll(async () => {
    server = await createPreviewServer(await folderWith(BUILD))
    await new Promise<void>((resolve) => server.listen(0, resolve))
  })

  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it.each([
    ['/?x=1', 200, 'Home'],
    ['/index.html', 200, 'Home'],
    ['/api/createSlice', 200, 'createSlice'],
    ['/docs/kept', 200, 'Kept'],
    ['/nowhere', 404, 'Nothing here'],
    ['/%E0%A4%A', 404, 'Nothing here'],
    ['/..%2f..%2fetc/passwd', 404, 'Nothing here'],
    ['/API/createSlice', 404, 'Nothing here'],
    ['/errors?code=11', 404, 'Nothing here'],
  ])('answers %s with status %s, and sends the headers of all pages', async (address, status, text) => {
    const response = await get(address)
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)])
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-frame-options')).toBe('DENY')
  })

  it('lets a later rule win for the paths below it', async () => {
    const { headers } = await get('/assets/js/main.1.js')
    expect(headers.get('cache-control')).toBe('immutable')
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  it.each([
    ['/Errors?code=11', '/errors?code=11'],
    ['/api', '/api/createSlice'],
    ['/api/?a=b&c=d', '/api/createSlice?a=b&c=d'],
    ['/old', '/api/createSlice'],
    ['/api/createslice', '/api/createSlice'],
    ['/docs/api/createSlice?a=b', '/api/createSlice?a=b'],
    ['/docs', '/'],
    ['/examples/todo/list', '/api/createSlice'],
  ])('redirects %s to %s for good', async (from, to) => {
    const response = await get(from)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(to)
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('answers a browser that accepts %s with %s', async (accepted, encoding) => {
    const response = await get('/api/createSlice', { 'Accept-Encoding': accepted })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.text()).toBe(BUILD['api/createSlice.html'])
  })

  it('gives the same answer to the same request again', async () => {
    for (const address of ['/api/createSlice', '/nowhere', '/api?a=b']) {
      const [first, second] = [await get(address), await get(address)]
      expect(second.status, address).toBe(first.status)
      expect(await second.text(), address).toBe(await first.text())
      for (const name of ['content-encoding', 'content-type', 'cache-control', 'location'])
        expect(second.headers.get(name), `${address}, ${name}`).toBe(first.headers.get(name))
    }
  })

  it('asks whether a file has changed, and for a part of it, after it was answered as a whole', async () => {
    const { headers } = await get('/assets/js/main.1.js')
    const unchanged = await get('/assets/js/main.1.js', { 'If-None-Match': headers.get('etag') ?? '' })
    expect(unchanged.status).toBe(304)
    const part = await get('/assets/js/main.1.js', { Range: 'bytes=0-4' })
    expect([part.status, await part.text()]).toEqual([206, 'start'])
  })
})

describe('createPreviewServer', () => {
  it('forgets its answers when it reads another build', async () => {
    const folder = await folderWith(BUILD)
    const server = await createPreviewServer(folder)
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const readHome = async () =>
      (await fetch(`http://localhost:${(server.address() as AddressInfo).port}/`)).text()
    expect(await readHome()).toContain('Home')
    await writeFile(path.join(folder, 'index.html'), '<h1>Another</h1>')
    await server.reload()
    expect(await readHome()).toContain('Another')
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  it('asks for a build where there is none', async () => {
    const folder = await folderWith({})
    await expect(createPreviewServer(folder)).rejects.toThrow(`no built site in ${folder}`)
  })

  it.each([
    ['_redirects', '/only-a-source\n', '/only-a-source'],
    ['_headers', '  X-Frame-Options: DENY\n', 'X-Frame-Options'],
  ])('reports a rule of %s that the host would not understand', async (file, rule, named) => {
    const folder = await folderWith({ ...BUILD, [file]: rule })
    await expect(createPreviewServer(folder)).rejects.toThrow(named)
  })
})
