import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { forwardSlashes } from '../../../src/lib/build/forward-slashes'
import { formatDataDiagnostic } from '../../../src/lib/build/content/data-diagnostic'
import { checkContent } from '../../../src/lib/build/content/read-content'
import type { JsonSchema } from '../../../src/lib/build/content/schema'

const FILES = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => path.posix.join('content', forwardSlashes(name)))

/** The schema that the first line of a file names for editors, from the folder of the site. */
function schemaOf(file: string): string {
  const [, named = ''] = /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(file, 'utf8')) ?? []
  return path.posix.join(path.posix.dirname(file), named)
}

describe.each(FILES)('%s', (file) => {
  it('names a schema for editors in its first line, and fits it', () => {
    const schema = schemaOf(file)
    expect(schema).toMatch(/^src\/.+\.schema\.json$/)
    expect(existsSync(schema)).toBe(true)
    const rules = JSON.parse(readFileSync(schema, 'utf8')) as JsonSchema
    expect(
      checkContent(readFileSync(file, 'utf8'), file, rules).diagnostics.map(formatDataDiagnostic),
    ).toEqual([])
  })
})
