import { expect, test } from 'vitest'

import { shownComponent } from '../shown-component'

const of = (...codes: string[]) =>
  shownComponent(
    codes.map((code, index) => ({ label: index === 0 ? 'src/App.tsx' : `src/${index}.tsx`, code })),
  )

test.each([
  'export default function App() { return <p>Hi</p> }',
  'function App() { return <p>Hi</p> }\nexport default App',
  'const App = () => <p>Hi</p>\nexport { App as default }',
  'const App = () => <p>Hi</p>\nexport default memo(App)',
  'export default () => <p>Hi</p>',
  'export default class App extends Component { render() { return <p>{this.renderRow()}</p> } }',
])('The default export is shown: %s', (code) => {
  expect(of(code)).toEqual({ file: 'src/App.tsx' })
})

test('Of several files, the one is shown that no other one imports.', () => {
  const row = "import { b } from './b'\nexport default function Row() { return <li>Tea</li> }"
  const app = "import Row from './App'\nexport default function List() { return <Row /> }"
  expect(of(row, app)).toEqual({ file: 'src/1.tsx' })
})

test('In JavaScript, too.', () => {
  expect(shownComponent([{ label: 'src/App.js', code: 'export default () => <p>Hi</p>' }])).toEqual({
    file: 'src/App.js',
  })
})

test.each([
  'const App = () => <p>Hi</p>',
  'export function App() { return <p>Hi</p> }',
  'class App extends Component { render() { return <p>Hi</p> } }',
  'function App() { return <p>Hi</p> }\nconst Other = () => <b>Hi</b>',
  'const App = () => <p>Hi</p>\nexport default slice.reducer',
])('A component that nothing renders is named: %s', (code) => {
  expect(of(code)).toEqual({ notShown: 'App' })
})

test.each([
  'export function useCups() { return useState(0) }',
  'const useCups = () => useState(0)\nexport const usePots = () => useState(0)',
])('A hook that nothing calls is named: %s', (code) => {
  expect(of(code)).toEqual({ notCalled: 'useCups' })
})

test.each([
  'export default function App() { return <p>Hi</p> }\nrender(<App />)',
  "export default App\nfunction App() { return <p>Hi</p> }\ncreateRoot(document.getElementById('root')!).render(<App />)",
  'export default () => <p>Hi</p>\nrenderHook<number>(() => 1)',
  'export default function total() { return 1 }',
  'const list = <ul />',
  'const useCups = () => useState(0)\nconst list = <ul />',
])('There is nothing to add: %s', (code) => {
  expect(of(code)).toEqual({})
})
