import type { LoadContext, Plugin } from '@docusaurus/types'
import semver from 'semver'

import { readSince, SINCE_FILE, type SinceLedger } from '../../api-reference/build/mdx'
import type { Release, Addition, Change, Section } from '../release'
import { assertMentions } from './mentions'
import { CHANGES_FILE, readChanges, type Changes } from './read-changes'
import { readDocs, nameAt, type Doc } from './read-docs'

/**
 * Puts together what each minor release brought: the changes, and the additions, which are those with a badge and those that
 * are listed with the changes.
 *
 * @returns the newest release first
 */
export function getReleases(changes: Changes, since: SinceLedger, docs: readonly Doc[]): Release[] {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]))
  const getSection = (place: string): Section => {
    const doc = byPath.get(place.split('#')[0] ?? '')
    return { path: place, title: doc?.title ?? place }
  }
  const releases = new Map<string, { changes: Change[]; additions: Addition[] }>()
  const getRelease = (version: string) => {
    const minor = getMinor(version)
    const release = releases.get(minor) ?? { changes: [], additions: [] }
    releases.set(minor, release)
    return release
  }
  for (const [version, listed] of Object.entries(changes)) {
    for (const [id, { at, do: todo, ...texts }] of Object.entries(listed.changes ?? {})) {
      getRelease(version).changes.push({ id, todo, ...texts, section: getSection(at[0] ?? '') })
    }
    for (const { name, at } of listed.new ?? []) {
      getRelease(version).additions.push({ name, section: getSection(at[0] ?? '') })
    }
  }
  for (const [path, ids] of Object.entries(since)) {
    const doc = byPath.get(path)
    if (!doc) continue
    for (const [id, version] of Object.entries(ids)) {
      const name = nameAt(doc, id) ?? id
      getRelease(version).additions.push({ name, section: getSection(`${path}#${id}`) })
    }
  }
  return [...releases]
    .map(([version, release]) => ({ version, ...release, additions: withoutTwins(release.additions) }))
    .sort((one, other) => semver.compare(`${other.version}.0`, `${one.version}.0`))
}

/** Leaves out a row whose page has a heading about the same thing, and a name that its page has already. */
function withoutTwins(additions: readonly Addition[]): Addition[] {
  return additions.filter(({ name, section }, index) => {
    const others = additions.filter((other, at) => other.section.title === section.title && at !== index)
    const word = name.replaceAll('`', '')
    return !others.some(
      (other, at) =>
        (other.name === name && at < index) || (other.name !== name && hasWord(other.name, word)),
    )
  })
}

const hasWord = (text: string, word: string): boolean =>
  /^\w+$/.test(word) && new RegExp(`\\b${word}\\b`).test(text)

const getMinor = (version: string): string => version.split('.', 2).join('.')

/**
 * Makes the releases available to pages: `@generated/releases/default/releases.json` is a list of {@link Release}, the newest
 * first.
 *
 * @throws AuthorError (while loading its content) with every fault of the changes, and every sentence of a page about an
 * earlier version that no change or addition stands behind
 */
export default function releasesPlugin({ siteDir }: LoadContext): Plugin<Release[]> {
  return {
    name: 'releases',
    getPathsToWatch: () => [CHANGES_FILE, SINCE_FILE],
    loadContent() {
      const docs = readDocs(siteDir)
      const changes = readChanges(siteDir)
      const since = readSince(siteDir)
      assertMentions(docs, changes, since)
      return getReleases(changes.data, since, docs)
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('releases.json', content)
    },
  }
}
