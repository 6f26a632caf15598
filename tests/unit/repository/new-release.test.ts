import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'

interface Workflow {
  jobs: { propose: { steps: { id?: string; run?: string }[] } }
}

const { jobs } = parse(readFileSync('.github/workflows/new-release.yml', 'utf8')) as Workflow
const stepOf = (id: string) => jobs.propose.steps.find((step) => step.id === id)?.run ?? ''

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-release-'))
  mkdirSync(path.join(folder, '.cache/upgrade'), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{"dependencies":{"@reduxjs/toolkit":"2.14.0"}}')
  writeFileSync(path.join(folder, '.cache/upgrade/report.txt'), 'surface: 1. Correct it.')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a step as the runner does, with programs that note their parameters and answer with a text. */
function runStep(id: string, answers: Record<string, string>, environment: Record<string, string> = {}) {
  for (const [name, answer] of Object.entries(answers)) {
    const program = path.join(folder, name)
    writeFileSync(program, `#!/bin/sh\necho "${name} $*" >> "$CALLS"\nprintf '%s' '${answer}'\n`)
    chmodSync(program, 0o755)
  }
  const files = { GITHUB_OUTPUT: 'output', CALLS: 'calls', RUNNER_TEMP: '' }
  const env = Object.fromEntries(Object.entries(files).map(([name, file]) => [name, path.join(folder, file)]))
  execFileSync('bash', ['-e', '-c', stepOf(id)], {
    cwd: folder,
    stdio: 'pipe',
    env: { ...process.env, ...env, ...environment, PATH: `${folder}:${process.env.PATH ?? ''}` },
  })
  const read = (name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : ''
  return { output: read('output'), calls: read('calls'), body: read('body.md') }
}

it.runIf(process.platform !== 'win32').each([
  ['there is a new release', '2.15.0', '0', 'newest=2.15.0\n'],
  ['the newest release is described', '2.14.0', '0', ''],
  ['its pull request is there', '2.15.0', '1', ''],
])('if %s, the outcome fits', (_, newest, pullRequests, output) => {
  expect(runStep('look', { npm: newest, gh: pullRequests }).output).toBe(output)
})

it.runIf(process.platform !== 'win32')(
  'a new release gets a branch, and a pull request with the report',
  () => {
    const { calls, body } = runStep('propose', { git: '', gh: '' }, { VERSION: '2.15.0' })
    expect(calls).toContain('git push --force origin library-2.15.0\n')
    expect(calls).toMatch(
      /gh pr create --head library-2\.15\.0 --title Describe Redux Toolkit 2\.15\.0 --body-file .+body\.md\n$/,
    )
    expect(body).toContain('```text\nsurface: 1. Correct it.\n```')
  },
)
