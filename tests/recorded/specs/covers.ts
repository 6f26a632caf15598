/** Folders of src/features. */
type Feature =
  | 'api-reference'
  | 'checked-samples'
  | 'demos'
  | 'error-finder'
  | 'error-messages'
  | 'page-actions'
  | 'row-filter'
  | 'sample-editor'
  | 'search'
  | 'symptoms'

const EDITOR: readonly Feature[] = ['sample-editor', 'checked-samples']
const DEMOS: readonly Feature[] = ['demos']
const SAMPLES: readonly Feature[] = ['checked-samples']
const SEARCH: readonly Feature[] = ['search', 'symptoms']
const ERRORS: readonly Feature[] = ['error-finder', 'error-messages', 'symptoms']

/**
 * The features that a test file in tests/browser is about, by the beginning of its name; the first that fits counts. What
 * these features import belongs to it, and so does what every page loads. A file that isn't here is about the whole site.
 */
export const COVERS: ReadonlyArray<[beginning: string, features: readonly Feature[]]> = [
  ['try-demo', [...EDITOR, ...DEMOS]],
  ['try-', EDITOR],
  ['demo', DEMOS],
  ['code-', SAMPLES],
  ['search-', SEARCH],
  ['configured/search', SEARCH],
  ['fuzz', [...SEARCH, ...ERRORS]],
  ['errors', [...SEARCH, ...ERRORS]],
  ['row-filter', ['row-filter', 'api-reference']],
  ['copy-page', ['page-actions']],
]

/** What these find comes from all pages, and from the texts beside them. */
export const READ_ALL_PAGES: ReadonlySet<Feature> = new Set(['search', 'error-finder'])
