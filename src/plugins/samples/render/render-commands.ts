import convert from 'npm-to-yarn'

import { PACKAGE_MANAGERS, type PackageManager } from '../../../client/code-blocks/choices'
import type { Fence } from '../page/fence'
import { problemAt } from '../page/fence'
import type { Problem } from '../page/problem'

/** The commands of an `npm` fence in the words of each package manager. */
export function commandsOf({ code }: Fence): Record<PackageManager, string> {
  const forms = PACKAGE_MANAGERS.map((manager) => [
    manager,
    manager === 'npm' ? code : convert(code, manager),
  ])
  return Object.fromEntries(forms) as Record<PackageManager, string>
}

/** Lines of an `npm` fence that are no commands of npm: other package managers have no word for them. */
export function commandProblems(fence: Fence): Problem[] {
  const lines = fence.code.split('\n')
  return lines.flatMap((line, index) => {
    if (/^\s*(#.*|(npm|npx|cd) .+)?$/.test(line)) return []
    return [
      problemAt(fence, index, 0, 'An npm fence holds npm, npx and cd commands only; use ```bash for others.'),
    ]
  })
}
