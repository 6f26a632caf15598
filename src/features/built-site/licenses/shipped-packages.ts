import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A package whose code or styles are in the browser's bundle. */
interface ShippedPackage {
  name: string
  version: string
  /** The license that its manifest names, like "MIT". */
  license: string
  /** The text of its license file; absent if it has none. */
  text?: string
}

/** The innermost package that a file is in. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/
const LICENSE_FILE = /^(?:licen[cs]e|copying)(?:[.-]|$)/i
/** Between two notices. */
const RULE = '\n\n----------------------------------------------------------------------\n\n'

/**
 * The folder of the package that a module belongs to.
 *
 * @param file - absolute path of the module
 * @returns `undefined` for the site's own modules
 */
export function packageFolderOf(file: string): string | undefined {
  return PACKAGE_FOLDER.exec(file)?.[0]
}

/**
 * Reads the license of a package.
 *
 * @param folder - absolute path of the package
 * @throws Error naming the package whose manifest names no license
 */
export function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Partial<ShippedPackage>
  const { name = path.basename(folder), version = '', license } = manifest
  if (typeof license !== 'string') {
    throw new Error(
      `${name} is in the browser's bundle, but its package.json names no license: find out under which one it may be shipped, or do without it.`,
    )
  }
  const file = readdirSync(folder).find((entry) => LICENSE_FILE.test(entry))
  const text = file === undefined ? undefined : readFileSync(path.join(folder, file), 'utf8').trim()
  return { name, version, license, ...(text === undefined ? {} : { text }) }
}

/** Writes the notices of packages as plain text, sorted by name; packages with the same license text share one copy. */
export function formatNotices(packages: readonly ShippedPackage[]): string {
  const names = new Map<string, string[]>()
  for (const { name, version, license, text = '' } of [...packages].sort(byName)) {
    names.set(text, [...(names.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const notices = [...names].map(([text, lines]) => `${lines.join('\n')}\n\n${text}`.trimEnd())
  return `This site holds code of these packages.${RULE}${notices.join(RULE)}\n`
}

function byName(a: ShippedPackage, b: ShippedPackage): number {
  return a.name < b.name ? -1 : 1
}
