import { about as cacheLifetime } from './cache-lifetime/about'
import { about as firstQuery } from './first-query/about'
import type { DemoAbout } from './kit/about'
import { about as selectFromResult } from './select-from-result/about'
import { about as skip } from './skip/about'

/** All live demos, in the order of the gallery. */
export const DEMOS: readonly DemoAbout[] = [firstQuery, cacheLifetime, skip, selectFromResult]
