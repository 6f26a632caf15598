import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import {
  PUBLISHED_IDS_FILE,
  withIdsOf,
  type PublishedIds,
} from '../../../src/features/built-site/heading-ids/published-ids'
import { listPages } from '../../../src/lib/build/list-pages'
import { copySidebars, ownSidebars } from './copy-sidebars'
import { copyText, wordSwapper } from './copy-text'
import { seedSamples } from './seed-samples.mjs'

/** What a build makes, or brings its own of. */
const NOT_COPIED = ['node_modules', 'build', '.docusaurus', '.git']

/**
 * Copies the project with its pages several times over.
 *
 * @param siteDir - the project; nothing in it is changed
 * @param target - an empty folder
 * @param times - 1 for the pages as they are
 * @returns how many pages of text there are
 */
export function copyProject(siteDir: string, target: string, times: number): number {
  for (const name of readdirSync(siteDir).filter((entry) => !NOT_COPIED.includes(entry))) {
    cpSync(path.join(siteDir, name), path.join(target, name), { recursive: true })
  }
  linkPackages(siteDir, target)
  const folders = Array.from({ length: times - 1 }, (_, index) => `/copy-${index + 2}`)
  const pages = listPages(siteDir).filter((page) => page.startsWith('docs/'))
  for (const folder of folders) copyPages(siteDir, target, folder, pages)
  copyHeadingIds(target, pages.map(addressOf), folders)
  const navigation = copySidebars(ownSidebars, folders)
  writeFileSync(path.join(target, 'sidebars.ts'), `export default ${JSON.stringify(navigation)}\n`)
  commit(target)
  return pages.length * times
}

/** Each on its own, so that the bundler's cache, which is beside them, is another. */
function linkPackages(siteDir: string, target: string): void {
  const from = path.join(siteDir, 'node_modules')
  const to = path.join(target, 'node_modules')
  mkdirSync(to)
  for (const name of readdirSync(from).filter((entry) => entry !== '.cache')) {
    symlinkSync(path.join(from, name), path.join(to, name))
  }
}

function copyPages(siteDir: string, target: string, folder: string, pages: readonly string[]): void {
  const addresses = new Set(pages.map(addressOf))
  const texts = pages.map((page) => readFileSync(path.join(siteDir, page), 'utf8'))
  const swapWords = wordSwapper(texts, Number(folder.replace(/\D/g, '')))
  const copies = pages.map((page, index) => {
    const copy = page.replace(/^docs/, `docs${folder}`)
    const file = path.join(target, copy)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, copyText(texts[index] ?? '', folder, addresses, swapWords))
    return { page, copy }
  })
  seedSamples(siteDir, target, copies)
}

/** Links to ids that no heading's source names, such as those of demos, are checked against the recorded ones. */
function copyHeadingIds(target: string, addresses: readonly string[], folders: readonly string[]): void {
  const file = path.join(target, PUBLISHED_IDS_FILE)
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as PublishedIds
  const copies = folders.flatMap((folder) =>
    addresses.map((address) => [folder + address, recorded[address] ?? []] as const),
  )
  writeFileSync(file, JSON.stringify(withIdsOf(recorded, new Map(copies))))
}

const addressOf = (page: string): string => page.replace(/^docs|\.mdx?$/g, '')

/** The platform takes the date of a page from its last commit. */
function commit(target: string): void {
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', target, ...parameters], { stdio: 'ignore' })
  const author = ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost']
  git('init', '-q')
  git('add', 'docs', 'src')
  git(...author, 'commit', '-q', '--no-verify', '-m', 'Copies')
}
