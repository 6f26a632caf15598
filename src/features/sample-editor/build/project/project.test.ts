import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { buildProject } from './build-project'
import { neededPackages, readLock, getVersions } from './packages'
import type { ProjectParts } from '../../shared/project-parts'

const LIBRARIES = {
  '@reduxjs/toolkit': { file: '', needs: ['immer', 'redux'] },
  '@reduxjs/toolkit/query/react': { file: '', needs: ['@reduxjs/toolkit', 'react', 'react-redux', 'redux'] },
  '@testing-library/react': { file: '', needs: ['react', 'react-dom'] },
  'react-redux': { file: '', needs: ['react'] },
}

async function parts(): Promise<ProjectParts> {
  const { text } = await buildProject(process.cwd(), LIBRARIES)
  return JSON.parse(text) as ProjectParts
}

describe('what projects are made of', () => {
  it('has the packages that an import needs, with those that it expects beside it', () => {
    expect(neededPackages(readLock(process.cwd()), LIBRARIES)).toEqual({
      '@reduxjs/toolkit': ['@reduxjs/toolkit'],
      '@reduxjs/toolkit/query/react': ['@reduxjs/toolkit', 'react', 'react-redux'],
      '@testing-library/react': ['@testing-library/dom', '@testing-library/react', 'react', 'react-dom'],
      'react-redux': ['react', 'react-redux'],
    })
  })

  it('has the versions that are installed', async () => {
    const { versions } = await parts()
    for (const [name, version] of Object.entries(versions)) {
      const manifest = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
        version: string
      }
      expect([name, version]).toEqual([name, manifest.version])
    }
    expect(Object.keys(versions)).toContain('@testing-library/dom')
  })

  it('names a package that is missing, and the remedy', () => {
    expect(() => getVersions(readLock(process.cwd()), ['left-pad'])).toThrow(
      'package-lock.json has no package "left-pad", which downloaded projects need: install it.',
    )
  })

  it('has the files of each server, in both languages', async () => {
    const { servers } = await parts()
    expect(Object.keys(servers)).toEqual(['tickets', 'shop', 'cafe'])
    const names = servers.shop?.map(({ name }) => name)
    expect(names).toContain('simulated-server/named/shop/orders.ts')
    expect(names?.filter((name) => name.includes('tickets'))).toEqual([])
    const [start] = servers.cafe ?? []
    expect(start?.typescript).toContain('createCafeServer()')
  })
})
