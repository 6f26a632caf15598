/**
 * What samples can import in the browser, each a script of its own, so that no two copies are loaded. Samples that import
 * anything else can't be edited.
 */
export const BROWSER_PACKAGES = [
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/react',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@testing-library/react',
  'immer',
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-redux',
  'redux',
  'redux-persist',
  'redux-remember',
  'redux-saga',
  'redux-saga/effects',
  'redux-thunk',
  'reselect',
  'zod',
] as const

export { SERVER_MODULE } from '../core/specifiers.mjs'
