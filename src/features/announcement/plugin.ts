import path from 'node:path'
import type { Preset } from '@docusaurus/types'

/** The bar above the pages comes back when it says something new. */
export default function announcement(): Preset {
  return { plugins: [path.join(__dirname, 'index.ts')] }
}
