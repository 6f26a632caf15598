import { getMessage, getText } from './texts'

declare global {
  /** Called with the value of each statement that has a comment like `// → 1`. */
  var sampleValue: (place: string, value: unknown, expected: () => unknown) => void
  /** Called with each statement that has a comment like `// throws text`. */
  var sampleThrows: (place: string, text: string, run: () => unknown) => unknown
}

/** Outside of the page's body, so that a sample that looks at the page doesn't find it. */
const output = document.createElement('div')
const lines = output.attachShadow({ mode: 'open' })
lines.innerHTML = '<style>p { margin: 0.5rem; font: 0.875rem monospace; white-space: pre-wrap }</style>'
document.documentElement.append(output)

function write(text: string, color = ''): void {
  const line = document.createElement('p')
  line.style.color = color
  line.textContent = text
  lines.append(line)
}

const print = console.log.bind(console)

/** Prints to the console, too. */
function say(text: string): void {
  print(text)
  write(text)
}

const COLORS = { log: '', info: '', debug: '', warn: '#8a5a00', error: '#b3261e' }

for (const level of Object.keys(COLORS) as (keyof typeof COLORS)[]) {
  const original = console[level].bind(console)
  console[level] = (...values: unknown[]) => {
    original(...values)
    const texts = values.map((value) => (typeof value === 'string' ? value : getText(value)))
    // React and other libraries write hints in colors, which are meant for the console.
    if (!texts[0]?.startsWith('%c')) write(texts.join(' '), COLORS[level])
  }
}

globalThis.sampleValue = (place, value) => say(`${place} → ${getText(value)}`)

globalThis.sampleThrows = (place, _text, run) => {
  const thrown = (error: unknown): void => say(`${place} throws ${getMessage(error)}`)
  const returned = (value: unknown): void => say(`${place} → ${getText(value)}`)
  try {
    const value = run()
    if (value instanceof Promise) return value.then(returned, thrown)
    returned(value)
  } catch (error) {
    thrown(error)
  }
  return undefined
}

addEventListener('error', ({ message }) => write(message, COLORS.error))
addEventListener('unhandledrejection', ({ reason }) => write(getMessage(reason), COLORS.error))
