import { describe, expect, it } from 'vitest'

import { fingerprints } from '../fingerprint'
import { buildPageProject } from '../../page/page-project'
import { readSamplePage } from '../../page/read-page'

const PAGE = `\`\`\`ts title="src/rooms.ts"
export const rooms = ['attic']
\`\`\`

\`\`\`ts run
import { rooms } from './rooms'

rooms.length // → 1
\`\`\`
`

/** Identifies the fences of the page as if the site were in that folder. */
function fingerprintsIn(siteDir: string): string[] {
  const project = buildPageProject(readSamplePage('docs/rooms.mdx', PAGE), siteDir)
  const identify = fingerprints(siteDir)
  return project.page.fences.map((fence) => identify(fence, project))
}

describe('the fingerprint of a fence', () => {
  it('is the same in every copy of the site, so that results can be taken along', () => {
    expect(fingerprintsIn('/home/one/site')).toEqual(fingerprintsIn('/srv/another'))
  })
})
