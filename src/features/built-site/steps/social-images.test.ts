import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { describeCard, renderCard, socialImages, withImage } from './social-images'

const HEAD =
  '<meta data-rh=true property=og:image content=https://a.example/all.png /><meta data-rh=true name=twitter:image content=https://a.example/all.png />'
const pageWith = (body: string) =>
  `<html><head>${HEAD}<meta property=og:description content="Turns a name into a slice."></head><body>${body}</body></html>`
const CRUMBS =
  '<nav class="theme-doc-breadcrumbs"><ul><li class="breadcrumbs__item"><a>API</a></li><li class="breadcrumbs__item breadcrumbs__item--active">createSlice</li></ul></nav>'

describe('what an image says', () => {
  it('is the section, the title, the description and what ran', () => {
    const page = pageWith(
      `${CRUMBS}<h1>createSlice</h1><p class="code-ran-count" data-claim="3 samples of this page ran on 2.14.0">✓ marks them</p>`,
    )
    expect(describeCard(page, 'api/createSlice.html')).toEqual({
      section: 'API',
      title: 'createSlice',
      claim: 'Turns a name into a slice.',
      proof: '3 samples of this page ran on 2.14.0',
    })
  })

  it('is nothing for a redirect, and an error for a page without a title', () => {
    expect(describeCard('<html><head></head></html>', 'old.html')).toBeUndefined()
    expect(() => describeCard(pageWith(''), 'x.html')).toThrow(/x\.html: the page has no h1/)
  })
})

describe('the head of a page', () => {
  it('names its own image, with its size and its text, and no other', () => {
    const html = withImage(pageWith(''), 'https://a.example/1.png', 'A "slice" & more')
    expect(html).not.toContain('all.png')
    expect(html).toContain('<meta property="og:image" content="https://a.example/1.png">')
    expect(html).toContain('<meta property="og:image:alt" content="A &quot;slice&quot; &amp; more">')
    expect(html).toContain('<meta name="twitter:image" content="https://a.example/1.png">')
  })

  it('stops the build if the theme writes other elements', () => {
    expect(() => withImage('<head></head>', '', '')).toThrow(/metadataUtils\.js/)
  })
})

it('an image is a PNG of the usual size', async () => {
  const png = await renderCard({
    section: 'API / Reducers and actions',
    title: 'createListenerMiddleware',
    claim:
      'Runs code in response to actions and changes of state, with effects that can wait, cancel and fork.',
    proof: '30 samples of this page ran on 2.14.0',
  })
  const bytes = Buffer.from(png)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
})

describe('the image of a page', () => {
  /** What a page becomes in a build whose samples are in this state. */
  function built(state: { mode: string; drafts: number }, { isKept = false } = {}): string {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'))
    const build = { siteDir, baseUrl: '/', siteConfig: { url: 'https://a.example' } } as never
    mkdirSync(path.join(siteDir, '.cache/social-images'), { recursive: true })
    writeFileSync(path.join(siteDir, '.cache/samples-state.json'), JSON.stringify(state))
    const page = pageWith('<h1>createSlice</h1>')
    const image = socialImages.read(page, 'api/createSlice.html', build)
    if (isKept) writeFileSync(path.join(siteDir, '.cache/social-images', image?.name ?? ''), '')
    const changed = socialImages.change?.(page, socialImages.read(page, 'api/createSlice.html', build)) ?? ''
    rmSync(siteDir, { recursive: true })
    return changed
  }

  it('is its own where all samples are proven, also in a draft, and where it is kept', () => {
    expect(built({ mode: 'all', drafts: 0 })).not.toContain('all.png')
    expect(built({ mode: 'installed', drafts: 3 })).not.toContain('all.png')
    expect(built({ mode: 'draft', drafts: 0 })).not.toContain('all.png')
    expect(built({ mode: 'draft', drafts: 3 }, { isKept: true })).not.toContain('all.png')
  })

  it('is that of all pages in a draft that a proven build follows', () => {
    expect(built({ mode: 'draft', drafts: 3 })).toContain('all.png')
  })
})
