import type { BlockContent, Paragraph, PhrasingContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import { jsxElement } from '../../../../lib/build/jsx-element'
import { memberOfRow, type Evaluate } from './check-table'
import { LONGEST_WHOLE } from './fitness'
import type { OptionsRow, OptionsTable } from './options-table'
import { tidyType } from './tidy-type'
import type { Member } from './types'

/**
 * What names in the types of reference tables mean to readers, as the end of "`Arg` is …": the types that
 * `example-types.ts` declares, and those that the library uses without exporting them. Names that explain themselves
 * aren't listed: nobody needs to read that "`State` is the type of the state".
 */
export const TYPE_NAMES: Readonly<Record<string, string>> = {
  ApiState: 'the state of the store, with that of the API slice',
  ApiUtil: 'the object with the utilities of the API slice',
  CreatePreparedReducer: 'a function that takes `prepare` and a case reducer',
  CreateReducer: 'a function that takes a case reducer',
  DeclareLazySlices: 'a function that takes the state of slices as a type argument',
  Endpoints: 'an object with one property for each endpoint',
  EnhanceEndpoints: 'a function that takes `addTagTypes` and `endpoints`',
  Enhancements: 'for each endpoint, options to replace or a function that changes its definition',
  Entities: 'an array of entities, or an object with entities as values',
  Extra: 'the extra argument that the middleware was created with',
  ExtraOptions: 'the options that the base query takes from an endpoint',
  FulfilledAction: 'the action of a thunk that succeeded',
  FulfilledMeta: 'what `fulfillWithValue` adds as `meta`',
  InfiniteQuery: 'the type of the infinite query endpoint’s definition',
  InitialState: 'the state of the slices that are there from the start',
  InjectEndpoints: 'a function that takes `endpoints` and `overrideExisting`',
  InjectSlice: 'a function that takes a slice and, optionally, its config',
  LazyState: 'the state of the slices that are injected later',
  ListenerActions: 'the object with `onFocus`, `onFocusLost`, `onOnline` and `onOffline`',
  MaybePromise: 'the value, or a promise of it',
  Meta: 'what the base query returns as `meta`',
  Mutation: 'the type of the mutation endpoint’s definition',
  Output: 'what the selector returns',
  MutationName: 'the name of a mutation endpoint',
  PatchCollection: 'an object with `patches`, `inversePatches` and `undo`',
  PendingAction: 'the action of a thunk that started',
  PendingMeta: 'what `getPendingMeta` adds as `meta`',
  PreloadedState: 'the part of the state that the store may start with',
  Query: 'the type of the query endpoint’s definition',
  QueryName: 'the name of a query endpoint',
  QueryError: 'the type of the error that the base query returns',
  QueryFulfilled: 'the action of a request that succeeded',
  QueryPending: 'the action of a request that started',
  QueryRejected: 'the action of a request that failed',
  QueryRequest: 'what the base query is called with',
  RawResult: 'the data of the base query, before it is transformed',
  ReactRedux: 'what `react-redux` exports',
  Recipe: 'a function that changes a draft of the data, or returns new data',
  RejectValue: 'the value that `rejectWithValue` takes',
  RejectedMeta: 'what `rejectWithValue` adds as `meta`',
  Result: 'the type of the data that the endpoint returns',
  RejectedAction: 'the action of a thunk that failed',
  Returned: 'what the payload creator returns',
  RunningMutation: 'the running request of the mutation, or `undefined`',
  RunningQuery: 'the running request of the query, or `undefined`',
  Selected: 'what `selectFromResult` returns',
  SelectorsFor: 'the selectors of the slice, taking that state',
  Tag: 'a union of the names in `tagTypes`',
  ThunkApiConfig: 'the types that the thunk was declared with',
  ThunkError: 'what `serializeError` returns',
  ThunkWithReturnValue: 'a thunk that returns the value when it is dispatched',
  Value: 'what the task returns',
  WithThunkTypes: 'a function that takes the types of thunks as a type argument',
  WrapSelector:
    'a function that takes a selector and, optionally, a function that finds the state in another one',
}

/**
 * The names of `TYPE_NAMES` that types use and that the page hasn't explained yet, in the order of the types, with their
 * meanings.
 *
 * @param explained - the names that earlier lists of the page have explained; those returned are added
 */
export function meaningsIn(
  types: readonly string[],
  explained: Set<string> = new Set(),
): [name: string, meaning: string][] {
  const names = new Set(types.flatMap((type) => type.match(/\b[A-Z]\w*\b/g) ?? []))
  return [...names].flatMap((name) => {
    const meaning = TYPE_NAMES[name]
    if (meaning === undefined || explained.has(name)) return []
    explained.add(name)
    return [[name, meaning] as [string, string]]
  })
}

type Content = BlockContent | PhrasingContent

/** From this length on, a type may have to be broken, in characters. */
const BREAKABLE = 30

/** Between the words of a name, from where on it is wider than the column of names. */
const CAMEL = /(?<=^.{14,}[a-z])(?=[A-Z])/

/**
 * Turns the Markdown table in an `<Options>` element into a list of terms with their descriptions. Each name is followed
 * by its default, if the table has that column, its type, and its meaning.
 *
 * @param explained - the names in types that earlier lists of the page have explained; those of this one are added
 */
export function renderSpecSheet(
  element: MdxJsxFlowElement,
  table: OptionsTable,
  evaluate: Evaluate,
  explained: Set<string>,
): void {
  const shown = requiredFirst(table.rows).flatMap((row) => {
    const member = memberOfRow(table, row, evaluate)
    return member ? [{ row, ...getTypes(row, member) }] : []
  })
  element.attributes = [
    attribute('anchors', table.rows.map(({ id }) => id).join(' ')),
    attribute('label', getLabel(table)),
    attribute('rows', String(shown.length)),
  ]
  element.children = [
    jsxElement('dl', { 'data-spec': table.columns[0] ?? 'Option' }, shown.map(getRow)),
    ...notes(
      table,
      meaningsIn(
        shown.map(({ type }) => type),
        explained,
      ),
    ),
  ]
}

/** Moves required rows to the front; rows of members of members stay below what they are members of. */
function requiredFirst(rows: readonly OptionsRow[]): OptionsRow[] {
  const isRequired = (row: OptionsRow): boolean => {
    const [outermost] = row.name.split('.')
    return rows.find(({ name }) => name === outermost)?.default?.text === 'required'
  }
  return [...rows.filter(isRequired), ...rows.filter((row) => !isRequired(row))]
}

interface ShownRow {
  row: OptionsRow
  type: string
  full?: string | undefined
}

function getTypes(row: OptionsRow, { type, full, presence }: Member): Pick<ShownRow, 'type' | 'full'> {
  if (row.type !== undefined) return { type: row.type, full: full ?? type }
  const isOptionalResult = !row.default && presence !== 'required'
  return { type: isOptionalResult ? tidyType(`(${type}) | undefined`) : type, full }
}

function getRow({ row, type, full }: ShownRow): MdxJsxFlowElement {
  const name = jsxElement('a', { href: `#${row.id}` }, [
    jsxElement('code', {}, breakable(row.name.split(CAMEL))),
  ])
  const initial = row.default && [jsxElement('dd', defaultAttributes(row), defaultContent(row))]
  return jsxElement('div', {}, [
    jsxElement('dt', { id: row.id }, [name]),
    ...(initial ?? []),
    jsxElement('dd', {}, [
      typeCode(type),
      ...(full === undefined || full.length > LONGEST_WHOLE ? [] : [fullType(full)]),
    ]),
    jsxElement('dd', {}, row.meaning.content),
  ])
}

function fullType(type: string): MdxJsxFlowElement {
  return jsxElement('details', { 'data-search-ignore': '' }, [
    jsxElement('summary', {}, [text('full type')]),
    typeCode(type),
  ])
}

/** A type may be broken at its spaces, and after the brackets that open a list. */
function typeCode(type: string): MdxJsxFlowElement {
  const parts = type.length < BREAKABLE ? [type] : type.split(/(?<=[<(])(?=[\w{<(.[])/)
  return jsxElement('code', {}, breakable(parts))
}

/** Lets a line end between parts. */
function breakable(parts: readonly string[]): Content[] {
  return parts.flatMap((part, index) =>
    index === 0 ? [text(part)] : [jsxElement('wbr', {}, []), text(part)],
  )
}

/** A value is preceded by "default", which the styles add; "required" and "optional" speak for themselves. */
function defaultAttributes({ default: initial }: OptionsRow): Record<string, string> {
  if (initial?.text.startsWith('required') === true) return { 'data-required': '' }
  return initial?.text === 'none' ? {} : { 'data-default': '' }
}

function defaultContent({ default: initial }: OptionsRow): PhrasingContent[] {
  return initial?.text === 'none' ? [text('optional')] : (initial?.content ?? [])
}

function getLabel({ columns, expression }: OptionsTable): string {
  const what = columns[0] === 'Property' ? 'Properties' : 'Options'
  return /^\w+$/.test(expression) ? `${what} of ${expression}` : what
}

function notes(
  { inherited, omissions }: OptionsTable,
  meanings: ReadonlyArray<readonly [name: string, meaning: string]>,
): Paragraph[] {
  const paragraphs = omissions.map(({ names, reason }): PhrasingContent[] => [
    text('Not listed: '),
    ...names.flatMap((name, index) => (index === 0 ? [code(name)] : [text(', '), code(name)])),
    text(` (${reason}).`),
  ])
  if (inherited) {
    const { expression, address } = inherited
    const link: PhrasingContent = { type: 'link', url: address, children: [code(expression)] }
    paragraphs.push([text('It also has the properties of '), link, text('.')])
  }
  if (meanings.length > 0) {
    const names = meanings.flatMap(([name, meaning], index) => [
      text(index === 0 ? 'In the types, ' : '; '),
      code(name),
      text(' is '),
      ...phrase(meaning),
    ])
    paragraphs.push([...names, text('.')])
  }
  return paragraphs.map((children) => ({ type: 'paragraph', children }))
}

/** Text with code between backticks. */
function phrase(value: string): PhrasingContent[] {
  return value.split('`').map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
}

function code(value: string): PhrasingContent {
  return { type: 'inlineCode', value }
}

function text(value: string): PhrasingContent {
  return { type: 'text', value }
}

function attribute(name: string, value: string): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value }
}
