import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { load, type CheerioAPI } from 'cheerio'

import { FRAME_FILE } from '../../src/features/sample-editor/shared/manifest'

/** A built HTML file. */
export interface BuiltPage {
  /** Path of the file in the build, like `api/createSlice.html`. */
  file: string
  /** The path that readers see, like `/api/createSlice`. */
  address: string
  html: string
  $: CheerioAPI
  /** `docs`: made of a file in `docs/`; `redirect`: only leads on; `other`: all the rest. */
  kind: 'docs' | 'redirect' | 'other'
}

/** The folder with the built site. */
export const BUILD = path.resolve('build')

let read: readonly BuiltPage[] | undefined

/** All pages of the build. Each is parsed once for all files of tests, so a test that changes a page changes a copy. */
export function readBuiltPages(): readonly BuiltPage[] {
  read ??= parseBuiltPages()
  return read
}

function parseBuiltPages(): BuiltPage[] {
  if (!existsSync(BUILD)) throw new Error('There is no build: run "npm run build" first.')
  return readdirHtml().map((file) => {
    const html = readFileSync(path.join(BUILD, file), 'utf8')
    const address = `/${file.replace(/(\/?index)?\.html$/, '')}`
    let parsed: CheerioAPI | undefined
    return {
      ...{ file, address, html, kind: getKind(html, address) },
      // Parsed when a test asks: `npm run check:page` reads few of the pages.
      get $() {
        return (parsed ??= load(html))
      },
    }
  })
}

function readdirHtml(): string[] {
  return (
    readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
      // The frame of the sandbox is no page.
      .filter((file) => file.endsWith('.html') && file !== path.normalize(FRAME_FILE))
      .sort()
  )
}

function getKind(html: string, address: string): BuiltPage['kind'] {
  if (/<meta[^>]*http-equiv=["']?refresh/i.test(html)) return 'redirect'
  return existsSync(`docs${address}.mdx`) ? 'docs' : 'other'
}
