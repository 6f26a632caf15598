import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The names and texts of all files in a folder, or of one file, in an order that is always the same. */
export function textsIn(place: string): string[] {
  if (statSync(place).isFile()) return [place, readFileSync(place, 'utf8')]
  return readdirSync(place)
    .sort()
    .flatMap((name) => textsIn(path.join(place, name)))
}

/** All styles of the built site. */
export function builtStyles(): string[] {
  const folder = 'build/assets/css'
  return readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .sort()
}
