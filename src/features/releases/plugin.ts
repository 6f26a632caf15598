import path from 'node:path'
import type { Preset } from '@docusaurus/types'

/** Reads what each release of the library changed, holds the pages to it, and gives it to the page that lists it. */
export default function releases(): Preset {
  return { plugins: [path.join(__dirname, 'build/index.ts')] }
}
