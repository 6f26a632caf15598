import {
  JsxEmit,
  ModuleDetectionKind,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
  type CompilerOptions,
} from 'typescript'

/** The compiler options for samples: those of a new strict project with a bundler. */
export const compilerOptions: CompilerOptions = {
  target: ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ModuleKind.ESNext,
  moduleResolution: ModuleResolutionKind.Bundler,
  moduleDetection: ModuleDetectionKind.Force,
  jsx: JsxEmit.ReactJSX,
  types: ['node'],
  strict: true,
  verbatimModuleSyntax: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  // Unused names are reported for imports only, because a sample may declare something for the text to discuss.
  noUnusedLocals: true,
}
