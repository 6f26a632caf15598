import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { writeIndex } from '../build/write-index'
import { createEngine, type Engine } from '../engine/engine'
import type { IndexFiles } from '../engine/files'
import type { SearchAnswer } from '../engine/types'
import { FIRST_FILE, textsFile, type FirstFile } from '../shared/index-files'
import type { SearchRecord } from '../shared/record'
import { TERMINOLOGY } from './synonyms'

/** An engine over the files that the build writes for some records. */
export interface ASite {
  engine: Engine
  /** The files that were asked for, in order. */
  requested: string[]
  /** Names whose loading fails. */
  blocked: Set<string>
  /** Replaces all files by those of other records. */
  deploy(records: readonly SearchRecord[]): Promise<void>
  remove(): void
}

/** Writes the index of a site, and opens it. */
export async function aSite(records: readonly SearchRecord[]): Promise<ASite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-index-'))
  const deploy = (newer: readonly SearchRecord[]) => writeIndex(folder, newer)
  await deploy(records)
  const first = JSON.parse(await readFile(path.join(folder, FIRST_FILE), 'utf8')) as FirstFile
  const requested: string[] = []
  const blocked = new Set<string>()
  const read = async (file: string) => {
    requested.push(path.basename(file))
    if (blocked.has(path.basename(file))) throw new Error(`${file} is blocked`)
    return JSON.parse(await readFile(path.join(folder, file), 'utf8')) as never
  }
  const files: IndexFiles = {
    newest: () => read(FIRST_FILE),
    texts: (id) => read(textsFile(id)),
  }
  return {
    engine: createEngine(first, files, TERMINOLOGY, 0),
    requested,
    blocked,
    deploy,
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** All answers to a query, up to the final one; `undefined` in place of a failure. */
export function answersTo(engine: Engine, query: string): Promise<(SearchAnswer | undefined)[]> {
  return new Promise((resolve) => {
    const answers: (SearchAnswer | undefined)[] = []
    engine(
      { indexName: 'x', query },
      {
        onAnswer: (answer) => {
          answers.push(answer)
          if (!answer.isPreliminary) resolve(answers)
        },
        onFailure: () => resolve([...answers, undefined]),
      },
    )
  })
}
