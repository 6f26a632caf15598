import type { FrameLocator } from '@playwright/test'

import { expect, type Locator, type Page } from './test'

export const editorOf = (page: Page): Locator => page.locator('.try-editor')
export const status = (page: Page): Locator => editorOf(page).locator('.try-status')

/** What the reader sees of a screen; the next one waits hidden beside it. */
export function screenOf(page: Page): FrameLocator {
  return page.frameLocator('.try-frame iframe').frameLocator('iframe:not([style*="hidden"])')
}

/** Opens the playground's component, and waits for its screen. */
export async function openPlayground(page: Page): Promise<void> {
  await page.goto('/playground#component')
  await expect(status(page)).toContainText('unchanged')
  await bringIntoView(page)
}

/** Scrolls to the screen: out of view, frames of other origins are not drawn, and what isn't drawn can't be clicked. */
export function bringIntoView(page: Page): Promise<void> {
  return editorOf(page).locator('.try-frame').scrollIntoViewIfNeeded()
}

/** Replaces the text in the editor. */
export async function write(page: Page, text: string): Promise<void> {
  await editorOf(page).locator('.cm-content').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** A button with a count; `NEXT` stands for what it becomes. */
export const BUTTON = `import { useState } from 'react'
import { render } from '@testing-library/react'
function Counter() {
  const [count, setCount] = useState(1)
  return <button onClick={() => setCount(NEXT)}>Count {count}</button>
}
render(<Counter />)`
