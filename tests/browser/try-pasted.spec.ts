import { expect, test, type Page } from './test'
import { editorOf, openPlayground, screenOf, status, write } from './try-screen-parts'

/** An app as somebody pastes it from a project of their own, and what the playground makes of it. */
interface Pasted {
  style: string
  code: string
  /** Files beside the pasted one. */
  more?: Record<string, string>
  /** What the status says. */
  says: string
  /** What is on the screen; absent where the app can't run here. */
  shows?: string
  /** What the strip says is missing, with the line. */
  lacks?: RegExp
}

const RAN = 'Ran without an error.'
const STORE = `import { configureStore, createSlice } from '@reduxjs/toolkit'
export const cups = createSlice({ name: 'cups', initialState: 2, reducers: { poured: (cups) => cups + 1 } })
export const store = configureStore({ reducer: { cups: cups.reducer } })`

const PASTED: readonly Pasted[] = [
  {
    style: 'a default export',
    code: `import React from 'react'
import { useDispatch, useSelector } from 'react-redux'
${STORE}
export default function App() {
  const dispatch = useDispatch()
  const count = useSelector((state) => state.cups)
  return <React.StrictMode><button onClick={() => dispatch(cups.actions.poured())}>{count} cups</button></React.StrictMode>
}`,
    says: RAN,
    shows: '2 cups',
  },
  {
    style: 'createRoot',
    code: `import ReactDOM from 'react-dom/client'
import { Provider, useSelector } from 'react-redux'
${STORE}
const App = () => <p>{useSelector((state: { cups: number }) => state.cups)} cups</p>
ReactDOM.createRoot(document.getElementById('root')!).render(<Provider store={store}><App /></Provider>)`,
    says: RAN,
    shows: '2 cups',
  },
  {
    style: 'several files',
    code: `import { Provider } from 'react-redux'
import { Cups } from './features/Cups'
import { store } from './app/store'
export default () => <Provider store={store}><Cups /></Provider>`,
    more: {
      'src/app/store.ts': STORE,
      'src/features/Cups.tsx': `import { useSelector } from 'react-redux'
export const Cups = () => <p>{useSelector((state: { cups: number }) => state.cups)} cups</p>`,
    },
    says: RAN,
    shows: '2 cups',
  },
  {
    style: 'hooks only',
    code: `import { useState } from 'react'
export function useCups() {
  const [count, setCount] = useState(2)
  return { count, pour: () => setCount(count + 1) }
}`,
    says: 'Ran, but nothing calls useCups. Add a component that does.',
  },
  {
    style: 'a class component',
    code: `import { Component } from 'react'
import { connect } from 'react-redux'
${STORE}
class Cups extends Component<{ count: number }> {
  state = { isHot: true }
  render() {
    return <p>{this.props.count} {this.state.isHot ? 'hot' : 'cold'} cups</p>
  }
}
export default connect((state: { cups: number }) => ({ count: state.cups }))(Cups)`,
    says: RAN,
    shows: '2 hot cups',
  },
  {
    style: 'JavaScript',
    code: `import { useState } from 'react'
function Cups({ start }) {
  const [count, setCount] = useState(start)
  return <button onClick={() => setCount(count + 1)}>{count} cups</button>
}
Cups.defaultProps = {}
const App = () => <Cups start={2} />
export { App as default }`,
    says: RAN,
    shows: '2 cups',
  },
  {
    style: 'with styles',
    code: `import './App.css'
import 'bootstrap/dist/css/bootstrap.min.css'
import styles from './App.module.css'
export default () => <p className={styles.cups}>2 cups</p>`,
    says: 'Ran, with 3 warnings.',
    shows: '2 cups',
    lacks: /There is no file "\.\/App\.css" here\. The code runs without it\. line 1/,
  },
  {
    style: 'with a router',
    code: `import { useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
export default () => <BrowserRouter><Routes><Route path="/" element={<p>2 cups</p>} /></Routes></BrowserRouter>`,
    says: 'An error on line 2.',
    lacks:
      /The package "react-router-dom" is not available here\. Leave it out, or choose “Download”.* line 2/,
  },
  {
    style: 'with fetch',
    code: `import { useEffect, useState } from 'react'
export default function App() {
  const [text, setText] = useState('Loading')
  useEffect(() => {
    fetch('https://cafe.example/cups').then((response) => response.json()).then(setText, () => setText('Failed'))
  }, [])
  return <p>{text}</p>
}`,
    says: RAN,
    shows: 'Failed',
    lacks: /GET https:\/\/cafe\.example\/cups: There is no network here/,
  },
  {
    style: 'with a custom hook, not exported by default',
    code: `import { useCallback, useState } from 'react'
function useCups(start: number) {
  const [count, setCount] = useState(start)
  return [count, useCallback(() => setCount((now) => now + 1), [])] as const
}
export const App = () => {
  const [count, pour] = useCups(2)
  return <button onClick={pour}>{count} cups</button>
}`,
    says: 'Ran, but nothing renders App. Add: export default App',
  },
]

async function addFile(page: Page, name: string, text: string): Promise<void> {
  await editorOf(page).getByRole('button', { name: 'New file' }).click()
  await editorOf(page).getByLabel('Name of the new file').fill(name)
  await page.keyboard.press('Enter')
  await expect(editorOf(page).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  await write(page, text)
}

for (const { style, code, more = {}, says, shows, lacks } of PASTED) {
  test(`a pasted app, ${style}`, async ({ page }) => {
    await openPlayground(page)
    for (const [name, text] of Object.entries(more)) await addFile(page, name, text)
    if (Object.keys(more).length > 0) await editorOf(page).getByRole('tab').first().click()
    await write(page, code)
    await expect(status(page)).toHaveText(says)
    if (shows !== undefined) await expect(screenOf(page).locator('body')).toContainText(shows)
    if (lacks) await expect(editorOf(page).locator('.try-line').filter({ hasText: lacks })).toBeVisible()
  })
}

test('an error and a warning of React lead to their lines and to what they mean', async ({ page }) => {
  await openPlayground(page)
  await write(page, 'export default () => <ul>{[1, 2].map((cup) => (\n  <li>{cup}</li>\n))}</ul>')
  await expect(status(page)).toHaveText('Ran, with a warning on line 2.')
  const warnings = editorOf(page).getByRole('group', { name: 'Warnings' })
  await expect(warnings.getByRole('link')).toHaveAttribute('href', '/errors#missing-key')
  await write(page, 'const cup: any = { size: 2 }\nexport default () => <p>{cup}</p>')
  await expect(status(page)).toHaveText('An error on line 2.')
  const errors = editorOf(page).getByRole('group', { name: 'Errors' })
  await expect(errors.getByRole('link')).toHaveAttribute('href', '/errors#object-as-child')
  await expect(warnings).toHaveCount(0)
})

test('code without an end names its line', async ({ page }) => {
  await openPlayground(page)
  await write(page, 'const pour = () => {\n  while (true) {}\n}\npour()')
  await expect(status(page)).toHaveText('Stopped: this ran for two seconds without an end on line 2.')
})
