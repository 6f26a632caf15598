import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { createAuthorService, type Proof } from '../author/author-service'

const SITE = process.cwd()
const PUBLISHER = { publish: () => ({}) }

let folder: string
beforeAll(() => {
  mkdirSync(path.join(SITE, '.cache'), { recursive: true })
  folder = mkdtempSync(path.join(SITE, '.cache/author-test-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

function page(name: string, text: string): string {
  const file = path.join(folder, `${name}.mdx`)
  writeFileSync(file, text)
  return path.relative(SITE, file).replaceAll('\\', '/')
}

it('shows a page before its samples are proven, then what was found, and proves only what changed', async () => {
  const text = '```ts run\n1 // → 2\n```\n'
  const name = page('faulty', text)
  const answer = deferred<Proof>()
  const prove = vi.fn(() => answer.promise)
  const service = createAuthorService(SITE, PUBLISHER, { prove }, '2.14.0')
  rmSync(service.getChangeFile(name), { force: true })

  const { results } = await service.getResults(name, text)
  expect(results.get(0)).toMatchObject({ draft: true })
  expect(service.getDiagnostics(name)).toEqual([])

  const diagnostic = { page: name, line: 2, column: 1, message: 'It is 1.' }
  answer.resolve({ text, results: [], diagnostics: [diagnostic] })
  await vi.waitUntil(() => existsSync(service.getChangeFile(name)))
  expect(service.getDiagnostics(name).join()).toContain(`${name}:2:1`)
  await service.getResults(name, text)
  expect(prove).toHaveBeenCalledTimes(1)
  rmSync(service.getChangeFile(name))
})

it('does not show what was found of a text that has changed since', async () => {
  const first = '```ts run\n1 // → 2\n```\n'
  const second = '```ts run\n1 // → 1\n```\n'
  const name = page('changing', first)
  const answers: Array<(proof: Proof) => void> = []
  const prove = (): Promise<Proof> => new Promise((resolve) => answers.push(resolve))
  const service = createAuthorService(SITE, PUBLISHER, { prove }, '2.14.0')
  await service.getResults(name, first)
  writeFileSync(path.join(SITE, name), second)
  await service.getResults(name, second)
  answers[0]?.({
    text: first,
    results: [],
    diagnostics: [{ page: name, line: 2, column: 1, message: 'Old.' }],
  })
  await vi.waitUntil(() => answers.length === 2)
  expect(service.getDiagnostics(name)).toEqual([])
})
