import path from 'node:path'
import type { Preset } from '@docusaurus/types'

import { clientModules, getPreset } from '../../lib/build/preset'
import earlyPressesPlugin from './early-input'
import loadFailurePlugin from './load-failure'
import islandsPlugin from './islands/build'
import shortVariables from './short-variables'
import withoutPresetEnv from './without-preset-env'
import withoutPrismPlugin from './without-prism'
import withoutUnusedStyles from './without-unused-styles'
import browserBundlePlugin from './bundle'
import lazyPagesPlugin from './lazy-pages'

/** Makes pages load fast, work before their scripts have come, and say so when these don't come. */
export default function fastPages(): Preset {
  return getPreset(
    earlyPressesPlugin,
    loadFailurePlugin,
    clientModules('prefetch', path.join(__dirname, 'prefetch/index.ts')),
    islandsPlugin,
    // What every reader would load for nothing.
    withoutPrismPlugin,
    withoutUnusedStyles,
    withoutPresetEnv,
    shortVariables,
    browserBundlePlugin,
    // For authors alone: a page is compiled when it is opened.
    lazyPagesPlugin,
  )
}
