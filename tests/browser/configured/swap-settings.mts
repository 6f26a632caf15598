/*
 * Makes a copy of the built site that talks to hosted services: their settings are data in the main script, and hosts in the
 * policy of the pages. What such a build renders besides, links in pages, is tested with a real one at night.
 */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { readAnalyticsConfig } from '../../../src/features/analytics/config'
import { readSearchConfig } from '../../../src/features/search/build/config'
import { contentSecurityPolicy } from '../../../src/config/security'

const BUILD = 'build'
const SCRIPTS = 'assets/js'
const HEADERS = '_headers'

const [, , directory = ''] = process.argv
if (directory === '') throw new Error('Name the folder to write, which is emptied.')

const analytics = readAnalyticsConfig(process.env)
const search = readSearchConfig(process.env)

rmSync(directory, { recursive: true, force: true })
cpSync(BUILD, directory, { recursive: true })
swapInMainScript()
swapInPolicy()

function swapInMainScript(): void {
  const [name, ...others] = readdirSync(path.join(directory, SCRIPTS)).filter((file) =>
    /^main\..*\.js$/.test(file),
  )
  if (name === undefined || others.length > 0)
    throw new Error(`${BUILD}/${SCRIPTS} has no single main script.`)
  const { appId, apiKey, indexName } = search.theme
  change(path.join(SCRIPTS, name), [
    [
      'customFields:{search:{provider:"embedded"}}',
      `customFields:${JSON.stringify({ analytics, search: search.client })}`,
    ],
    [
      'appId:"none",apiKey:"none",indexName:"embedded"',
      `appId:"${appId}",apiKey:"${apiKey}",indexName:"${indexName}"`,
    ],
  ])
}

/** Only the policy of the pages names inline scripts and `frame-ancestors 'none'`. */
function swapInPolicy(): void {
  const policy = /default-src 'self';.*/.exec(readFileSync(path.join(directory, HEADERS), 'utf8'))?.[0] ?? ''
  const hashes = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash)
  change(HEADERS, [[policy, contentSecurityPolicy(hashes, { analytics, search: search.client })]])
}

/** @throws Error if the file doesn't have the text to replace exactly once */
function change(file: string, replacements: readonly (readonly [from: string, to: string])[]): void {
  const address = path.join(directory, file)
  let text = readFileSync(address, 'utf8')
  for (const [from, to] of replacements) {
    const [before, after, ...more] = text.split(from)
    if (before === undefined || after === undefined || from === '' || more.length > 0) {
      throw new Error(
        `${file} of the build doesn't have ${JSON.stringify(from)} once: compare it with tests/browser/configured/swap-settings.mts, src/features/fast-pages/bundle/loaders/site-config.cjs and src/config/security.ts.`,
      )
    }
    text = before + to + after
  }
  writeFileSync(address, text)
}
