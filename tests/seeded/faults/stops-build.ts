import type { SeededFault } from './seeded-fault'

/** Faults that stop the build. Each is played in a build of its own, which ends early. */
export const STOPS_BUILD: readonly SeededFault[] = [
  {
    name: 'a wrong default in a table of options',
    file: 'docs/rtk-query/api/createApi.mdx',
    from: '| `refetchOnReconnect` | `false` |',
    to: '| `refetchOnReconnect` | `true` |',
    sign: /default of `refetchOnReconnect`/,
  },
  {
    name: 'a member that the library does not have',
    file: 'docs/rtk-query/api/createApi.mdx',
    from: '| `structuralSharing` | `true` |',
    to: '| `structureSharing` | `true` |',
    sign: /There is no `structureSharing`/,
  },
  {
    name: 'a link to a page that does not exist',
    file: 'docs/usage/usage-guide.mdx',
    from: '](/api/configureStore)',
    to: '](/api/configureStores)',
    sign: /\/api\/configureStores/,
  },
  {
    name: 'a page without a description',
    file: 'docs/rtk-query/usage/polling.mdx',
    from: 'description:',
    to: 'describtion:',
    sign: /polling\.mdx[\s\S]*descri/,
  },
]
