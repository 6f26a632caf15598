import path from 'node:path'
import type { LoadContext, Plugin } from '@docusaurus/types'

/**
 * Shows a "Retry" button when the scripts of the first page fail to load. Docusaurus alone would leave the prerendered
 * text without any notice: React never starts, so no component can show one. React doesn't start either if the router
 * can't decode the address; src/client/clean-address.ts prevents that.
 */
export default function loadFailurePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: loadFailureScript() }] }),
    getClientModules: () => [path.join(siteDir, 'src/client/clean-address.ts')],
  }
}

/**
 * Makes the inline script that reports a script of the site that fails to load before React has hydrated the page. It
 * shows a bar with the failed address and a button that reloads the page; the text stays readable above it.
 */
export function loadFailureScript(): string {
  return `(${watchForLoadFailure.toString()})()`
}

/** Runs in the browser as an inline script, so it can't use anything outside the function. */
function watchForLoadFailure() {
  function show(text: string) {
    const root = document.documentElement
    if (root.getAttribute('data-has-hydrated') === 'true' || document.getElementById('load-failure')) return
    const strip = document.createElement('div')
    strip.id = 'load-failure'
    strip.setAttribute('role', 'alert')
    const message = document.createElement('p')
    message.textContent = 'Part of this page failed to load, so search and menus may not work. ' + text
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'action-button'
    button.textContent = 'Retry'
    button.addEventListener('click', function () {
      location.reload()
    })
    strip.append(message, button)
    document.body.append(strip)
  }
  addEventListener(
    'error',
    function (event) {
      const script = event.target
      if (script instanceof HTMLScriptElement && script.src.startsWith(location.origin + '/assets/')) {
        show('Could not load ' + new URL(script.src).pathname + '.')
      }
    },
    true,
  )
}
