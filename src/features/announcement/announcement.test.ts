import vm from 'node:vm'
import { describe, expect, it } from 'vitest'

import { forgetOldDismissalScript } from '.'

const ID = 'docusaurus.announcement.id'
const DISMISSED = 'docusaurus.announcement.dismiss'

/** Runs the script for the announcement `id` with the storage `stored`, and returns the storage afterwards. */
function memoryAfter(id: string, stored: Record<string, string>): Record<string, string> {
  const memory = new Map(Object.entries(stored))
  const localStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  }
  vm.runInNewContext(forgetOldDismissalScript(id), { localStorage })
  return Object.fromEntries(memory)
}

describe('the script that forgets an old dismissal', () => {
  it('shows a new announcement to readers who closed an older one', () => {
    expect(memoryAfter('new', { [ID]: 'old', [DISMISSED]: 'true' })).toEqual({
      [ID]: 'new',
      [DISMISSED]: 'false',
    })
  })

  it('keeps the dismissal of the same announcement', () => {
    const stored = { [ID]: 'same', [DISMISSED]: 'true' }
    expect(memoryAfter('same', stored)).toEqual(stored)
  })

  it('shows the announcement on the first visit', () => {
    expect(memoryAfter('new', {})).toEqual({ [ID]: 'new', [DISMISSED]: 'false' })
  })

  it('does nothing where storage is blocked', () => {
    const blocked = {
      get localStorage(): never {
        throw new Error('SecurityError')
      },
    }
    expect(() => vm.runInNewContext(forgetOldDismissalScript('new'), blocked) as unknown).not.toThrow()
  })

  it('carries any id, and closes no script element', () => {
    const id = `'"\\</script><!--`
    expect(forgetOldDismissalScript(id)).not.toContain('<')
    expect(memoryAfter(id, {})).toMatchObject({ [ID]: id })
  })
})
