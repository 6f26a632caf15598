import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { appendToHead } from '../append-to-head'
import type { Step } from '../../../lib/build/built-site-step'

const FOLDER = 'assets/css'
/** The sheet that Docusaurus links from every page. */
const COMMON = /^styles\./
const CLASS_IN_SHEET = /\.([A-Za-z][\w-]*_[\w-]{4})(?![\w-])/g
const CLASS_IN_PAGE = / class=(?:"([^"]*)"|([^\s">]+))/g

/**
 * Links the style sheets that a page needs besides the common one: those with the classes that the page's HTML uses.
 * Docusaurus leaves them to the page's scripts, and until those are there, the page would be without them. The bundler
 * doesn't load a sheet again that the page has.
 */
export const pageStyles: Step<string> = {
  name: 'page-styles',
  reads: 'page',
  isQuick: true,
  read: (html, _file, build) => linksTo(sheetsFor(html, build.outDir), build.baseUrl),
  change: (html, links) => (links === '' ? html : appendToHead(html, links)),
}

function linksTo(files: readonly string[], baseUrl: string): string {
  return files.map((file) => `<link rel="stylesheet" href="${baseUrl}${FOLDER}/${file}">`).join('')
}

function sheetsFor(html: string, outDir: string): string[] {
  const used = classesIn(html)
  const sheets = [...sheetsIn(outDir)].map(
    ([file, classes]) => [file, classes.filter((name) => used.has(name))] as const,
  )
  // Some classes are in two sheets, because two chunks have the component: the one with more of the page's classes has both.
  const covered = new Set<string>()
  const needed = new Set<string>()
  for (const [file, classes] of [...sheets].sort(([, one], [, other]) => other.length - one.length)) {
    if (classes.every((name) => covered.has(name))) continue
    needed.add(file)
    classes.forEach((name) => covered.add(name))
  }
  return sheets.map(([file]) => file).filter((file) => needed.has(file))
}

function classesIn(html: string): ReadonlySet<string> {
  const values = [...html.matchAll(CLASS_IN_PAGE)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  return new Set(values.flatMap((value) => value.split(/\s+/)))
}

/** The classes of each sheet besides the common one, by file. Kept, because a build has many pages. */
let known: { outDir: string; sheets: ReadonlyMap<string, readonly string[]> } | undefined

/** @throws Error if the build has no common sheet, or if that has no class in the form that this file expects */
function sheetsIn(outDir: string): ReadonlyMap<string, readonly string[]> {
  if (known?.outDir === outDir) return known.sheets
  const files = readdirSync(path.join(outDir, FOLDER)).filter((file) => file.endsWith('.css'))
  const common = files.find((file) => COMMON.test(file))
  if (common === undefined) {
    throw new Error(
      `The build has no sheet styles.*.css in ${FOLDER}: compare the group "styles" in @docusaurus/core/lib/webpack/base.js.`,
    )
  }
  const inCommon = new Set(readClasses(outDir, common))
  if (inCommon.size === 0) {
    throw new Error(
      `${FOLDER}/${common} has no class like name_a1B2: compare localIdentName in @docusaurus/core/lib/webpack/base.js.`,
    )
  }
  const sheets = new Map(
    files
      .filter((file) => file !== common)
      .map((file) => [file, readClasses(outDir, file).filter((name) => !inCommon.has(name))] as const),
  )
  known = { outDir, sheets }
  return sheets
}

function readClasses(outDir: string, file: string): string[] {
  const sheet = readFileSync(path.join(outDir, FOLDER, file), 'utf8')
  return [...sheet.matchAll(CLASS_IN_SHEET)].map(([, name = '']) => name)
}
