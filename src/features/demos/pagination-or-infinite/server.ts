import { createServer } from '../../simulated-server/create-server'
import { pageByNumber } from '../../simulated-server/paging'

const SONGS = [
  ...['Ember', 'Lagoon', 'Sparrow', 'Velvet', 'Harbor', 'Cinder'],
  ...['Juniper', 'Meadow', 'Orbit', 'Pebble', 'Saffron', 'Willow'],
]
const PAGE_SIZE = 3

let songs: string[]
let added = 0

/** A playlist of twelve songs, three on a page. */
export const server = createServer({
  baseUrl: 'https://songs.example',
  latency: 700,
  data: () => {
    songs = [...SONGS]
    added = 0
  },
  routes: {
    'GET /songs': ({ query }) => {
      const { items, page, pageCount } = pageByNumber(songs, query, PAGE_SIZE)
      return { songs: items, page, pageCount }
    },
  },
})

/** Puts a song at the top, as somebody else would: every other song moves on by one. */
export function addSong(): void {
  added += 1
  songs.unshift(`New ${added}`)
}
