import path from 'node:path'

import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { hashFiles, hashTexts } from '../../../../lib/build/hash'
import { hashOfCode } from '../../../../lib/build/imported-code'
import { readKept, writeKept } from '../../../../lib/build/kept-json'
import { published, type PublishedFile } from '../bundles/bundle'
import { bundleChecker } from './bundle-checker'
import { collectDeclarations } from './collect-declarations'

/** What the check of types in the editor loads. */
export interface TypesFiles {
  /** The worker's script. */
  checker: PublishedFile
  declarations: PublishedFile
  /** The absolute paths of the files that they are made of. */
  inputs: string[]
}

interface Made {
  checker: string
  declarations: string
  /** From the site's folder. */
  inputs: string[]
}

const KEPT = '.cache/try-it-types.json'
/** What the files are made by, and the worker that is one of them. */
const CODE = [
  'src/features/sample-editor/build/types/build-types.ts',
  'src/features/sample-editor/client/types/worker/index.ts',
]
/** What the declarations are read from, besides packages. */
const DECLARED = ['src/features/simulated-server']

/** Makes the worker that checks types and the declarations that it reads, unless an earlier build did. */
export async function buildTypes(siteDir: string): Promise<TypesFiles> {
  const version = { sources: hashTexts([hashOfCode(siteDir, CODE), hashFiles(siteDir, DECLARED)]) }
  const kept = readKept(path.join(siteDir, KEPT), version) as Made | undefined
  const made = kept ?? (await makeTypes(siteDir))
  if (!kept) writeKept(path.join(siteDir, KEPT), version, made)
  return {
    checker: published('types', made.checker, 'js'),
    declarations: published('declarations', made.declarations, 'json'),
    inputs: made.inputs.map((input) => path.join(siteDir, input)),
  }
}

async function makeTypes(siteDir: string): Promise<Made> {
  const { text, inputs } = await bundleChecker(siteDir)
  const { files, inputs: declared } = collectDeclarations(siteDir)
  const all = [...new Set([...inputs, ...declared])]
  return {
    checker: text,
    declarations: JSON.stringify(files),
    inputs: all.map((file) => forwardSlashes(path.relative(siteDir, file))),
  }
}
