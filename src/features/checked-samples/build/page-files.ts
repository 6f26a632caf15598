import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { hashTexts } from '../../../lib/build/hash'

/**
 * Writes a file that belongs to a page and is published beside it: fetched when a reader first asks.
 *
 * @param folder - absolute path of the folder that is published
 * @param address - of the file's folder, from the root of the site; files below it never change, because their names hold
 *   a hash of their content
 * @param page - the path of the page
 * @returns the address of the file
 */
export function writePageFile(folder: string, address: string, page: string, content: unknown): string {
  const text = JSON.stringify(content)
  const hash = hashTexts([text]).slice(0, 8)
  const name = `${page.replace(/^docs\/|\.mdx?$/g, '').replaceAll(/[^\w-]+/g, '-')}.${hash}.json`
  const file = path.join(folder, address, name)
  mkdirSync(path.dirname(file), { recursive: true })
  if (!existsSync(file)) writeFileSync(file, text)
  return `${address}/${name}`
}
