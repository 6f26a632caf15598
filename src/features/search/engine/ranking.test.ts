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

const addressOf = (name: string) => {
  const url = `https://docs.example.org/api/${name}`
  return { objectID: url, url, url_without_anchor: url }
}

const firstOf = async (query: string, ...all: SearchRecord[]) =>
  (await indexRecords(all))(query, () => true)[0]?.record.url

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
    ...addressOf('actionCreatorMiddleware'),
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

describe('what surrounds a name', () => {
  const url = 'https://docs.example.org/provider#props-listen'
  const member = {
    ...aRow('provider', 'listen', 'listen, listen.'),
    objectID: url,
    url,
    anchor: 'props-listen',
  }
  const page = aRecord('listen', {
    content: `Connects a store to the browser. ${'It says more. '.repeat(40)}`,
  })
  const draft = aSection('Other exports', 'Look at a draft', 'The current value of a draft.')
  const noise = aSection('createReducer', 'Reducers inside reducers', 'State inside the state, in print.')

  it('doesn’t let the row of a member win over the page of the same name', async () => {
    const find = await indexRecords([member, page])
    expect(find('listen', () => true)[0]?.record.url).toBe(page.url)
  })

  it('finds a phrase that a question interrupts with an article', async () => {
    const find = await indexRecords([noise, draft, page])
    expect(find('print the state', () => true)[0]?.record.url).toBe(draft.url)
  })
})

describe('hits of one page with the same name', () => {
  const section = aSection('Utilities', 'resetApiState', 'Forgets everything.')
  const aMember = (type: string, content: string): SearchRecord => {
    const row = aRow('Utilities', 'resetApiState', content)
    const url = `${row.url_without_anchor}#${type}-resetapistate`
    return { ...row, objectID: url, url, anchor: `${type}-resetapistate` }
  }
  const found = async (...all: SearchRecord[]) =>
    (await indexRecords(all))('resetApiState', () => true).map(({ record }) => record.url)

  it('are one hit, if one is the section about the member in the row', async () => {
    const member = aMember('util', 'Resets the state.')
    expect(await found(section, member)).toHaveLength(1)
    expect(await found(member, { ...section, content: null })).toHaveLength(1)
  })

  it('are two hits, if they are members of two types', async () => {
    const members = [aMember('query', 'Resets queries.'), aMember('mutation', 'Resets mutations.')]
    expect((await found(...members)).sort()).toEqual(members.map(({ url }) => url).sort())
  })

  it('are two hits, if they are sections', async () => {
    const again = { ...section, objectID: `${section.url}-again`, url: `${section.url}-again` }
    expect(await found(section, { ...again, anchor: 'resetApiState-again' })).toHaveLength(2)
  })

  it('are two hits on two pages', async () => {
    expect(await found(section, aSection('Hooks', 'resetApiState', 'More.'))).toHaveLength(2)
  })
})

describe('forms of a word', () => {
  const number = aSection('Store', 'The name is taken (2990)', 'Choose another.')
  const code = aSection('Queries', 'State and types', 'The compiler says TS2990, and more.')

  it('finds the number of a compiler error, though others write its whole code', async () => {
    const found = (await indexRecords([number, code]))('TS2990', () => true)
    expect(found.map(({ record }) => record.url)).toEqual(expect.arrayContaining([number.url, code.url]))
  })

  it('prefers the American spelling, though a sample has the other', async () => {
    const sample = aSection('Mistakes', 'A wrong name: serialisable', 'serialisable, serialisable')
    const guide = aSection('Guide', 'Keep state serializable', 'serializable')
    const check = aSection('Check', 'Options', 'serializable values')
    expect(await firstOf('serialisable', sample, guide, check)).toBe(guide.url)
  })

  it('takes the beginning of a part of a name for one of the name', async () => {
    const page = aRecord('createSelector', { content: 'Derives data.' })
    const section = aSection('createApi', 'Selection types', 'Of one server.')
    expect(await firstOf('selec', section, page)).toBe(page.url)
  })
})

describe('a mistyped word', () => {
  const adapter = aRecord('createEntityAdapter', { content: 'Entity adapters keep items by id.' })
  const other = aSection('Usage guide', 'Adapters', 'An adapter for the plug of another country.')

  it('is corrected before it is compared with headings and pages', async () => {
    const find = await indexRecords([other, adapter])
    expect(find('entiy adapter', () => true)[0]?.record.url).toBe(adapter.url)
  })
})

describe('a heading that explains a name', () => {
  it('counts as the name', async () => {
    const explained = aSection('createAction', 'match: narrow an action', 'Is it this action?')
    const mentions = aSection('Listeners', 'Where a match goes', 'match, match and match.')
    const find = await indexRecords([mentions, explained])
    expect(find('match', () => true)[0]?.record.url).toBe(explained.url)
  })
})

describe('rows of one page with the same name', () => {
  it('are shown once', async () => {
    const found = (
      await indexRecords([
        aRow('createReducer', 'addCase', 'Handles one type.'),
        {
          ...aRow('createReducer', 'addCase', 'Comes before addMatcher.'),
          objectID: 'other',
          anchor: 'order',
        },
      ])
    )('addCase', () => true)
    expect(found).toHaveLength(1)
  })
})

describe('an error without a number', () => {
  it('is found by a wording that the page does not show, with values inserted', async () => {
    const page = 'https://docs.example.org/errors'
    const entry: SearchRecord = {
      ...aSection('Error messages', 'A base URL is missing', ''),
      objectID: `${page}#url-not-parsed`,
      url: `${page}#url-not-parsed`,
      url_without_anchor: page,
      anchor: 'url-not-parsed',
      type: 'lvl4',
      content: null,
      keywords: 'Failed to parse URL from ⟨url⟩',
    }
    entry.hierarchy = { ...entry.hierarchy, lvl3: 'Node', lvl4: 'A base URL is missing' }
    const quoting = aSection('Server', 'Parse a URL', 'It failed to parse the URL: failed to parse URL.')
    const find = await indexRecords([quoting, entry])
    expect(find('TypeError: Failed to parse URL from /api/users', () => true)[0]?.record.url).toBe(entry.url)
  })
})

describe('a row that repeats the message of an error', () => {
  it('comes after the section that quotes the error and explains it', async () => {
    const message = 'Duplicate middleware references found when creating the store'
    const row = aRow('Middleware of the store', message, `${message}: code 42.`)
    const section = aSection('configureStore', `"${message}"`, 'One of them was added twice by an enhancer.')
    expect(await firstOf(`Error: ${message}`, row, section)).toBe(section.url)
  })
})

describe('the name of another library', () => {
  const compared = aSection('Other stores', 'Zustand', 'Zustand, once more.')
  const persisted = aSection('Persistence', 'Reload', 'A snapshot is read.')

  it('counts less than what is asked about it', async () => {
    expect(await firstOf('zustand snapshot', compared, persisted)).toBe(persisted.url)
  })

  it('is the subject beside words that say nothing', async () => {
    expect(await firstOf('how is zustand different', compared, persisted)).toBe(compared.url)
  })
})
