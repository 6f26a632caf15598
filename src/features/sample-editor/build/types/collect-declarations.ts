import path from 'node:path'
import ts from 'typescript'

import { forwardSlashes } from '../../../../lib/build/forward-slashes'
import { compilerOptions, SITE_MODULES } from '../../../checked-samples/shared/types'
import { BROWSER_PACKAGES } from '../../../sample-runtime/protocol/packages'

const printer = ts.createPrinter({ removeComments: true })

/**
 * Removes the comments of a declaration file, which make up two thirds of it, except references to other files and libraries
 * and licenses, and the indentation.
 */
function withoutComments(source: ts.SourceFile): string {
  return printer.printFile(source).replace(/^ +/gm, '')
}

/**
 * Further packages that samples with a screen and live demos import, and `vite/client`, which samples about hot replacement
 * refer to.
 */
const MORE_PACKAGES = [
  'react-dom',
  'react-dom/client',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'clsx',
  'vite/client',
]

/** What a manifest says about where the declarations of its package are. */
const READ_OF_MANIFESTS = [
  'name',
  'version',
  'type',
  'main',
  'types',
  'typings',
  'typesVersions',
  'exports',
  'imports',
  'peerDependencies',
]

/** What the compiler reads to check samples, by paths from the site's folder. */
export interface Declarations {
  files: Readonly<Record<string, string>>
  /** The absolute paths of the files that it is made of. */
  inputs: string[]
}

/**
 * Collects the declarations that samples can reach: a program that imports all packages finds them, so that nothing else is
 * sent to readers.
 */
export function collectDeclarations(siteDir: string): Declarations {
  const { sources, manifests } = readProgram(siteDir)
  const getName = (file: string) => forwardSlashes(path.relative(siteDir, file))
  const files: Record<string, string> = {}
  for (const source of sources)
    files[getName(source.fileName)] = source.isDeclarationFile ? withoutComments(source) : source.text
  for (const [file, text] of manifests) files[getName(file)] = withoutRest(text)
  return {
    files,
    inputs: sources.map(({ fileName }) => path.resolve(fileName)),
  }
}

/** All files that the compiler reads for a file that imports every package. */
function readProgram(siteDir: string): { sources: ts.SourceFile[]; manifests: Map<string, string> } {
  const entry = path.posix.join(forwardSlashes(siteDir), 'sample.ts')
  const modules = [...BROWSER_PACKAGES, ...MORE_PACKAGES].map((name) => `import '${name}'`).join('\n')
  const manifests = new Map<string, string>()
  const disk = ts.createCompilerHost(compilerOptions)
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => siteDir,
    fileExists: (file) => file === entry || disk.fileExists(file),
    readFile(file) {
      const text = disk.readFile(file)
      if (text !== undefined && path.basename(file) === 'package.json') manifests.set(file, text)
      return text
    },
    getSourceFile: (file, version) =>
      file === entry ? ts.createSourceFile(file, modules, version) : disk.getSourceFile(file, version),
  }
  const own = Object.values(SITE_MODULES).map((file) => path.join(siteDir, file))
  const program = ts.createProgram([entry, ...own], compilerOptions, host)
  const sources = program.getSourceFiles().filter(({ fileName }) => fileName !== entry)
  return { sources: [...sources], manifests }
}

function withoutRest(text: string): string {
  const manifest = JSON.parse(text) as Record<string, unknown>
  return JSON.stringify(
    Object.fromEntries(Object.entries(manifest).filter(([key]) => READ_OF_MANIFESTS.includes(key))),
  )
}
