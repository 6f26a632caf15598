import path from 'node:path'
import type { Preset } from '@docusaurus/types'

/** Records a run of a real app for the home page. */
export default function recordedTrace(): Preset {
  return { plugins: [path.join(__dirname, 'build/index.ts')] }
}
