import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

interface Locked {
  version?: string
  link?: boolean
  resolved?: string
  dev?: boolean
  devOptional?: boolean
}

const FOLDER = 'scripts/stand-ins'
/** Of these, the site uses what the stand-in has, or what it forwards. */
const USED = ['webpack', 'object.assign', 'update-notifier', '@docsearch/react']
/** What `npm start` may install, with stand-ins and packages of other systems. */
const LIMIT = 1000

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const standIns = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => {
    const folder = path.posix.join(FOLDER, name)
    return { folder, ...(read(`${folder}/package.json`) as { name: string; description: string }) }
  })

describe.each(standIns)('$folder', ({ folder, name, description }) => {
  it('is what every package finds by its name', () => {
    const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`))
    expect(
      places,
      `${name} is installed beside its stand-in: write the version that is asked for into ${folder}/package.json, and run "npm install"`,
    ).toEqual([`node_modules/${name}`])
    expect(packages[`node_modules/${name}`]).toMatchObject({ link: true, resolved: folder })
  })

  it('says why the package is not needed', () => {
    expect(description).toMatch(/\w+ \w+/)
  })
})

describe.each(standIns.filter(({ name }) => !USED.includes(name)))(
  'the stand-in for $name',
  ({ name, folder }) => {
    it('can be loaded as Docusaurus does, and refuses to be used', () => {
      const loaded = createRequire(path.resolve('package.json'))(name) as Record<string, unknown> &
        (new () => unknown) &
        (() => unknown)
      expect(loaded.__esModule).toBeUndefined()
      const refusal = `${name} is used here, which this site does without: delete its folder in ${FOLDER}`
      expect(() => new loaded(), folder).toThrow(refusal)
      expect(() => loaded(), folder).toThrow(refusal)
      expect(() => loaded['anything'], folder).toThrow(refusal)
    })
  },
)

it('npm start installs few packages', () => {
  const installed = Object.entries(packages)
    .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
    .map(([place]) => place)
  const remedy = `"npm ls --omit=dev NAME" says who brings a package; what only tests need is a devDependency, and what is never used has a stand-in (${FOLDER}/README.md)`
  expect(installed.length, remedy).toBeLessThanOrEqual(LIMIT)
})
