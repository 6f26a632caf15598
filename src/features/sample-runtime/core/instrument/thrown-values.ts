import type { MoreInsertions } from '../claims/instrument'
import { nodesOf, partsOf, type Syntax } from '../claims/syntax'

/** Notes what is thrown, except for new errors: those know their place. */
export function thrownValuesOf(syntax: Syntax): MoreInsertions {
  const values = nodesOf(syntax, 'ThrowStatement')
    .flatMap((statement) => partsOf(statement).find(({ name }) => name !== 'throw') ?? [])
    .filter(({ name, type }) => name !== 'NewExpression' && !type.isError)
  return {
    openings: values.map(({ from }) => ({ position: from, text: 'import.meta.sample.thrown((' })),
    closings: values.map(({ to }) => ({ position: to, text: '))' })).reverse(),
  }
}
