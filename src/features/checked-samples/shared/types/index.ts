/** How samples are compiled, wherever their types are checked. */
export { compilerOptions } from './compiler-options'
export { readDiagnostics } from './read-diagnostics'
export { SITE_MODULES } from './site-modules'
