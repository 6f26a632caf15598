/** A page of a list by its number. */
export interface NumberedPage<Item> {
  items: Item[]
  /** From 1. */
  page: number
  pageSize: number
  pageCount: number
  /** Of all pages. */
  total: number
}

/** A stretch of a list after a cursor. */
export interface CursorPage<Item> {
  items: Item[]
  /** Ask for what follows with this; null at the end. */
  nextCursor: string | null
}

/** Takes the page that `?page=2&pageSize=5` asks for; a page past the end is empty. */
export function pageByNumber<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  defaultSize: number,
): NumberedPage<Item> {
  const page = positive(query.get('page'), 1)
  const pageSize = positive(query.get('pageSize'), defaultSize)
  const total = items.length
  const start = (page - 1) * pageSize
  return {
    items: items.slice(start, start + pageSize),
    page,
    pageSize,
    pageCount: Math.ceil(total / pageSize),
    total,
  }
}

/**
 * Takes the stretch that `?limit=5&cursor=T-104` asks for.
 *
 * @param getId - what serves as an item's cursor; the stretch begins after the item of that id
 */
export function pageByCursor<Item>(
  items: readonly Item[],
  query: URLSearchParams,
  getId: (item: Item) => string,
): CursorPage<Item> {
  const limit = positive(query.get('limit'), 10)
  const cursor = query.get('cursor')
  const start = cursor === null ? 0 : items.findIndex((item) => getId(item) === cursor) + 1
  const part = items.slice(start, start + limit)
  const last = part.at(-1)
  return { items: part, nextCursor: last && start + limit < items.length ? getId(last) : null }
}

function positive(text: string | null, otherwise: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : otherwise
}
