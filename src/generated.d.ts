/** Written by `src/plugins/library` while building. */
declare module '@generated/library/default/error-codes.json' {
  import type { ErrorCodeList } from '@site/src/errors/error-code'
  const list: ErrorCodeList
  export default list
}

declare module '@generated/library/default/known-errors.json' {
  import type { ListedGroup } from '@site/src/errors/known-list'
  const groups: ListedGroup[]
  export default groups
}
