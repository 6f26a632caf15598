// What a build was made from: `npm start` doesn't build again where nothing of it has changed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What the site is built from. The last one is npm's list of the packages that are installed. */
const SOURCES = [
  'docs',
  'content',
  'src',
  'static',
  'examples',
  'docusaurus.config.ts',
  'sidebars.ts',
  'babel.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
]
/** The variables that a build reads, besides the one for samples: the README's section "Environment" lists them. */
const VARIABLES = /^(?:SITE_|ALGOLIA_|ANALYTICS_|FEEDBACK_|DOCUSAURUS_)|^(?:URL|NODE_ENV|BABEL_ENV)$/
/** Folders within the sources that tools make. */
const MADE = /(?:^|[\\/])(?:node_modules|\.[^\\/]+)[\\/]/
/** Within the build, so that whoever begins another one there removes it. Servers don't send what begins with a dot. */
const FILE = '.build-mark.json'

/**
 * @typedef {object} BuildMark
 * @property {string} sources the hash of what the build was made from
 * @property {boolean} isProven whether nothing of it is left to another build
 */

/**
 * A hash of all that a build is made from: files, installed packages, variables, this Node, and the commit, which pages name.
 *
 * @param {string} [site] the site's folder
 * @param {Readonly<Record<string, string | undefined>>} [environment]
 */
export function hashSources(site = '.', environment = process.env) {
  const sum = createHash('sha256')
  const add = (/** @type {string | Buffer} */ part) =>
    sum.update(String(part.length)).update(' ').update(part)
  for (const file of SOURCES.flatMap((source) => filesIn(site, source))) {
    add(file)
    add(readFileSync(path.join(site, file)))
  }
  const variables = Object.entries(environment).filter(([name]) => VARIABLES.test(name))
  add(JSON.stringify([variables.sort(), process.version, readCommit(site)]))
  return sum.digest('hex')
}

function filesIn(site, source) {
  const target = path.join(site, source)
  if (path.extname(source) !== '') return existsSync(target) ? [source] : []
  return listFiles(target)
    .map((file) => path.join(source, file))
    .filter((file) => !MADE.test(file))
}

function listFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

function readCommit(site) {
  try {
    const options = {
      cwd: site,
      encoding: /** @type {const} */ ('utf8'),
      stdio: ['ignore', 'pipe', 'ignore'],
    }
    return execFileSync('git', ['rev-parse', 'HEAD'], options).trim()
  } catch {
    // A copy without history, or a machine without git.
    return ''
  }
}

/**
 * Marks a build that has ended well.
 *
 * @param {string} directory of the build
 * @param {BuildMark} mark
 */
export function markBuild(directory, mark) {
  const kept = { ...mark, files: countFiles(directory) }
  writeFileSync(path.join(directory, FILE), JSON.stringify(kept))
}

/** Takes the mark away before another build begins in the directory: it would be there until the files are removed. */
export function removeMark(directory) {
  rmSync(path.join(directory, FILE), { force: true })
}

/**
 * @param {string} directory
 * @returns {BuildMark | undefined} undefined where no build has ended, and where files of it are missing
 */
export function readMark(directory) {
  try {
    const { files, ...mark } = JSON.parse(readFileSync(path.join(directory, FILE), 'utf8'))
    return files === countFiles(directory) ? mark : undefined
  } catch {
    return undefined
  }
}

const countFiles = (directory) => listFiles(directory).filter((file) => file !== FILE).length
