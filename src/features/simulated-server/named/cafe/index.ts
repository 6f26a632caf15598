import type { Conditions, SimulatedServer } from '../../types'
import { createServer } from '../../create-server'
import { reply } from '../../route'

interface CafeData {
  menu: string[]
}

const seedCafe = (): CafeData => ({ menu: ['espresso', 'flat white'] })

/** A café at https://cafe.example/api, which has a menu. */
export function createCafeServer(conditions?: Partial<Conditions>): SimulatedServer {
  return createServer<CafeData>({
    ...conditions,
    baseUrl: 'https://cafe.example/api',
    data: seedCafe,
    routes: {
      'GET /menu': (_request, { menu }) => menu,
      'POST /menu': ({ body }, { menu }) => {
        if (typeof body !== 'string') return reply(400, { message: 'The name of a drink is missing.' })
        menu.push(body)
        return menu
      },
    },
  })
}
