import path from 'node:path'

/** Variables that programs need to find their tools, the home directory and the network. */
const KEPT =
  /^(PATH|HOME|USER|LOGNAME|SHELL|TERM|LANG|LC_\w+|TZ|TMPDIR|CHROMIUM|NODE_EXTRA_CA_CERTS|(HTTPS?|NO|ALL)_PROXY)$/i
/** npm's registry settings; the other variables that `npm run` sets are about this repository. */
const KEPT_OF_NPM = /^npm_config_(registry|userconfig|globalconfig|cache|cafile|(https?_)?proxy|noproxy)$/i

/**
 * The environment of a new terminal: without what `npm run`, an editor or a shell added for this repository.
 *
 * @param {Record<string, string | undefined>} environment
 * @param {string} repository whose tools are left out of the PATH
 * @returns {Record<string, string>}
 */
export function cleanEnvironment(environment, repository) {
  const kept = Object.entries(environment).filter(([name]) => KEPT.test(name) || KEPT_OF_NPM.test(name))
  const clean = Object.fromEntries(kept)
  return { ...clean, PATH: withoutToolsOf(repository, clean.PATH ?? '') }
}

/** `npm run` puts the tools of the repository first, and those of each directory above. */
function withoutToolsOf(repository, searchPath) {
  const isOutside = (entry) =>
    !entry.startsWith(repository + path.sep) && !/node_modules[\\/](\.bin|@npmcli[\\/]run-script)/.test(entry)
  return searchPath.split(path.delimiter).filter(isOutside).join(path.delimiter)
}
