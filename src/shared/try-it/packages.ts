/** What samples can import in the browser. Those that import anything else need Node, and can't be edited. */
export const BROWSER_PACKAGES = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/react',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  'immer',
  'react',
  'react/jsx-runtime',
  'react-dom/server',
  'react-redux',
  'redux',
  'redux-saga',
  'redux-saga/effects',
  'redux-thunk',
  'reselect',
  'zod',
] as const

/** The module that exports the simulated server. */
export const SERVER_MODULE = 'simulated-server'
