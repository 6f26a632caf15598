import { readdirSync, readFileSync } from 'node:fs'
import { validateWorkflow } from '@action-validator/core'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

import { missingCommands, PULL_REQUEST, suitesRunBy } from './commands'

interface Step {
  uses?: string
  run?: string
}

interface Job {
  uses?: string
  steps?: Step[]
  'timeout-minutes'?: number
}

interface Workflow {
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

/** What steps run. `.ci/run` installs browsers, and passes its parameters to `npm test`. */
const getCommands = (steps: readonly Step[]) =>
  steps.map(({ run = '' }) => run.replace('.ci/run', 'npm test')).join('\n')

const FOLDER = '.github/workflows'

const workflows = readdirSync(FOLDER).map((name) => {
  const source = readFileSync(`${FOLDER}/${name}`, 'utf8')
  const { permissions, jobs } = parse(source) as Workflow
  const all = Object.values(jobs)
  return { name, source, permissions, jobs: all, steps: all.flatMap(({ steps = [] }) => steps) }
})

describe.each(workflows)('$name', ({ source, permissions, jobs, steps }) => {
  it('fits the schema of workflows', () => {
    expect(validateWorkflow(source).errors).toEqual([])
  })

  it('may only read unless a job says otherwise', () => {
    expect(permissions).toEqual({ contents: 'read' })
  })

  it('pins each action by a commit, with its version beside it', () => {
    const lines = source.split('\n').filter((line) => /\buses:/.test(line) && !line.includes('uses: ./'))
    const loose = lines.filter((line) => !/uses: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))
    expect(loose).toEqual([])
  })

  it('ends each job after a while', () => {
    const endless = jobs.filter(({ uses, 'timeout-minutes': minutes }) => !uses && minutes === undefined)
    expect(endless).toEqual([])
  })

  it('runs commands that exist', () => {
    expect(missingCommands(getCommands(steps))).toEqual([])
  })
})

describe('the workflows', () => {
  const { steps = [] } = workflows.find(({ name }) => name === 'test.yml') ?? {}

  it('run for a pull request what "npm test" runs', () => {
    const run = suitesRunBy(getCommands(steps))
    expect(PULL_REQUEST.filter((suite) => !run.includes(suite))).toEqual([])
    expect(PULL_REQUEST).toContain('browser')
  })

  it('have one version of each action', () => {
    const pins = workflows.flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
    const names = pins.map((pin) => pin.split('@')[0])
    expect(new Set(pins).size).toBe(new Set(names).size)
    expect(names).toContain('actions/checkout')
  })
})
