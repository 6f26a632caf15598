import { describe, expect, it } from 'vitest'

import type { ProjectSource } from '../../shared/project-parts'
import type { TrySample } from '../../../sample-runtime/protocol/sample'
import { makeProject } from './make-project'
import { PARTS } from './fake-parts'

const SAMPLE: TrySample = {
  files: [{ name: 'Card.tsx', typescript: { code: 'export const a: number = 1', hidden: [] } }],
  ...{ own: 0, environment: 'development', demo: 'skip', shown: 'Card.tsx' },
}
const REST: ProjectSource[] = [
  {
    name: 'index.tsx',
    typescript:
      "import clsx from 'clsx'\nimport { Panel } from '../kit/Panel'\nexport default Panel as unknown\n",
    javascript: "import clsx from 'clsx'\nimport { Panel } from '../kit/Panel'\nexport default Panel\n",
  },
  { name: 'kit/Panel.tsx', typescript: 'export const Panel = () => null\n' },
  { name: 'kit/kit.module.css', typescript: '.panel {}\n' },
  { name: 'kit/types.ts', typescript: 'export type A = 1\n', javascript: '' },
]

function filesOf(language: 'ts' | 'js', text: string) {
  const page = 'https://docs.example/page#try=demo-skip~1'
  const options = {
    sample: SAMPLE,
    language,
    texts: new Map([['Card.tsx', text]]),
    rest: REST,
    name: 'skip-demo',
    page,
  }
  return new Map(makeProject(options, PARTS).map((file) => [file.name, file.text]))
}

describe('the project of a demo', () => {
  it('has the shown files as they are, the other files of the demo, and the styles of the page', () => {
    const files = filesOf('ts', 'export const a: number = 2')
    expect([...files.keys()].sort()).toEqual([
      'README.md',
      'index.html',
      'package.json',
      'src/demo/Card.tsx',
      'src/demo/index.tsx',
      'src/kit/Panel.tsx',
      'src/kit/kit.module.css',
      'src/kit/types.ts',
      'src/main.tsx',
      'src/page.css',
      'tsconfig.json',
      'vite.config.ts',
    ])
    expect(files.get('src/demo/Card.tsx')).toBe('export const a: number = 2\n')
    expect(files.get('src/main.tsx')).toContain("import Demo from './demo'")
    expect(files.get('src/page.css')).toBe(PARTS.demoStyles)
    expect(files.get('vite.config.ts')).not.toContain('sample-tools')
    expect(files.get('README.md')).toContain('A live demo from the documentation')
    expect(files.get('README.md')).toContain('What you saw in the editor is `src/demo/Card.tsx`;')
  })

  it('is in JavaScript where the reader wants that, without files of types', () => {
    const files = filesOf('js', 'export const a = 2')
    expect(files.get('src/demo/index.jsx')).toContain('export default Panel\n')
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['src/demo/Card.jsx', 'src/main.jsx', 'src/kit/kit.module.css']),
    )
    expect([...files.keys()].filter((name) => /types|tsconfig|\.tsx?$/.test(name))).toEqual([])
  })
})
