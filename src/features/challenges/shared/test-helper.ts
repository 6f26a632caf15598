import { BEGUN_TEST } from '../../sample-runtime/protocol/sample'

/** The file that tests import `test` from. The build adds it to each challenge, and readers don't see it. */
export const TEST_HELPER = 'src/challenge.ts'

/**
 * What the helper says of a test whose body has thrown: this, the test's name, a line break, the error. It prints that as an error; in
 * the editor it notes it, with the place at which the error was thrown.
 */
export const FAILED_TEST = 'Failed test: '

/** The text of the helper. A test that fails doesn't keep the others from running. */
export const HELPER_CODE = `export async function test(name: string, body: () => unknown): Promise<void> {
  const { sample } = import.meta as { sample?: { note?: (text: string, thrown?: unknown) => void } }
  sample?.note?.(\`${BEGUN_TEST}\${name}\`)
  try {
    await body()
  } catch (error) {
    const text = \`${FAILED_TEST}\${name}\\n\${error instanceof Error ? String(error) : JSON.stringify(error)}\`
    if (sample?.note) sample.note(text, error)
    else console.error(text)
  }
}
`
