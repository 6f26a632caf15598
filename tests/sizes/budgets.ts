import type { Budget } from './budget'

/*
 * What parts of the site may weigh, in bytes after Brotli at its best quality. Where something grows with pages or words, its
 * budget does, and about 15 % were free when it was last accepted; about 10 % of what is fixed. A limit is raised only
 * together with a reason in the commit: what readers get for the bytes.
 */

const SHORTER_TEXT = 'move a part of the text to a page of its own, or show less of a file in a sample.'
const LATER_SCRIPTS =
  'import what is used after a press or below the first screen with import(), and look for a package that came along: npm run bench prints the scripts of a page.'
const FEWER_RULES =
  'keep the styles of a component in its own module, so that only pages that show it link them, and remove rules that nothing matches.'

/** The first file of the search: all headings and rows. An entry is one of them. */
export const SEARCH_OUTLINE: Budget = {
  name: 'The search outline',
  per: { entry: 14.5 },
  remedy: 'shorter headings, and no tables where a list would do: each row of an options table is an entry.',
}
export const SEARCH_TEXTS: Budget = {
  name: 'The file of texts for the search',
  per: { word: 2.2 },
  remedy:
    'see what the largest page gives to the index: src/features/search/build/extract-records.ts shortens it.',
}
export const SEARCH_MODAL: Budget = { name: 'The search modal', fixed: 5_700, remedy: LATER_SCRIPTS }
export const SEARCH_WORKER: Budget = {
  name: "The search's worker",
  fixed: 25_950,
  remedy: 'move data that only some queries need into the index, and look for a package that came along.',
}

/** Docs pages. The menu shows the links of the section that the page is in. */
export const HTML_OF_DOCS: Budget = {
  name: 'The HTML',
  fixed: 9_200,
  per: { 'link of the menu': 21, word: 2.75 },
  remedy: SHORTER_TEXT,
}
/** It has a component for each symptom. */
export const HTML_OF_SYMPTOMS: Budget = {
  name: 'The HTML',
  fixed: 9_200,
  per: { 'link of the menu': 21, word: 3.2 },
  remedy: 'shorter answers in content/symptoms/.',
}
export const HTML_OF_ERRORS: Budget = {
  name: 'The HTML',
  fixed: 4_000,
  per: { 'known error': 71 },
  remedy: 'shorter texts in content/errors/.',
}
export const HTML_OF_HOME: Budget = {
  name: 'The HTML',
  fixed: 10_400,
  remedy: 'draw in the browser what is below the first screen.',
}
export const HTML_OF_OTHERS: Budget = {
  name: 'The HTML',
  fixed: 4_500,
  per: { word: 3.9 },
  remedy: SHORTER_TEXT,
}

export const STYLES_OF_DOCS: Budget = { name: 'The CSS', fixed: 19_800, remedy: FEWER_RULES }
export const STYLES_OF_HOME: Budget = { name: 'The CSS', fixed: 22_000, remedy: FEWER_RULES }
export const STYLES_OF_OTHERS: Budget = { name: 'The CSS', fixed: 15_700, remedy: FEWER_RULES }

/**
 * The scripts that the first load of a page asks for, those of its route included. The main script and the one before it
 * name the routes and the scripts of all pages: 60 bytes for each page, as was measured with the content sixteen times over.
 */
const scripts = (fixed: number): Budget => ({
  name: 'The JavaScript',
  fixed,
  per: { 'page of the site': 70 },
  remedy: LATER_SCRIPTS,
})
export const SCRIPTS: Readonly<Record<string, Budget>> = {
  '/': scripts(111_400),
  '/api/createSlice': scripts(118_700),
  '/errors': scripts(123_700),
}

const everything = (fixed: number): Budget => ({
  name: 'Everything that is fetched in ten seconds',
  fixed,
  remedy:
    'fetch nothing ahead that the reader has not shown an intent to open: src/features/fast-pages/prefetch/.',
})
/** All that a page fetches while the reader only looks at it. */
export const EVERYTHING: Readonly<Record<string, Budget>> = {
  '/': everything(168_600),
  '/api/createSlice': everything(186_400),
}

const editor = (fixed: number): Budget => ({
  name: 'The editor',
  fixed,
  remedy:
    'leave a library out of the worlds that do not need it (src/features/sample-editor/build/), or fetch it when a sample imports it.',
})
/**
 * What pressing Edit may fetch until the first run has ended: the editor, the sandbox and the libraries of the sample. The
 * second one needs RTK Query, React and React-Redux; the third one React DOM and Testing Library, too, as they are for
 * development. 8 kB of each are for the recorder of stores.
 */
export const EDITORS = [
  { path: '/api/createSlice', block: '', budget: editor(257_300) },
  { path: '/rtk-query/overview', block: 'track.ts', budget: editor(292_500) },
  { path: '/rtk-query/usage/mutations', block: 'OrderForm.tsx', budget: editor(445_000) },
]
/** What the first check of types may fetch: the compiler, and all declarations. */
export const TYPES: Budget = {
  name: 'The check of types',
  fixed: 894_000,
  remedy: 'leave declarations out that no sample imports (src/features/sample-editor/build/).',
}
