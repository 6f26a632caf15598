import type { PlacedClaim } from '../options'
import type { TestClaim } from './judge-tests'

/** Finds the lines of claims, and the statements that they are about. */
export function claimsIn(code: string, claims: readonly PlacedClaim[]): TestClaim[] {
  const lines = code.split('\n')
  return claims.map(({ number, kind, from }) => {
    const line = code.slice(0, from).split('\n').length - 1
    const statement = lines[line] ?? ''
    return { number, kind, line, code: statement.replace(/;?\s*\/\/ (?:→|throws).*$/, '').trim() }
  })
}
