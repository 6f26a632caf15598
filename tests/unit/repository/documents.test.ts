import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { missingCommands, missingScripts } from './commands'
import { DOCUMENTS, FEATURES, readDocument, targetOf } from './documents'

/** What commands make; not there in a fresh clone. */
const MADE = ['node_modules', 'build', '.cache', '.docusaurus']
const TOP = new Set(readdirSync('.').filter((name) => !MADE.includes(name)))
/** Files that a document speaks of without saying that they are there: of samples, and of an upgrade that isn't finished. */
const ELSEWHERE = ['src/store.ts', 'src/x.ts', 'examples/app/src/x.ts', 'scripts/upgrade/earlier.json']

/** Words of the code that name a file or folder of the repository; a word with a placeholder names none. */
function pathsIn(code: readonly string[]): string[] {
  return code
    .flatMap((text) => text.split(/[\s'"=]+/))
    .filter((word) => !/[<…*{$]|NAME/.test(word) && !ELSEWHERE.includes(word))
    .filter((word) => TOP.has(word.split('/')[0] ?? ''))
}

describe.each(DOCUMENTS)('%s', (file) => {
  const { links, code } = readDocument(file)

  it('names files and folders that exist', () => {
    expect(pathsIn(code).filter((name) => !existsSync(name))).toEqual([])
  })

  it('names commands that exist', () => {
    expect([...missingCommands(code.join('\n')), ...missingScripts(code)]).toEqual([])
  })

  it('has links that lead somewhere', () => {
    const broken = links.filter((link) => {
      const target = targetOf(file, link)
      if (target === undefined) return false
      if (!existsSync(target.file)) return true
      return target.id !== undefined && !readDocument(target.file).ids.has(target.id)
    })
    expect(broken).toEqual([])
  })
})

describe('the documents', () => {
  it('are found by the test', () => {
    const { links, code } = readDocument('CONTRIBUTING.md')
    expect(links).toContain('contributing/search.md#measure-a-change')
    expect(pathsIn(code)).toEqual(expect.arrayContaining(['src/features/search/relevance', 'sidebars.ts']))
    expect(missingCommands('npm run no-such-script && npm test unit no-such-suite')).toEqual([
      'npm run no-such-script',
      'npm test no-such-suite',
    ])
  })

  it('keep CONTRIBUTING.md at a length that newcomers read', () => {
    expect(readFileSync('CONTRIBUTING.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(150)
  })

  it('show images that load at once', () => {
    const images = readDocument('README.md').links.filter((link) => link.endsWith('.webp'))
    expect(images).toHaveLength(2)
    expect(images.filter((image) => statSync(image).size > 150_000)).toEqual([])
  })

  it('are in every folder of a feature', () => {
    expect(FEATURES.map((folder) => `${folder}/README.md`).filter((file) => !existsSync(file))).toEqual([])
  })

  it.each(['contributing', 'contributing/decisions'])('list every page of %s/ in its index', (folder) => {
    const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')
    expect(pages).not.toEqual([])
    expect(readDocument(`${folder}/README.md`).links).toEqual(expect.arrayContaining(pages))
  })
})
