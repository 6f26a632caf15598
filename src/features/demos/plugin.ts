import path from 'node:path'
import type { Preset } from '@docusaurus/types'

/** Lists the live demos, and loads each when a reader comes near it. */
export default function demos(): Preset {
  return { plugins: [path.join(__dirname, 'build/index.ts')] }
}
