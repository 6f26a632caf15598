/** The file that tests import `test` from. The build adds it to each challenge, and readers don't see it. */
export const TEST_HELPER = 'src/challenge.ts'

/** What the helper prints, as an error, for a test whose body has thrown: this, the test's name, a line break, the error. */
export const FAILED_TEST = 'Failed test: '
