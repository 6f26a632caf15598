/** What a feature needs to check samples that it finds elsewhere than in pages, and to show them as pages do. */
export { diagnosticsText, type CheckedPage, type CheckReport, type PageText } from './check/checker'
export { readToolchain, type Toolchain } from './check/fingerprint'
export { readMode, type Mode } from './check/examine'
export { isShown, type Fence } from './page/fence'
export { shownLines } from './page/shown-lines'
export type { ReportedError } from './result'
export { editableFile, editableSample } from './editable-sample'
export { renderBlock } from './render/render-block'
