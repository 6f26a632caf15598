import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** React asks whether its updates are awaited by a test. */
const reactTestEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }

/**
 * Opens an example as a reader does: an empty page, and its `src/main.tsx`. Every call starts with a new store.
 *
 * @param main - imports the app's `src/main.tsx`
 * @param body - HTML of the page's body
 */
export async function openApp(main: () => Promise<unknown>, body = '<div id="root"></div>'): Promise<void> {
  reactTestEnvironment.IS_REACT_ACT_ENVIRONMENT = true
  document.body.innerHTML = body
  vi.resetModules()
  await act(async () => {
    await main()
  })
}
