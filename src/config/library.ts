/**
 * What the checks of samples have to know of the documented library. No option of a plugin, because the processes that compile
 * and run samples start without Docusaurus.
 */
export const LIBRARY = {
  name: 'Redux Toolkit',
  packageName: '@reduxjs/toolkit',
  /** An entry point whose modules remember things between two samples. */
  withState: '@reduxjs/toolkit/query',
  /** Versions besides the installed one that samples can be written for, or executed on to compare. */
  olderVersions: {
    '1.9': {
      /** The folder in `node_modules` where that version is. Its own dependencies are found from there. */
      folder: 'redux-toolkit-1',
      /** Other packages of the same time, by the names under which samples import them. */
      companions: { 'react-redux': 'react-redux-8' },
    },
    '2.14': { folder: 'redux-toolkit-2-14', companions: {} },
  },
} as const

/** A version of the library besides the installed one. */
export type OlderVersion = keyof typeof LIBRARY.olderVersions
