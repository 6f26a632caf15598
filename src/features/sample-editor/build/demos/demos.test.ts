import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readDemos } from '../../../demo-catalog/read-demos'
import { buildDemo, type DemoBundle } from './build-demo'
import { demoSources } from './demo-sources'
import { BROWSER_PACKAGES } from '../../../sample-runtime/protocol/packages'
import type { ProjectSource } from '../../shared/project-parts'
import { aDemo } from '../../../checked-samples/build/testing/fixtures'

const SITE = process.cwd()
const NAME = 'cache-lifetime'
const about = readDemos(SITE).find(({ name }) => name === NAME) ?? aDemo(NAME, 'OrderCard.tsx')
const folder = mkdtempSync(path.join(tmpdir(), 'demos-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the sources of a demo', () => {
  it('are all files that it reaches, under the names that its shown files give them, and not these', () => {
    const names = demoSources(SITE, about).map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'index.tsx',
        'server.ts',
        'cache-lifetime.module.css',
        'kit/kit.module.css',
        'kit/ActivityPanel.tsx',
        'store-inspector/shared/words.ts',
      ]),
    )
    expect(names).not.toContain('OrderCard.tsx')
    expect(names).not.toContain('about.ts')
  })

  it('are nowhere else', () => {
    const demo = path.join(folder, 'src/features/demos/far')
    mkdirSync(demo, { recursive: true })
    writeFileSync(path.join(folder, 'src/features/far.ts'), 'export {}')
    writeFileSync(path.join(demo, 'index.tsx'), "import '../../far'")
    expect(() => demoSources(folder, aDemo('far', 'a.ts'))).toThrow(
      'src/features/demos/far/index.tsx imports src/features/far.ts: what readers can edit or download has all its files in src/features/demos, src/features/store-inspector, src/features/simulated-server.',
    )
    writeFileSync(path.join(demo, 'index.tsx'), "import './near'")
    expect(() => demoSources(folder, aDemo('far', 'a.ts'))).toThrow(
      'src/features/demos/far/index.tsx imports "./near", and there is no such file.',
    )
  })
})

describe('the library of a demo', () => {
  let built: DemoBundle
  const textAt = (address: string) => built.files.find((file) => file.address === address)?.text ?? ''
  beforeAll(async () => {
    built = await buildDemo(SITE, about)
  })

  it('has everything but the shown files and what samples share', () => {
    const text = textAt(built.demo.file)
    expect(() => compileFunction(text)).not.toThrow()
    expect(text).toContain('https://orders.example')
    expect(text).not.toContain('There is no order')
    expect(text).toContain('require("./OrderCard.tsx")')
    expect(BROWSER_PACKAGES).toEqual(expect.arrayContaining([...built.demo.needs]))
    expect(built.demo.needs).toEqual(expect.arrayContaining(['react', 'react-dom/client', 'react-redux']))
    expect(built.demo.properties).toEqual(expect.arrayContaining(['--color-accent', '--ran-ground']))
  })

  it('comes with its sources in both languages', () => {
    const sources = JSON.parse(textAt(built.demo.sources)) as ProjectSource[]
    const index = sources.find(({ name }) => name === 'index.tsx')
    expect(index?.typescript).toContain("useState<readonly string[]>(['first'])")
    expect(index?.javascript).toContain("useState(['first'])")
    expect(sources.find(({ name }) => name === 'cache-lifetime.module.css')).not.toHaveProperty('javascript')
  })
})
