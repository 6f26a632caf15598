import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** A short hash of texts in their order. */
export function hashTexts(texts: readonly string[]): string {
  const sum = createHash('sha256')
  for (const text of texts) sum.update(text).update('\0')
  return sum.digest('hex').slice(0, 24)
}

/**
 * A short hash of the names and contents of files.
 *
 * @param directory - absolute path that the others start from
 * @param paths - files and folders; what doesn't exist counts as empty, and so do packages, hidden folders and tests in them
 */
export function hashFiles(directory: string, paths: readonly string[]): string {
  const files = paths.flatMap((name) => filesIn(path.join(directory, name)))
  return hashTexts(files.flatMap((file) => [path.relative(directory, file), readFileSync(file, 'utf8')]))
}

/** Folders that tools make: packages, and all that begin with a dot. */
const MADE = /(^|[\\/])(node_modules|\.[^\\/]+)[\\/]/

/** What is beside the code without being part of the site. */
const TEST = /\.test\.tsx?$|[\\/]testing[\\/]/

function filesIn(target: string): string[] {
  if (!existsSync(target)) return []
  if (statSync(target).isFile()) return [target]
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !MADE.test(path.relative(target, file)) && !TEST.test(file))
    .sort()
}
