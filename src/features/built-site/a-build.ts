import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Build } from '../../lib/build/built-site-step'

/** A build with these files, and an empty site that it was built from. */
export function aBuild(files: Readonly<Record<string, string>>): Build {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'built-pages-'))
  const outDir = path.join(siteDir, 'build')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, name)), { recursive: true })
    writeFileSync(path.join(outDir, name), content)
  }
  const siteConfig = { url: 'https://docs.example.org' } as Build['siteConfig']
  return { siteDir, outDir, baseUrl: '/', siteConfig, plugins: [] }
}

/** The text of a built file. */
export function getFile({ outDir }: Build, file: string): string {
  return readFileSync(path.join(outDir, file), 'utf8')
}
