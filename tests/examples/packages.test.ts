import { describe, expect, it } from 'vitest'

import { APPS, inApp, readManifest } from './apps'

const { dependencies, devDependencies } = readManifest('package.json')
const tested = { ...dependencies, ...devDependencies }

describe.each(APPS)('examples/%s', (app) => {
  it('asks for the packages that it is tested with', () => {
    const manifest = readManifest(inApp(app, 'package.json'))
    const asked = { ...manifest.dependencies, ...manifest.devDependencies }
    const names = Object.keys(asked)
    expect(names).toContain('@reduxjs/toolkit')
    expect(asked).toEqual(Object.fromEntries(names.map((name) => [name, tested[name]])))
  })
})
