import type { SearchClientConfig } from './custom-fields'
import { provider, type AnalyticsConfig } from '../features/analytics/provider'
import { SANDBOX_FLAGS } from '../features/sample-runtime/protocol/sandbox'

/** The services that pages may talk to, as far as they are configured. */
export interface Services {
  analytics: AnalyticsConfig | undefined
  search: SearchClientConfig
}

/**
 * Writes the Content-Security-Policy of the whole site: nothing but what is listed is loaded or run.
 *
 * Left out, with reasons: `strict-dynamic`, because all scripts are files of this site, which `'self'` covers;
 * `upgrade-insecure-requests`, because no address begins with `http:` and some browsers apply it to localhost;
 * `require-trusted-types-for`, because React and the router's chunk loader write HTML and script addresses as
 * strings, and a default policy that lets all strings pass protects nobody.
 *
 * @param scriptHashes - of the inline scripts, like `sha256-…`
 */
export function contentSecurityPolicy(scriptHashes: readonly string[], services: Services): string {
  const analytics = services.analytics === undefined ? [] : provider.origins(services.analytics)
  const hashes = scriptHashes.map((hash) => `'${hash}'`)
  const directives: Readonly<Record<string, readonly string[]>> = {
    // Firefox applies this line to prefetched files. Each unused kind of content is forbidden by its own line.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    // The sandbox of samples. A path would need the origin, which differs between production and previews. All other files
    // of this site forbid to be framed by `frame-ancestors`, which leaves that one.
    'frame-src': ["'self'"],
    // The workers of the search, and of the check of types in the editor of samples.
    'worker-src': ["'self'"],
    'media-src': ["'none'"],
    // The font of headings.
    'font-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...analytics],
    // Style attributes are allowed: React writes them into the prerendered pages, for the widths of diagrams and the
    // heights of demos; they can't run anything, and hashing each would double the header. Style elements are not.
    // Browsers that don't know `style-src-elem` take the first line for both.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'"],
    // Icons in the styles are `data:` addresses.
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...analytics, ...searchHosts(services.search)],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return format(directives)
}

/**
 * Writes the policy of the sandbox's frame: its own script, and workers and documents that it makes of texts. They inherit the
 * policy, so nothing can be fetched from there, not even from this site.
 *
 * @param scriptHashes - of its inline script, and of that of its documents
 * @param place - what a policy can't say in a `<meta>` is left out there
 */
export function framePolicy(scriptHashes: readonly string[], place: 'header' | 'meta'): string {
  const hashes = scriptHashes.map((hash) => `'${hash}'`)
  return format({
    // Everything that no line below allows: fonts, images, media, frames and the network, whatever the address.
    'default-src': ["'none'"],
    // Samples are evaluated as texts.
    'script-src': [...hashes, "'unsafe-eval'"],
    'worker-src': ['blob:'],
    // Style attributes: samples may have some, and they load nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'none'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    ...(place === 'header' && { 'frame-ancestors': ["'self'"], sandbox: [SANDBOX_FLAGS] }),
  })
}

function format(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The hosts of the hosted search, including those that its client tries when the first one fails. */
function searchHosts(search: SearchClientConfig): string[] {
  if (search.provider === 'embedded') return []
  const { appId } = search
  if (!/^[\w-]+$/.test(appId)) {
    throw new Error(
      `Environment: ALGOLIA_APP_ID is ${JSON.stringify(appId)}, but it may hold only letters, digits, "_" and "-".`,
    )
  }
  const hosts = ['-dsn.algolia.net', ...[1, 2, 3].map((number) => `-${number}.algolianet.com`)]
  return hosts.map((end) => `https://${appId.toLowerCase()}${end}`)
}
