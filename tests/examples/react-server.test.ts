import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('in a server component, React-Redux has hooks that throw, without withTypes', () => {
  const call = '(() => { try { reactRedux.useSelector() } catch (error) { return error.message } })()'
  const code = `import('react-redux').then((reactRedux) => console.log(${call}, typeof reactRedux.useDispatch.withTypes))`
  // The module that Next bundles for server components.
  const parameters = ['--conditions=react-server', '--eval', code]
  const printed = execFileSync(process.execPath, parameters, { encoding: 'utf8' })
  expect(printed).toContain('This function is not supported in React Server Components.')
  expect(printed).toMatch(/ undefined\n$/)
})
