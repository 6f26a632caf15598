import type { Props } from '@theme/TOCItems'

type Entries = Props['toc']

const PITFALLS = 'pitfalls'

/** Leaves out the headings below the one of the pitfalls, and writes how many there are behind it, smaller. */
export function foldPitfalls(toc: Entries): Entries {
  const start = toc.findIndex(({ id }) => id === PITFALLS)
  const pitfalls = toc[start]
  if (pitfalls === undefined) return toc
  const after = toc.findIndex(({ level }, index) => index > start && level <= pitfalls.level)
  const end = after === -1 ? toc.length : after
  const count = toc.slice(start, end).filter(({ level }) => level === pitfalls.level + 1).length
  if (count === 0) return toc
  return [
    ...toc.slice(0, start),
    { ...pitfalls, value: `${pitfalls.value} <small>${count}</small>` },
    ...toc.slice(end),
  ]
}
