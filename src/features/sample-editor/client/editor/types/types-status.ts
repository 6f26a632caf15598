import type { TypesState } from './type-checks'

/** Says in a sentence what is known of the types. */
export function typesStatus(state: TypesState): string {
  switch (state.is) {
    case 'loading':
      return 'Loading the TypeScript compiler…'
    case 'checking':
      return 'Checking types…'
    case 'checked':
      return countOf(state.diagnostics.length)
    case 'not loaded':
      return 'The compiler could not be loaded. Check your connection, then press “Check types” again.'
    case 'too long':
      return 'Stopped: checking the types took longer than 20 seconds. Change the code, then press “Check types” again.'
    case 'failed':
      return 'The compiler itself failed on this code. Change the code, then press “Check types” again.'
  }
}

function countOf(count: number): string {
  if (count === 0) return 'No type errors.'
  return count === 1 ? '1 type error.' : `${count} type errors.`
}
