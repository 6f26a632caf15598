/** Written by `src/plugins/library` while building. */
declare module '@generated/library/default/error-codes.json' {
  const list: import('./errors/error-code').ErrorCodeList
  export default list
}
