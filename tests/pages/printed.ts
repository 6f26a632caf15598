import type { Page } from '../browser/test'

/** The size of A4 within the margins, portrait and landscape, in CSS pixels. */
const SHEETS = [
  { width: 718, height: 1046 },
  { width: 1046, height: 718 },
]

/**
 * What is cut off at the edges of a sheet, whether the text takes its width, and what of demos needs a screen. The page is
 * left as it is shown on a screen.
 */
export async function printFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.emulateMedia({ media: 'print' })
  for (const sheet of SHEETS) {
    await page.setViewportSize(sheet)
    const found = await page.evaluate(faultsOnSheet, sheet.width)
    faults.push(...found.map((fault) => `on a sheet ${sheet.width} wide: ${fault}`))
  }
  faults.push(...(await page.locator('[data-live-demo]').evaluateAll(demoFaults)))
  await page.emulateMedia({ media: 'screen' })
  return faults
}

/** Runs in the page. */
function faultsOnSheet(width: number): string[] {
  const boxes = [
    ...document.querySelectorAll<HTMLElement>('main :is(pre, code, table, p, li, figure, h1, h2, th, td)'),
  ]
  const beyond = boxes.filter((box) => {
    const { left, right } = box.getBoundingClientRect()
    return left < -1 || right > width + 1
  })
  // Static parts keep their place in the layout, on some pages in a column.
  const texts = document.querySelectorAll('.theme-doc-markdown, main:not(:has(.theme-doc-markdown))')
  const text = [...texts].at(-1)?.getBoundingClientRect().width ?? 0
  return [
    ...beyond.map((box) => `${box.tagName} is cut off: ${box.textContent.slice(0, 60)}`),
    ...(text > width * 0.9 ? [] : [`the text is ${text} wide`]),
  ]
}

/** Of a demo, paper has what to try and the address, and nothing that needs a screen. Runs in the page. */
function demoFaults(demos: Element[]): string[] {
  return demos.flatMap((demo) => {
    const name = demo.getAttribute('data-live-demo') ?? ''
    const isPrinted = (element: Element): boolean => element.checkVisibility()
    const hidden = [...demo.querySelectorAll('[data-stage], details, button')].filter(isPrinted)
    const prompts = [...demo.querySelectorAll(':scope > ol > li')].filter(isPrinted).length
    const place = getComputedStyle(demo, '::after').content
    return [
      ...hidden.map(({ tagName }) => `the demo ${name} prints ${tagName}`),
      ...(prompts === 3 ? [] : [`the demo ${name} prints ${prompts} of its 3 prompts`]),
      ...(place.includes(`#demo-${name}`) ? [] : [`the demo ${name} does not say where it runs: ${place}`]),
    ]
  })
}
