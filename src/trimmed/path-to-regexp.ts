/**
 * What the router uses of `path-to-regexp` 1, for paths without parameters. All of this site's are: Docusaurus makes
 * one route per page, besides `*`.
 */
interface Options {
  end?: boolean
  sensitive?: boolean
  strict?: boolean
}

/** @throws Error for a path with parameters */
function pathToRegexp(path: string, _keys?: unknown[], options: Options = {}): RegExp {
  const { end = true, sensitive = false, strict = false } = options
  assertLiteral(path)
  const endsWithSlash = path.endsWith('/')
  const kept = !strict && endsWithSlash ? path.slice(0, -1) : path
  const text = kept === '*' ? '(.*)' : kept.replace(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&')
  const slash = strict ? '' : '(?:\\/(?=$))?'
  const boundary = end ? '$' : strict && endsWithSlash ? '' : '(?=\\/|$)'
  return new RegExp(`^${text}${slash}${boundary}`, sensitive ? '' : 'i')
}

/** The address for a path: itself, as there are no parameters to fill in. */
pathToRegexp.compile = (path: string) => {
  assertLiteral(path)
  return () => path
}

function assertLiteral(path: string): void {
  if (path !== '*' && /[:*()?+]/.test(path)) {
    throw new Error(`The route ${path} has parameters: take path-to-regexp out of REPLACEMENTS.`)
  }
}

export default pathToRegexp
