import { describe, expect, it } from 'vitest'

import { schedule } from '../../../../scripts/test/schedule.mjs'

/** Tasks that end when they are told to, and what began and ended in which order. */
function tasks() {
  const events: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, isAlone: boolean): Promise<string> => {
    events.push(`${name} begins${isAlone ? ' alone' : ''}`)
    return new Promise((resolve) =>
      ends.set(name, () => {
        events.push(`${name} ends`)
        resolve(name.toUpperCase())
      }),
    )
  }
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { events, run, end }
}

describe('schedule', () => {
  it('runs as many side by side as there are cores, and keeps the order of the results', async () => {
    const { events, run, end } = tasks()
    const list = ['a', 'b', 'c'].map((name) => ({ name, cores: 1 }))
    const results = schedule(list, { cores: 2, run })
    expect(events).toEqual(['a begins', 'b begins'])
    await end('b')
    expect(events.at(-1)).toBe('c begins')
    await end('c')
    await end('a')
    expect(await results).toEqual(['A', 'B', 'C'])
  })

  it('lets a task wait for what it needs, and a later one go first', async () => {
    const { events, run, end } = tasks()
    const list = [
      { name: 'build', cores: 1 },
      { name: 'site', cores: 1, needs: ['build'] },
      { name: 'lint', cores: 1 },
    ]
    const results = schedule(list, { cores: 2, run })
    expect(events).toEqual(['build begins', 'lint begins'])
    await end('build')
    expect(events).toEqual(['build begins', 'lint begins', 'build ends', 'site begins'])
    await end('site')
    await end('lint')
    expect(await results).toHaveLength(3)
  })

  it('runs a task that needs all cores alone', async () => {
    const { events, run, end } = tasks()
    const list = [
      { name: 'lint', cores: 1 },
      { name: 'browser', cores: 2 },
    ]
    const results = schedule(list, { cores: 2, run })
    expect(events).toEqual(['lint begins'])
    await end('lint')
    expect(events).toEqual(['lint begins', 'lint ends', 'browser begins alone'])
    await end('browser')
    expect(await results).toEqual(['LINT', 'BROWSER'])
  })

  it('does not wait for what is not run', async () => {
    const { events, run, end } = tasks()
    const results = schedule([{ name: 'site', cores: 1, needs: ['build'] }], { cores: 2, run })
    expect(events).toEqual(['site begins alone'])
    await end('site')
    expect(await results).toEqual(['SITE'])
  })

  it('ends with an error where tasks wait for each other', async () => {
    const { run } = tasks()
    const list = [
      { name: 'a', cores: 1, needs: ['b'] },
      { name: 'b', cores: 1, needs: ['a'] },
    ]
    await expect(schedule(list, { cores: 2, run })).rejects.toThrow('a can never begin: it needs b.')
  })
})
