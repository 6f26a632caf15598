import { expect, it } from 'vitest'

import { cleanEnvironment } from '../../../scripts/lib/clean-clone/environment.mjs'

it('a clone is run with the environment of a new terminal', () => {
  const environment = {
    HOME: '/home/anna',
    PATH: '/site/node_modules/.bin:/node_modules/.bin:/usr/lib/node_modules/npm/node_modules/@npmcli/run-script/lib/node-gyp-bin:/usr/bin:/opt/site-tools',
    NODE_PATH: '/site/node_modules',
    NODE_ENV: 'production',
    NODE_OPTIONS: '--import tsx',
    ALGOLIA_APP_ID: 'X',
    PORT: '8080',
    npm_package_name: 'site',
    npm_config_local_prefix: '/site',
    npm_config_registry: 'https://registry.example.test/',
    HTTPS_PROXY: 'http://proxy.example.test',
  }
  expect(cleanEnvironment(environment, '/site')).toEqual({
    HOME: '/home/anna',
    PATH: '/usr/bin:/opt/site-tools',
    npm_config_registry: 'https://registry.example.test/',
    HTTPS_PROXY: 'http://proxy.example.test',
  })
})
