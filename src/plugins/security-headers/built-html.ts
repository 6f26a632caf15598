import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toRedirectFiles } from '@docusaurus/plugin-client-redirects/lib/writeRedirectFiles.js'
import type { DocusaurusConfig } from '@docusaurus/types'

import { pluginRedirects } from '../../config/redirects'
import { forwardSlashes } from '../forward-slashes'
import { listHtmlFiles } from '../html-files'

/** Where a build is, and how it was configured. */
export interface Build {
  outDir: string
  baseUrl: string
  siteConfig: DocusaurusConfig
}

/** An HTML file of the build. */
export interface HtmlFile {
  /** Path inside the build. */
  file: string
  html: string
}

/**
 * The HTML of a build, in the order of the paths. The static redirect pages are being written at the same moment by
 * another plugin, so these are made here, with its own function, rather than read.
 */
export async function readHtml(build: Build): Promise<HtmlFile[]> {
  const redirects = redirectPages(build)
  const written = new Set(redirects.map(({ file }) => file))
  const pages = listHtmlFiles(build.outDir)
    .filter((file) => !written.has(file))
    .map(async (file) => ({ file, html: await readFile(path.join(build.outDir, file), 'utf8') }))
  return [...redirects, ...(await Promise.all(pages))].sort((a, b) => (a.file < b.file ? -1 : 1))
}

function redirectPages({ outDir, baseUrl, siteConfig }: Build): HtmlFile[] {
  const context = { outDir, baseUrl, siteConfig, relativeRoutesPaths: [], options: NO_OPTIONS }
  return toRedirectFiles(pluginRedirects, context, siteConfig.trailingSlash).map((page) => ({
    file: forwardSlashes(path.relative(outDir, page.fileAbsolutePath)),
    html: page.fileContent,
  }))
}

const NO_OPTIONS = { id: 'default', fromExtensions: [], toExtensions: [], redirects: [] }
