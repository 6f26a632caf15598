import { describe, expect, it } from 'vitest'

import { indexRecords } from '../testing/synonyms'
import type { SearchRecord } from '../shared/record'
import { aRecord, aSection } from '../testing/a-record'

function aRow(page: string, name: string, content: string): SearchRecord {
  const section = aSection(page, 'Options', content)
  return {
    ...section,
    objectID: `${section.url}~1`,
    type: 'lvl3',
    hierarchy: { ...section.hierarchy, lvl3: name },
  }
}

const error = (code: number, content: string) => ({
  ...aSection('Error messages', `Error ${code}`, content),
  anchor: `code-${code}`,
})

const getAddress = (name: string) => {
  const url = `https://docs.example.org/api/${name}`
  return { objectID: url, url, url_without_anchor: url }
}

const records = [
  aRecord('createSlice', { content: 'Makes a reducer and actions.' }),
  aSection('createSlice', 'Async thunks: create.asyncThunk', 'createAsyncThunk is mentioned.'),
  aRow('createSlice', 'reducerPath', 'Where the state is mounted.'),
  aRecord('createAsyncThunk', { content: 'Runs a promise and dispatches its outcome.' }),
  aRecord('configureStore', {
    content: 'Makes a store. The slices and createSlice, createSlice, createSlice.',
  }),
  aSection('configureStore', 'Thunk extra argument', 'Pass services that thunks need.'),
  aSection('configureStore', 'Replace reducers on a hot update', 'Swap the root reducer.'),
  aSection('Usage guide', 'Reset everything', 'When the user leaves, return the initial state.'),
  aSection('Usage guide', 'Keep state serializable', 'Dates and class instances do not survive.'),
  aSection('Usage guide', 'See also', 'createSlice: the reducers to pass. Reset everything. Serializable.'),
  aRecord('Action creator check', {
    ...getAddress('actionCreatorMiddleware'),
    content: 'Warns of functions.',
  }),
  { ...aRow('Other exports', 'nanoid, freeze', 'Where it is explained.'), anchor: 'all-exports' },
  aRecord('createAction', { content: 'Compare actionCreatorMiddleware. About actionCreatorMiddleware.' }),
  aRecord('combineSlices', { content: 'Makes a root reducer.' }),
  aSection('combineReducers', 'combineSlices', 'combineSlices or combineReducers: combineSlices'),
  aSection(
    'createReducer',
    'addMatcher, addDefaultCase',
    'Calling addMatcher before addDefaultCase, called.',
  ),
  aSection('Usage guide', 'Identifiers', 'Make them with nanoid.'),
  error(5, 'enhancers must be a callback'),
  error(
    30,
    'addMatcher should only be called before calling addDefaultCase Cause: The cases, matchers and defaults come in another order, which is told by a list of many other words.',
  ),
  error(38, 'Cannot refetch a query that has not been started yet.'),
]
const find = await indexRecords(records)
const first = (query: string) => {
  const record = find(query, () => true)[0]?.record
  return record && (record.hierarchy.lvl3 ?? record.hierarchy.lvl2 ?? record.hierarchy.lvl1)
}
const firstPage = (query: string) => find(query, () => true)[0]?.record.hierarchy.lvl1

describe('the ranking', () => {
  it.each([
    ['a page by its name, however often others mention it', 'createSlice', 'createSlice'],
    ['a row by its name', 'reducerPath', 'reducerPath'],
    ['a name that was typed in several words', 'create async thunk', 'createAsyncThunk'],
    ['another name when there is a dot', 'create.asyncThunk', 'Async thunks: create.asyncThunk'],
    ['the beginning of a name', 'createSl', 'createSlice'],
    ['a name with swapped letters', 'craeteSlice', 'createSlice'],
    ['a name with several errors', 'creatAsyncThnk', 'createAsyncThunk'],
    ['British spelling', 'serialisable', 'Keep state serializable'],
    ['other forms of a word', 'resetting', 'Reset everything'],
    ['a question in plain words', 'how can I pass services to my thunks?', 'Thunk extra argument'],
    ['what readers call it', 'dependency injection', 'Thunk extra argument'],
    ['an acronym', 'HMR', 'Replace reducers on a hot update'],
    ['a page by its address', 'actionCreatorMiddleware', 'Action creator check'],
    ['what an index only leads to', 'nanoid', 'Identifiers'],
    ['the number of an error', 'error 38', 'Error 38'],
    ['the address of an error', 'https://redux-toolkit.js.org/Errors?code=5', 'Error 5'],
    [
      'a pasted error',
      'Uncaught Error: Cannot refetch a query that has not been started yet. at f (webpack-internal:///./a.js:1:2)',
      'Error 38',
    ],
    [
      'a pasted error, whatever is said about its cause',
      'Error: addMatcher should only be called before calling addDefaultCase at a.ts:1:2',
      'Error 30',
    ],
  ])('finds %s', (_, query, expected) => {
    expect(first(query)).toBe(expected)
  })

  it('finds a page by its mistyped name before a section of the same name', () => {
    expect(firstPage('cmbineSlicse')).toBe('combineSlices')
  })

  it('answers questions that consist of stop words alone without failing', () => {
    expect(() => find('how do I', () => true)).not.toThrow()
  })

  it('leaves out what has little to do with the query', () => {
    const found = find('thunk extra argument', () => true).map(({ record }) => record.hierarchy.lvl2)
    expect(found[0]).toBe('Thunk extra argument')
    expect(found).not.toContain('Keep state serializable')
  })

  it('puts lists of links behind what they link to', () => {
    const found = find('serializable', () => true).map(({ record }) => record.hierarchy.lvl2)
    expect(found.indexOf('Keep state serializable')).toBe(0)
  })
})

const page = (title: string, content = 'Words.') => aRecord(title, { content })
const selectors = aRecord('createSelector', { names: ['createSelector', 'createDraftSafeSelector'] })
const draftSafe = aSection('createSelector', 'In reducers', `createDraftSafeSelector. ${'More. '.repeat(80)}`)
const mentions = aSection('createEntityAdapter', 'createSelector', 'The default is createDraftSafeSelector.')
const tags = aSection('Mutations', 'Refresh: providesTags and invalidatesTags', 'Names what changed.')
const tagsPitfall = {
  ...aSection('Mutations', 'invalidatesTags never fires', 'Tags.'),
  anchor: 'pitfall-tags',
}
const compared = aSection('Other stores', 'Zustand', 'Zustand, once more.')
const persisted = aSection('Persistence', 'Reload', 'A snapshot is read.')
const REFUSED = 'Duplicate middleware references found when creating the store'
const LISTEN = 'https://docs.example.org/provider#props-listen'
const listenMember = {
  ...aRow('provider', 'listen', 'listen, listen.'),
  ...{ objectID: LISTEN, url: LISTEN, anchor: 'props-listen' },
}
const ERRORS = 'https://docs.example.org/errors'
const unnumbered: SearchRecord = {
  ...aSection('Error messages', 'A base URL is missing', ''),
  ...{ objectID: `${ERRORS}#url-not-parsed`, url: `${ERRORS}#url-not-parsed`, url_without_anchor: ERRORS },
  ...{ anchor: 'url-not-parsed', type: 'lvl4', content: null, keywords: 'Failed to parse URL from ⟨url⟩' },
}
const namesInRow = { ...aRow('Hooks', 'TypedUseQuery, TypedUseMutation', 'Types.'), anchor: 'types' }

const FIRST: [what: string, query: string, best: SearchRecord, ...others: SearchRecord[]][] = [
  ['a page before the row of a member', 'listen', page('listen', 'It says more. '.repeat(40)), listenMember],
  [
    'a phrase that a question interrupts with an article',
    'print the state',
    aSection('Other exports', 'Look at a draft', 'The current value of a draft.'),
    aSection('createReducer', 'Reducers inside reducers', 'State inside the state, in print.'),
  ],
  [
    'the American spelling, though a sample has the other',
    'serialisable',
    aSection('Guide', 'Keep state serializable', 'serializable'),
    aSection('Mistakes', 'A wrong name: serialisable', 'serialisable, serialisable'),
    aSection('Check', 'Options', 'serializable values'),
  ],
  [
    'a name by the beginning of a part',
    'selec',
    page('createSelector'),
    aSection('createApi', 'Selection types', 'Of one server.'),
  ],
  [
    'what a mistyped word means',
    'entiy adapter',
    page('createEntityAdapter', 'Entity adapters keep items by id.'),
    aSection('Usage guide', 'Adapters', 'An adapter for the plug of another country.'),
  ],
  [
    'a heading that explains a name',
    'match',
    aSection('createAction', 'match: narrow an action', 'Is it this action?'),
    aSection('Listeners', 'Where a match goes', 'match, match and match.'),
  ],
  [
    'an error without a number, with values inserted',
    'Failed to parse URL from /api/users',
    unnumbered,
    aSection('Server', 'Parse a URL', 'It failed to parse the URL: failed to parse URL.'),
  ],
  [
    'the section that explains an error before a row',
    `Error: ${REFUSED}`,
    aSection('configureStore', `"${REFUSED}"`, 'One of them was added twice by an enhancer.'),
    aRow('Middleware of the store', REFUSED, `${REFUSED}: code 42.`),
  ],
  ['what is asked about another library', 'zustand snapshot', persisted, compared],
  ['another library beside words that say nothing', 'how is zustand different', compared, persisted],
  ['the home of a name before its mentions', 'createDraftSafeSelector', draftSafe, mentions, selectors],
  ['the home of a name by its beginning', 'createDraftSafeSel', draftSafe, mentions, selectors],
  [
    'a name with underscores',
    'legacy_createStore',
    aSection('Other exports', 'legacy_createStore', 'Without the mark.'),
    aSection('configureStore', 'Why', 'legacy_createStore, legacy_createStore.'),
  ],
  [
    'a name by its beginning without its first word',
    'entityAd',
    page('createEntityAdapter', 'Keeps items by id.'),
    aSection('createSlice', 'Entity adapters', 'They fit.'),
  ],
  [
    'a name that is being typed, which has no ending',
    'defaultSe',
    aSection('createApi', 'defaultSerializeQueryArgs', 'Makes keys.'),
    aSection('Overview', 'Defaults', 'The default of each option.'),
  ],
  [
    'one of several names in a row',
    'TypedUseMutation',
    namesInRow,
    aSection('Guide', 'Wrap a hook', 'TypedUseMutation, TypedUseMutation.'),
  ],
  ['what a name is before what goes wrong with it', 'invalidatesT', tags, tagsPitfall],
  ['what goes wrong, if that is asked', 'invalidatesTags never fires', tagsPitfall, tags],
]

describe('what comes first', () => {
  it.each(FIRST)('is %s: %s', async (_, query, best, ...others) => {
    const find = await indexRecords([...others, best])
    expect(find(query, () => true)[0]?.record.url).toBe(best.url)
  })
})

describe('hits of the same name', () => {
  const section = aSection('Utilities', 'resetApiState', 'Forgets everything.')
  const aMember = (type: string, content: string): SearchRecord => {
    const row = aRow('Utilities', 'resetApiState', content)
    const url = `${row.url_without_anchor}#${type}-resetapistate`
    return { ...row, objectID: url, url, anchor: `${type}-resetapistate` }
  }
  const again = { ...section, objectID: `${section.url}-again`, url: `${section.url}-again` }
  const row = aRow('Utilities', 'resetApiState', 'Comes before.')

  it.each([
    ['one, if one is the section about the member in the row', 1, section, aMember('util', 'Resets.')],
    ['one, also if the section is empty', 1, aMember('util', 'Resets.'), { ...section, content: null }],
    ['two, if they are members of two types', 2, aMember('query', 'Queries.'), aMember('mutation', 'More.')],
    ['two, if they are sections', 2, section, { ...again, anchor: 'resetApiState-again' }],
    ['two on two pages', 2, section, aSection('Hooks', 'resetApiState', 'More.')],
    ['one, if they are rows of a page', 1, row, { ...row, objectID: 'other', anchor: 'order' }],
  ])('are %s', async (_, count, ...all) => {
    const found = (await indexRecords(all))('resetApiState', () => true)
    expect(new Set(found.map(({ record }) => record.objectID)).size).toBe(count)
  })
})

it('finds the number of a compiler error, though others write its whole code', async () => {
  const number = aSection('Store', 'The name is taken (2990)', 'Choose another.')
  const code = aSection('Queries', 'State and types', 'The compiler says TS2990, and more.')
  const found = (await indexRecords([number, code]))('TS2990', () => true)
  expect(found.map(({ record }) => record.url)).toEqual(expect.arrayContaining([number.url, code.url]))
})
