import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'))

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  overrides: Record<string, unknown>
}
const packages = Object.keys({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.overrides,
})

/** As Dependabot reads patterns: a star stands for anything. */
const matches = (name: string, pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(name)

describe('the updates of packages', () => {
  const { updates } = read('.github/dependabot.yml') as {
    updates: Array<{
      'package-ecosystem': string
      groups: Record<string, { patterns: string[] }>
      ignore?: Array<{ 'dependency-name': string }>
    }>
  }
  const npm = updates.find((update) => update['package-ecosystem'] === 'npm')
  const patterns = [
    ...Object.values(npm?.groups ?? {}).flatMap((group) => group.patterns),
    ...(npm?.ignore ?? []).map((entry) => entry['dependency-name']),
  ]

  it.each(patterns)('name a package of package.json with %s', (pattern) => {
    expect(packages.filter((name) => matches(name, pattern))).not.toEqual([])
  })

  it('put no package into two groups', () => {
    const groups = Object.values(npm?.groups ?? {}).map((group) => group.patterns)
    const twice = packages.filter(
      (name) => groups.filter((list) => list.some((pattern) => matches(name, pattern))).length > 1,
    )
    expect(twice).toEqual([])
  })

  it('leave the library to "npm run upgrade"', () => {
    expect(patterns).toContain('@reduxjs/toolkit')
  })
})

const FORMS = '.github/ISSUE_TEMPLATE'
const forms = readdirSync(FORMS).filter((name) => name !== 'config.yml')

describe.each(forms)('the form %s', (name) => {
  const form = read(`${FORMS}/${name}`) as {
    name: string
    description: string
    body: Array<{ type: string; id: string; attributes: { label: string } }>
  }

  it('has what GitHub asks of a form', () => {
    expect(form.name).toMatch(/\w/)
    expect(form.description).toMatch(/\.$/)
    expect(form.body.map(({ type }) => type).filter((type) => !['input', 'textarea'].includes(type))).toEqual(
      [],
    )
    expect(form.body.filter(({ attributes }) => !attributes.label)).toEqual([])
  })

  it('names each field once', () => {
    const ids = form.body.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('the owners', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => /^[^#\s]/.test(line))

  it('are of files that exist', () => {
    const places = lines.map((line) => line.split(' ')[0] ?? '').filter((place) => place !== '*')
    expect(places.filter((place) => !existsSync(`.${place}`))).toEqual([])
    expect(places).toContain('/src/features/sample-runtime/')
  })

  it('are named', () => {
    expect(lines.filter((line) => !/ @[\w-]+\/[\w-]+$/.test(line))).toEqual([])
  })
})

describe('the container for contributors', () => {
  it('has the version of Node that .nvmrc names', () => {
    const { image } = JSON.parse(readFileSync('.devcontainer/devcontainer.json', 'utf8')) as { image: string }
    expect(image).toContain(`javascript-node:${readFileSync('.nvmrc', 'utf8').trim()}-`)
  })
})
