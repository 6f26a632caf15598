// Adds the heading ids of the build to the list of all published ids: `npm run record:heading-ids`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'

import { readLinkableIds, PUBLISHED_IDS_FILE, withIdsOf, type PublishedIds } from './published-ids'

const BUILD = process.env.DIRECTORY ?? 'build'

try {
  if (!existsSync(BUILD)) throw new Error(`There is no build in ${BUILD}: run "npm run build" first.`)
  const published = existsSync(PUBLISHED_IDS_FILE)
    ? (JSON.parse(readFileSync(PUBLISHED_IDS_FILE, 'utf8')) as PublishedIds)
    : {}
  const recorded = withIdsOf(published, await readLinkableIds(BUILD))
  const options = await resolveConfig(PUBLISHED_IDS_FILE)
  writeFileSync(
    PUBLISHED_IDS_FILE,
    await format(JSON.stringify(recorded), { ...options, filepath: PUBLISHED_IDS_FILE }),
  )
  console.log(`${countIds(published)} ids were published before, ${countIds(recorded)} are recorded now.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function countIds(ids: PublishedIds): number {
  return Object.values(ids).reduce((sum, { length }) => sum + length, 0)
}
