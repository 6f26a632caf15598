import path from 'node:path'
import type { Preset } from '@docusaurus/types'

/** Compares the reference with the declarations of the installed library. */
export default function apiReference(): Preset {
  return { plugins: [path.join(__dirname, 'build/index.ts')] }
}
