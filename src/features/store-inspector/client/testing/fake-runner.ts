import {
  type ActionRow,
  type Answers,
  type Cache,
  type StoreSummary,
  INSPECTOR_LIMITS,
  type Asker,
  type QuestionBody,
} from '../../protocol/messages'
import type { Described } from '../../shared/described'
import { describeValue } from '../../recorder/describe'

/** A store that was recorded. */
export interface FakeStore {
  name: string
  rows: ActionRow[]
  /** By the id of the action after which it was so. */
  states: Map<number, unknown>
  caches?: readonly Cache[]
  version?: number
}

/** A question, as it was asked. */
type Asked = QuestionBody

/** What answers from recorded stores. */
export interface FakeRunner {
  ask: Asker
  asked: Asked[]
  summaries: () => StoreSummary[]
  /** The error of the next answers to a kind of question. */
  failures: Partial<Record<keyof Answers, string>>
}

/** Makes a runner that answers from stores, which may get more rows. */
export function fakeRunner(stores: readonly FakeStore[]): FakeRunner {
  const asked: Asked[] = []
  const failures: FakeRunner['failures'] = {}
  const ask = (question: Asked): Promise<Answers[keyof Answers]> => {
    asked.push(question)
    const failure = failures[question.ask]
    const store = stores[question.store]
    if (failure !== undefined || !store) return Promise.reject(new Error(failure ?? 'no such store'))
    return Promise.resolve(getAnswer(store, question))
  }
  return {
    ask: ask as unknown as Asker,
    asked,
    failures,
    summaries: () =>
      stores.map(({ name, rows, version = 0 }, store) => ({
        store,
        name,
        version,
        first: rows[0]?.id ?? 0,
        last: rows.at(-1)?.id ?? 0,
      })),
  }
}

function getAnswer(store: FakeStore, question: Asked): Answers[keyof Answers] {
  const { rows, states, caches = [] } = store
  if (question.ask === 'actions') {
    const { from } = question
    return { rows: rows.filter(({ id }) => id >= from).slice(0, INSPECTOR_LIMITS.rows) }
  }
  if (question.ask === 'caches') return { caches }
  if (question.ask === 'find') {
    const { text } = question
    return {
      ids: rows.filter(({ type, preview }) => `${type} ${preview}`.includes(text)).map(({ id }) => id),
    }
  }
  if (question.ask === 'switch') switchRow(store, question)
  if (question.ask !== 'moment') return {}
  const { action } = question
  return {
    action: describe({ type: rows.find(({ id }) => id === action)?.type, payload: { action } }),
    before: describe(states.get(action - 1)),
    after: describe(states.get(action)),
  }
}

function switchRow(store: FakeStore, { action, isOff }: QuestionBody<'switch'>): void {
  store.rows = store.rows.map((row) => (row.id === action ? { ...row, isOff } : row))
  store.version = (store.version ?? 0) + 1
}

/** Describes a value as the recorder does. */
export function describe(value: unknown): Described {
  return describeValue(value, (known) => known, { ...INSPECTOR_LIMITS, characters: INSPECTOR_LIMITS.answer })
}

/** A row, of which a test says what matters. */
export function row(id: number, type: string, more: Partial<ActionRow> = {}): ActionRow {
  return { id, type, preview: '', time: id * 100, hasChanged: true, isOff: false, ...more }
}

/** A store in which each action adds to a list. */
export function cartStore(): FakeStore {
  const items = (...quantities: number[]) => ({
    cart: { items: quantities.map((quantity, index) => ({ id: `item-${index}`, quantity })) },
  })
  return {
    name: 'Cart',
    rows: [
      row(0, '@@INIT'),
      row(1, 'cart/added', { preview: 'payload: "item-0"', place: { file: 'cart.ts', line: 12, column: 3 } }),
      row(2, 'cart/added', { preview: 'payload: "item-1"' }),
      row(3, 'cart/quantityChanged'),
      row(4, 'cart/emptied'),
    ],
    states: new Map<number, unknown>([
      [0, items()],
      [1, items(1)],
      [2, items(1, 1)],
      [3, items(1, 5)],
      [4, items()],
    ]),
  }
}
