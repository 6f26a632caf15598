// @ts-check

const BLOCKS =
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIALOG DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LEGEND LI MAIN NAV OL P PRE SECTION SUMMARY TABLE TR UL'.split(
    ' ',
  )
const WITHOUT_TEXT = ['SCRIPT', 'STYLE', 'TEMPLATE']

/** How controls are written, by their tags: `[Save]` is a button, `_Oat milk_` a text field, `☑` a ticked box. */
const CONTROLS = {
  /** @param {HTMLButtonElement} button */
  BUTTON: (button) => `[${getText(button)}]${disabledMark(button)}`,
  /** @param {HTMLInputElement} input */
  INPUT: (input) => `${inputText(input)}${disabledMark(input)}`,
  /** @param {HTMLTextAreaElement} field */
  TEXTAREA: (field) => `${fieldText(field)}${disabledMark(field)}`,
  /** @param {HTMLSelectElement} select */
  SELECT: (select) => `[${select.selectedOptions[0]?.textContent ?? ''} ▾]${disabledMark(select)}`,
  /** @param {HTMLImageElement} image */
  IMG: (image) => (image.alt === '' ? '' : `(picture: ${image.alt})`),
}

/**
 * Writes what a document shows, as text that also says what can be pressed and typed into.
 *
 * @param {Element} body
 * @returns {string[]} a line for each block that has text or a control; without hidden parts
 */
export function describeScreen(body) {
  const lines = ['']
  /** @param {string} text */
  const write = (text) => void (lines[lines.length - 1] += text)
  /** @param {Node} node */
  const visit = (node) => {
    if (node.nodeType === node.TEXT_NODE) write(node.textContent ?? '')
    if (node.nodeType !== node.ELEMENT_NODE) return
    const element = /** @type {HTMLElement} */ (node)
    if (isHidden(element)) return
    const control = /** @type {((element: Element) => string) | undefined} */ (
      CONTROLS[/** @type {keyof typeof CONTROLS} */ (element.tagName)]
    )
    if (control) {
      write(` ${control(element)} `)
      return
    }
    const isBlock = BLOCKS.includes(element.tagName)
    if (isBlock || element.tagName === 'BR') lines.push('')
    if (element.tagName === 'LI') write('• ')
    if (/^T[DH]$/.test(element.tagName) && element.previousElementSibling) write(' | ')
    element.childNodes.forEach(visit)
    if (isBlock) lines.push('')
  }
  body.childNodes.forEach(visit)
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '' && line !== '•')
}

/**
 * Gives a document the element that apps render into.
 *
 * @param {Document} document
 */
export function addRoot(document) {
  const root = document.createElement('div')
  root.id = 'root'
  document.body.replaceChildren(root)
}

/** @param {HTMLElement} element */
function isHidden(element) {
  return element.hidden || WITHOUT_TEXT.includes(element.tagName) || element.style.display === 'none'
}

/** @param {Element} element */
function getText(element) {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim() || (element.getAttribute('aria-label') ?? '')
}

/** @param {{ disabled: boolean }} control */
function disabledMark({ disabled }) {
  return disabled ? ' (disabled)' : ''
}

/** @param {{ value: string, placeholder: string }} field */
function fieldText({ value, placeholder }) {
  const text = value || placeholder
  return text === '' ? '____' : `_${text}_`
}

/** @param {HTMLInputElement} input */
function inputText(input) {
  const { type, checked, value } = input
  if (type === 'checkbox') return checked ? '☑' : '☐'
  if (type === 'radio') return checked ? '◉' : '○'
  if (type === 'submit' || type === 'button' || type === 'reset') return `[${value}]`
  return type === 'hidden' ? '' : fieldText(input)
}
