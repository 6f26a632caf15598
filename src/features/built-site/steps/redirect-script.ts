import type { Step } from '../../../lib/build/built-site-step'

/** The script of a redirect page (templates/redirectPage.template.html.js in @docusaurus/plugin-client-redirects/lib). */
const OWN_SCRIPT = /window\.location\.href = '[^']*' \+ window\.location\.search \+ window\.location\.hash;/
const SHARED_SCRIPT =
  "window.location.href = document.querySelector('[rel=canonical]').href + window.location.search + window.location.hash;"

/**
 * Gives all static redirect pages the same script, which finds the target in the page. The policy lists each inline script by
 * its hash, 54 bytes of it, and is sent with every answer.
 */
export const redirectScript: Step<undefined> = {
  name: 'redirect-script',
  reads: 'page',
  isQuick: true,
  read: () => undefined,
  change: (html) => html.replace(OWN_SCRIPT, SHARED_SCRIPT),
}
