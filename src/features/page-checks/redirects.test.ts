import { describe, expect, it } from 'vitest'

import { linkTargets } from './link-targets'
import { redirectDiagnostics } from './check-page'
import type { Redirect } from '../../config/redirects'

const TARGETS = linkTargets(
  '.',
  new Map(['docs/api/seats.mdx', 'docs/usage/nextjs.mdx'].map((page) => [page, ''])),
)
const SEATS = '/api/seats'

/** The faults of redirects that are written one to a line. */
function diagnostics(...redirects: Redirect[]) {
  return redirectDiagnostics(
    redirects.map((redirect, index) => ({ ...redirect, line: index + 1 })),
    TARGETS,
  )
}

describe('redirectDiagnostics', () => {
  it('accepts redirects to pages and to folders with pages', () => {
    const all = [
      { from: '/chairs', to: SEATS },
      { from: '/Errors', to: '/errors' },
      { from: '/old/*', to: '/api/:splat' },
      { from: '/docs/*', to: '/:splat' },
      { from: '/examples/*', to: SEATS },
    ]
    expect(diagnostics(...all)).toEqual([])
  })

  it('gives the line of each redirect whose page does not exist, and the page that may be meant', () => {
    expect(diagnostics({ from: '/chairs', to: SEATS }, { from: '/chair', to: '/api/seat' })).toEqual([
      {
        line: 2,
        message: '/chair → /api/seat: There is no page /api/seat. Write /api/seats, if that is meant.',
      },
    ])
  })

  it('finds a folder without pages', () => {
    expect(diagnostics({ from: '/old/*', to: '/new/:splat' })[0]?.message).toContain(
      'There are no pages in /new/',
    )
  })

  it.each(['old', '/old/', '/old?x=1', '/old#x', '/o ld', 'https://example.org/old', '/', '/:splat'])(
    'rejects "%s", which is no path',
    (address) => {
      expect(diagnostics({ from: address, to: SEATS })[0]?.message).toContain('Both must be paths')
      expect(diagnostics({ from: '/x', to: address })[0]?.message).toContain('Both must be paths')
    },
  )

  it('rejects a redirect to itself', () => {
    expect(diagnostics({ from: SEATS, to: SEATS })[0]?.message).toContain('It leads to itself')
  })

  it('rejects a source that appears twice', () => {
    const twice = diagnostics({ from: '/a', to: SEATS }, { from: '/a', to: '/usage/nextjs' })
    expect(twice[0]?.message).toContain('This source appears twice')
  })

  it('rejects a chain', () => {
    const chain = diagnostics({ from: '/a', to: '/b' }, { from: '/b', to: SEATS })
    expect(chain[0]?.message).toContain('Its target is redirected again')
  })

  it('rejects what is below a folder that comes first', () => {
    const late = diagnostics({ from: '/old/*', to: '/api/:splat' }, { from: '/old/chairs', to: SEATS })
    expect(late[0]).toMatchObject({ line: 2, message: expect.stringContaining('never reached') as string })
  })
})
