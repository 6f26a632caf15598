import type { TypeDiagnostic, CheckedFile } from './messages'
import type { TypeChecker } from './service'

/** What a bundler makes of the styles that the files import. */
const STYLES: CheckedFile = {
  name: 'styles.d.ts',
  code: "declare module '*.module.css' {\n  const classes: Readonly<Record<string, string>>\n  export default classes\n}\n",
}

/**
 * Checks the shown files of a live demo together with its other files.
 *
 * @param loadRest - loads these files
 */
export function checkerForDemo(
  checker: TypeChecker,
  loadRest: () => Promise<readonly CheckedFile[]>,
): TypeChecker {
  return {
    async check(files) {
      const rest = await loadRest().catch(() => undefined)
      if (!rest) return { is: 'not loaded' }
      const outcome = await checker.check([...files, ...rest, STYLES])
      if (outcome.is !== 'checked') return outcome
      const names = files.map(({ name }) => name)
      return {
        is: 'checked',
        diagnostics: outcome.diagnostics.map((diagnostic) => withPlace(diagnostic, names)),
      }
    },
    close: () => checker.close(),
  }
}

/** Nothing leads to a file that isn't in the editor, so the text says where the error is. */
function withPlace(diagnostic: TypeDiagnostic, names: readonly string[]): TypeDiagnostic {
  const { file, line, text } = diagnostic
  return names.includes(file)
    ? diagnostic
    : { ...diagnostic, text: `Line ${line} of the demo’s ${file}: ${text}` }
}
