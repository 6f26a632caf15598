import path from 'node:path'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { hashFiles, hashTexts } from '../../../../lib/build/hash'
import { hashOfCode } from '../../../../lib/build/imported-code'
import { readKept, writeKept } from '../../../../lib/build/kept-json'
import { published, type PublishedFile, bundle, type Bundle } from '../bundles/bundle'
import { collectDeclarations } from './collect-declarations'

/** The parts of `typescript.js` are marked with the names of their sources, in this order. */
const FIRST = '// src/compiler/'
/** The editor service, the server and all below it, which a check doesn't need. */
const AFTER = '// src/jsTyping/'
/** The list of all exports, which is there for Node. */
const NAMES = '0 && (module.exports = {'

/** What the parts define at their beginning; Node's own objects are absent, as in a browser. */
const HEAD = `var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all) __defProp(target, name, { get: all[name], enumerable: true });
  return target;
};
var require, process, module, __filename;
`

/**
 * Makes an ECMAScript module of the compiler: `typescript.js` without the editor service and the server, in a form of which a
 * bundler leaves out what isn't used. It exports what the parts that are left define.
 *
 * @param text - of the installed `typescript.js`
 * @throws Error if the file has another form than that of TypeScript 6.0
 */
export function compilerModule(text: string): string {
  const body = text.slice(getPlace(text, FIRST), getPlace(text, AFTER))
  const names = text.slice(getPlace(text, NAMES) + NAMES.length).match(/^\s+\w+(?=,?$)/gm) ?? []
  const defined = new Set(
    [...body.matchAll(/^(?:async )?(?:function\*?|var|class) (\w+)/gm)].map(([, name]) => name),
  )
  const exported = names.map((name) => name.trim()).filter((name) => defined.has(name))
  // A call would be kept, with all that it names, whether or not somebody uses the object.
  const pure = body.replace(
    /^var (\w+) = \{\};\n__export\(\1, \{$/gm,
    'var $1 = /* @__PURE__ */ __export({}, {',
  )
  return `${HEAD}${pure}\nexport { ${exported.join(', ')} };\n`
}

function getPlace(text: string, mark: string): number {
  const place = text.indexOf(mark)
  if (place < 0) {
    throw new Error(
      `typescript/lib/typescript.js has no ${JSON.stringify(mark)} any more: compare it with src/features/sample-editor/build/types/build-types.ts.`,
    )
  }
  return place
}

/** The worker's script. */
const ENTRY = 'src/features/sample-editor/client/types/worker/index.ts'

/** Bundles the worker that checks types, with the compiler in it. */
function bundleChecker(siteDir: string): Promise<Bundle> {
  return bundle(siteDir, {
    entryPoints: [path.join(siteDir, ENTRY)],
    format: 'iife',
    platform: 'neutral',
    mainFields: ['main'],
    plugins: [compiler],
  })
}

const compiler: Plugin = {
  name: 'compiler',
  setup(context) {
    context.onLoad({ filter: /[\\/]typescript[\\/]lib[\\/]typescript\.js$/ }, ({ path: file }) => ({
      contents: compilerModule(readFileSync(file, 'utf8')),
      loader: 'js',
    }))
  },
}

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
  const made = kept ?? (await createTypes(siteDir))
  if (!kept) writeKept(path.join(siteDir, KEPT), version, made)
  return {
    checker: published('types', made.checker, 'js'),
    declarations: published('declarations', made.declarations, 'json'),
    inputs: made.inputs.map((input) => path.join(siteDir, input)),
  }
}

async function createTypes(siteDir: string): Promise<Made> {
  const { text, inputs } = await bundleChecker(siteDir)
  const { files, inputs: declared } = collectDeclarations(siteDir)
  const all = [...new Set([...inputs, ...declared])]
  return {
    checker: text,
    declarations: JSON.stringify(files),
    inputs: all.map((file) => forwardSlashes(path.relative(siteDir, file))),
  }
}
