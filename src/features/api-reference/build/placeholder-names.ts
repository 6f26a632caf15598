/**
 * Readable names for expressions that the library inserts into its messages.
 * An expression that is not listed is shown as it is in the library's source.
 */
export const PLACEHOLDER_NAMES: Readonly<Record<string, string>> = {
  'result.path || ""': 'path',
  'stringify(action)': 'action',
  'prop.toString()': 'slice key',
  'api.reducerPath': 'reducerPath',
  'hookNames.length': 'number of hooks',
  'hookNames.join(", ")': 'names of the hooks',
  hookName: 'name of the hook',
  type: 'action type',
  expected: 'name of the option',
}
