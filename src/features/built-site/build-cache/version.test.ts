import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'

import buildCachePlugin from '../build-cache'
import { realClientConfig } from '../../../../tests/unit/platform/client-config'

type Configure = (config: object, isServer: boolean) => { experiments?: { cache?: { version?: string } } }

const config = await realClientConfig()
const { configureWebpack } = buildCachePlugin({ siteDir: path.resolve('.') } as never)
const configure = configureWebpack as unknown as Configure

afterEach(() => vi.unstubAllEnvs())

it('adds to the version of the bundler’s cache what pages are made with', () => {
  const { version = '' } = (config.experiments as { cache: { version?: string } }).cache
  expect(version).not.toBe('')
  expect(configure(config, false).experiments?.cache?.version).toMatch(new RegExp(`^${version}-\\w+$`))
})

it('stops the build where the cache has no version', () => {
  const other = { ...config, experiments: {} }
  expect(() => configure(other, false)).toThrow(/build-cache\/index\.ts .*lib\/webpack\/base\.js/)
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true')
  expect(configure(other, false)).toEqual({})
})
