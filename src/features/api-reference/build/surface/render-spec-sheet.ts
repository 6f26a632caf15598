import type { BlockContent, Paragraph, PhrasingContent } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'

import { jsxElement } from '../../../../lib/build/jsx-element'
import { memberOfRow, type Evaluate } from './check-table'
import { LONGEST_WHOLE } from './fitness'
import type { OptionsRow, OptionsTable } from './options-table'
import { tidyType } from './tidy-type'
import type { Member } from './types'

/**
 * What a cell says in place of a type that is a single name and tells nobody anything: those that `example-types.ts`
 * declares for functions of many types, and those of the library that people never write. The type opens on request.
 */
export const IN_WORDS: Readonly<Record<string, string>> = {
  ActionCreatorWithoutPayload: 'an action creator without a payload',
  AddListenerOverloads: 'a function that takes the options of a listener',
  AddMiddleware: 'a function that takes middleware',
  AnyCreateSelectorFunction: 'a function like `createSelector`',
  ApiUtil: 'an object of functions',
  AsyncThunkCreator: 'a function that takes a payload creator and case reducers',
  CaseReducerActions: 'an object with one action creator for each case reducer',
  ConfigState: 'an object with the settings',
  CreateDispatchWithMiddlewareHook: 'a function that takes middleware and returns a hook',
  CreatePreparedReducer: 'a function that takes `prepare` and a case reducer',
  CreateReducer: 'a function that takes a case reducer',
  DeclareLazySlices: 'a function that takes the state of slices as a type argument',
  DynamicMiddleware: 'a middleware',
  Endpoints: 'an object with one property for each endpoint',
  EnhanceEndpoints: 'a function that takes `addTagTypes` and `endpoints`',
  Enhancements: 'an object with an object of options or a function for each endpoint',
  InfiniteQueryConfigOptions: 'an object that says how to get from page to page',
  EntitiesReducer: '`(state, entities | action) => state`',
  EntityReducer: '`(state, entity | action) => state`',
  EntityResetter: '`(state) => state`',
  IdReducer: '`(state, id | action) => state`',
  IdSelector: 'a function that takes an item and returns its id',
  IdsReducer: '`(state, ids | filter | action) => state`',
  InfiniteQueryResultSelectorFactory: 'a function that takes the argument and returns a selector',
  InfiniteQueryStateSelector: 'a function that takes the result of the hook and returns an object',
  InjectEndpoints: 'a function that takes `endpoints` and `overrideExisting`',
  InjectIntoReducer: 'a function that takes the combined reducer and options, and returns a slice',
  InjectSlice: 'a function that takes a slice and, optionally, its config',
  InternalActions: 'an object of action creators',
  InvalidationState: 'an object with `tags` and `keys`',
  LazyInfiniteQueryTrigger: 'a function that takes the argument and a direction',
  ListenerMiddleware: 'a middleware',
  MutationResultSelectorFactory: 'a function that takes an id or a fixed cache key and returns a selector',
  MutationState: 'an object with an entry for each call',
  MutationStateSelector: 'a function that takes the result of the hook and returns an object',
  OnCacheEntryAdded:
    'a function that takes the argument and an object with `cacheDataLoaded`, `cacheEntryRemoved` and more',
  OnQueryStarted: 'a function that takes the argument and an object with `queryFulfilled` and more',
  PatchQueryDataThunk: 'a function that takes an endpoint, its argument and patches, and returns a thunk',
  PollingInterval: 'a number, or a function that takes the entry and returns one',
  QueryResultSelectorFactory: 'a function that takes the argument and returns a selector',
  QueryState: 'an object with the cache entries',
  QueryStateSelector: 'a function that takes the result of the hook and returns an object',
  QueryStartReason: "a string such as `'poll'`",
  RemoveListenerOverloads: 'a function that takes the options of a listener',
  ResultDescription: 'an array of tags, or a function that returns one',
  RetryConditionFunction:
    'a function that takes the error, `args` and `{ attempt, baseQueryApi, extraOptions }`',
  SchemaFailureConverter:
    'a function that takes a `NamedSchemaError` and a `SchemaFailureInfo`, and returns an error',
  SchemaFailureHandler: 'a function that takes a `NamedSchemaError` and a `SchemaFailureInfo`',
  SelectorsFor: 'the selectors of the slice',
  SerializeQueryArgs: 'a function that takes `{ queryArgs, endpointName, endpointDefinition }`',
  SliceDefinedCaseReducers: 'an object with the case reducers',
  StandardSchemaV1: 'a Standard Schema, such as one of Zod or Valibot',
  StartInfiniteQueryActionCreator: 'a function that takes the argument and options, and returns a thunk',
  StartMutationActionCreator: 'a function that takes the argument and options, and returns a thunk',
  StartQueryActionCreator: 'a function that takes the argument and options, and returns a thunk',
  SubscriptionState: 'an object with the subscriptions',
  TakePattern: 'a function that takes a predicate and, optionally, a timeout',
  TypedActionCreatorWithMatchFunction: 'an action creator',
  UnknownMemoizer: 'a function that takes a function and returns it with a cache',
  UpdateQueryDataThunk: 'a function that takes an endpoint, its argument and a change, and returns a thunk',
  UpdateReducer: '`(state, update | action) => state`',
  UpdatesReducer: '`(state, updates | action) => state`',
  UpsertEntries: 'a function that takes an array of entries and returns an action',
  UpsertQueryDataThunk: 'a function that takes an endpoint, its argument and the data, and returns a thunk',
  WithMiddleware: 'a function that takes middleware and returns an action',
  WithThunkTypes: 'a function that takes the types of thunks as a type argument',
  WrapSelector: 'a function that takes a selector and, optionally, one that finds the state in another',
}

type Content = BlockContent | PhrasingContent

/** From this length on, a type may have to be broken, in characters. */
const BREAKABLE = 30

/** Between the words of a name, from where on it is wider than the column of names. */
const CAMEL = /(?<=^.{14,}[a-z])(?=[A-Z])/

/**
 * Turns the Markdown table in an `<Options>` element into a list of terms with their descriptions. Each name is followed
 * by its default, if the table has that column, its type, and its meaning.
 */
export function renderSpecSheet(element: MdxJsxFlowElement, table: OptionsTable, evaluate: Evaluate): void {
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
    ...notes(table),
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
  isInWords?: boolean
}

function getTypes(row: OptionsRow, { type, full, presence }: Member): Omit<ShownRow, 'row'> {
  const words = IN_WORDS[/^(\w+)(?:<|$)/.exec(row.type ?? type)?.[1] ?? '']
  if (words !== undefined) return { type: words, full: full ?? type, isInWords: true }
  if (row.type !== undefined) return { type: row.type, full: full ?? type }
  const isOptionalResult = !row.default && presence !== 'required'
  return { type: isOptionalResult ? tidyType(`(${type}) | undefined`) : type, full }
}

function getRow({ row, type, full, isInWords }: ShownRow): MdxJsxFlowElement {
  const name = jsxElement('a', { href: `#${row.id}` }, [
    jsxElement('code', {}, breakable(row.name.split(CAMEL))),
  ])
  const initial = row.default && [jsxElement('dd', defaultAttributes(row), defaultContent(row))]
  return jsxElement('div', {}, [
    jsxElement('dt', { id: row.id }, [name]),
    ...(initial ?? []),
    jsxElement('dd', {}, [
      ...(isInWords ? phrase(type) : [typeCode(type)]),
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

function notes({ inherited, omissions }: OptionsTable): Paragraph[] {
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
