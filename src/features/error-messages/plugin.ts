import path from 'node:path'
import type { Preset } from '@docusaurus/types'

/** Reads the texts about errors and gives them to the box that finds them. */
export default function errorMessages(): Preset {
  return { plugins: [path.join(__dirname, 'build/index.ts')] }
}
