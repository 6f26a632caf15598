import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

import { IN_WORDS } from '../surface/render-spec-sheet'

const source = readFileSync('src/features/api-reference/build/surface/example-types.ts', 'utf8')
const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name = '']) => name)

/** Names that say as much as words would. */
const SELF_EVIDENT = `
  ApiState AppAction AppDispatch Arg BaseQuery Definitions Enhancers Entities Entity Extra ExtraOptions FulfilledAction
  FulfilledMeta Id InfiniteQuery InitialState InputSelectors Items LazyState ListenerActions Meta Middlewares Mutation
  MutationName Output PageParam Payload PendingAction PendingMeta PreloadedState Query QueryError QueryFulfilled QueryName
  QueryPending QueryRejected QueryRequest RawResult ReactRedux RejectedAction RejectedMeta RejectValue Result Returned
  RunningMutation RunningQuery Selected Selectors SliceReducers State Tag ThunkApiConfig ThunkError Value
`
  .trim()
  .split(/\s+/)

it('every example type that readers can see says what it is, or is replaced by words', () => {
  expect(declared).toContain('Result')
  const known = ['Examples', ...SELF_EVIDENT, ...Object.keys(IN_WORDS)]
  expect(declared.filter((name) => !known.includes(name))).toEqual([])
})
