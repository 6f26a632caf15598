/** What a feature needs to check samples that it finds elsewhere than in pages, and to show them as pages do. */
export type { CheckedPage, CheckReport, PageText } from './check/checker'
export { readToolchain, type Toolchain } from './check/fingerprint'
export { readMode, type Mode } from './check/examine'
export type { Fence } from './page/fence'
export { editableFile, editableSample } from './editable-sample'
export { renderBlock } from './render/render-block'
