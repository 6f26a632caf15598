import convert from 'npm-to-yarn'

import { PACKAGE_MANAGERS, type PackageManager } from '../../../client/code-blocks/choices'
import type { Fence } from '../page/fence'
import { problemAt } from '../page/fence'
import type { Problem } from '../page/problem'

/** The commands of an `npm` fence in the words of a package manager. */
interface CommandForm {
  /** Undefined if all managers have the same words. */
  manager: PackageManager | undefined
  code: string
}

/** The commands of an `npm` fence in the words of each package manager, or once where they don't differ. */
export function commandForms({ code }: Fence): CommandForm[] {
  const forms = PACKAGE_MANAGERS.map((manager) => ({
    manager,
    code: manager === 'npm' ? code : convert(code, manager),
  }))
  const differ = forms.some((form) => form.code !== code)
  return differ ? forms : [{ manager: undefined, code }]
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
