import path from 'node:path'
import type { Preset } from '@docusaurus/types'

/** Reads the symptoms and gives them to the page that lists them. */
export default function symptoms(): Preset {
  return { plugins: [path.join(__dirname, 'build/index.ts')] }
}
