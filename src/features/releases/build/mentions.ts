import { AuthorError } from '../../../lib/build/author-error'
import { formatDataDiagnostic, type DataDiagnostic } from '../../../lib/build/content/data-diagnostic'
import type { ContentFile } from '../../../lib/build/content/read-content'
import { SINCE_FILE, type SinceLedger } from '../../api-reference/build/mdx'
import { CHANGES_FILE, type Changes } from './read-changes'
import { headingId, isRow, nameAt, type Doc } from './read-docs'

/** A sentence that says since or before when something is so. */
const MENTION = /\b(?:since|before|until)(?: version)? (2\.\d+(?:\.\d+)?)(?![\d.]*\d)/gi
/** The first release, which pages compare themselves with, and pages about moving to it, which are lists of changes themselves. */
const FIRST = /^2\.0(?:\.\d+)?$/
const MIGRATIONS = /^docs\/usage\/migrating-/

/**
 * Holds the sentences of pages about earlier versions to the lists of changes and additions: each must be about one of these,
 * and each change must be told with its version in the sections that it names. So the pages and the list of releases can't
 * speak of different versions.
 *
 * @throws AuthorError with the file, line and remedy of every sentence and place without the other
 */
export function assertMentions(
  docs: readonly Doc[],
  changes: ContentFile<Changes>,
  since: SinceLedger,
): void {
  const diagnostics = [...unlistedMentions(docs, changes.data, since), ...untoldChanges(docs, changes)]
  if (diagnostics.length === 0) return
  throw new AuthorError(
    `What pages say of earlier versions, and ${CHANGES_FILE}, don't fit.\n\n${diagnostics.map(formatDataDiagnostic).join('\n')}\n`,
  )
}

function unlistedMentions(docs: readonly Doc[], changes: Changes, since: SinceLedger): DataDiagnostic[] {
  const listed = getPlaces(changes).flatMap(({ version, places }) =>
    places.map(({ place }) => ({ version, place })),
  )
  const badges = getBadges(docs, since)
  return docs
    .filter(({ file }) => !MIGRATIONS.test(file))
    .flatMap((doc) =>
      mentionsIn(doc)
        .filter(({ version }) => !FIRST.test(version))
        .filter((mention) => !badges.some((badge) => isAbout(mention, doc, badge)))
        .filter(
          (mention) =>
            !listed.some(({ version, place }) => version === mention.version && isIn(mention, doc, place)),
        )
        .map(({ version, line, section }) => {
          const place = section === undefined ? doc.path : `${doc.path}#${section}`
          const message = `This speaks of ${version}. Say in ${CHANGES_FILE} below '${version}' what changed, with ${place} among its places (at), or set a badge in ${SINCE_FILE}.`
          return { file: doc.file, line, message }
        }),
    )
}

/** What has a badge: its page, its name with code in backticks, and the version. */
interface Badge {
  path: string
  name: string | undefined
  version: string
}

function getBadges(docs: readonly Doc[], since: SinceLedger): Badge[] {
  return docs.flatMap((doc) =>
    Object.entries(since[doc.path] ?? {}).map(([id, version]) => ({
      path: doc.path,
      name: nameAt(doc, id),
      version,
    })),
  )
}

/** A sentence is about what has a badge if it is on the same page, or names it. */
function isAbout({ version, text }: Mention, { path }: Doc, badge: Badge): boolean {
  if (badge.version !== version) return false
  return badge.path === path || (badge.name?.startsWith('`') === true && text.includes(badge.name))
}

/** A place where a page speaks of a version. */
interface Mention {
  version: string
  /** From 1. */
  line: number
  text: string
  /** The id of the heading above. */
  section: string | undefined
}

function mentionsIn({ lines }: Doc): Mention[] {
  let section: string | undefined
  return lines.flatMap((text, index) => {
    section = headingId(text) ?? section
    return [...text.matchAll(MENTION)].map(([, version = '']) => ({
      version,
      line: index + 1,
      text,
      section,
    }))
  })
}

function isIn({ text, section }: Mention, { path }: Doc, place: string): boolean {
  const [page, id] = place.split('#')
  return page === path && (id === undefined || id === section || isRow(text, id))
}

function untoldChanges(
  docs: readonly Doc[],
  { file, data, getLine }: ContentFile<Changes>,
): DataDiagnostic[] {
  const byPath = new Map(docs.map((doc) => [doc.path, doc]))
  return getPlaces(data).flatMap(({ key, places }) =>
    places.flatMap(({ place, at }) => {
      const [path = '', id] = place.split('#')
      const doc = byPath.get(path)
      if (doc && hasPlace(doc, id)) return []
      const message = `There is no ${place}. Write the path of a page, and the id of a heading or a row there.`
      return [{ file, line: getLine(...key, 'at', at), message }]
    }),
  )
}

function hasPlace({ lines }: Doc, id: string | undefined): boolean {
  return id === undefined || lines.some((line) => headingId(line) === id || isRow(line, id))
}

interface Listed {
  version: string
  /** Where it is in the file. */
  key: (string | number)[]
  places: { place: string; at: number }[]
}

function getPlaces(changes: Changes): Listed[] {
  return Object.entries(changes).flatMap(([version, release]) => {
    const changed = Object.entries(release.changes ?? {}).map(([id, { at }]) => ({
      key: [version, 'changes', id],
      at,
    }))
    const added = (release.new ?? []).map(({ at }, index) => ({ key: [version, 'new', index], at }))
    return [...changed, ...added].map(({ key, at }) => ({
      version,
      key,
      places: at.map((place, index) => ({ place, at: index })),
    }))
  })
}
