import convert from 'npm-to-yarn'

import { PACKAGE_MANAGERS, type PackageManager } from '../../shared/code-choices'
import type { Fence } from '../page/fence'
import { diagnosticAt } from '../page/fence'
import type { Diagnostic } from '../../../../lib/build/diagnostic'

/** The commands of an `npm` fence for a package manager. */
interface CommandForm {
  /** Undefined if the commands are the same for all managers. */
  manager: PackageManager | undefined
  code: string
}

/** The commands of an `npm` fence for each package manager, or once if they don't differ. */
export function commandForms({ code }: Fence): CommandForm[] {
  const forms = PACKAGE_MANAGERS.map((manager) => ({
    manager,
    code: manager === 'npm' ? code : convert(code, manager),
  }))
  const differ = forms.some((form) => form.code !== code)
  return differ ? forms : [{ manager: undefined, code }]
}

/** Reports lines of an `npm` fence that aren't npm commands, because they can't be translated. */
export function commandDiagnostics(fence: Fence): Diagnostic[] {
  const lines = fence.code.split('\n')
  return lines.flatMap((line, index) => {
    if (/^\s*(#.*|(npm|npx|cd) .+)?$/.test(line)) return []
    return [
      diagnosticAt(
        fence,
        index,
        0,
        'An npm fence holds npm, npx and cd commands only; use ```bash for others.',
      ),
    ]
  })
}
