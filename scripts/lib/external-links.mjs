import { promisify } from 'node:util'
import linkCheck from 'link-check'
import pLimit from 'p-limit'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** What nobody can ask: addresses that are reserved for examples, and this machine. */
const NOBODY = /^(?:localhost|127\.0\.0\.1|(?:.+\.)?example(?:\.(?:com|net|org))?|.+\.(?:test|invalid))$/

const READERS = {
  md: unified().use(remarkParse).use(remarkGfm),
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkGfm),
}

/**
 * Lists the addresses outside of the site that a page links to.
 *
 * @param {string} source
 * @param {'md' | 'mdx'} language
 * @returns {Array<{ address: string, line: number }>} without their hashes, which servers never see
 */
export function getLinks(source, language) {
  const links = []
  visit(READERS[language].parse(source), (node) => {
    for (const address of addressesIn(node)) {
      if (isOutside(address))
        links.push({ address: withoutHash(address), line: node.position?.start.line ?? 0 })
    }
  })
  return links
}

function addressesIn(node) {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition') return [node.url]
  if (!/^mdxJsx/.test(node.type)) return []
  const named = node.attributes.filter(({ name }) => name === 'href' || name === 'src')
  return named.map(({ value }) => value).filter((value) => typeof value === 'string')
}

function isOutside(address) {
  return /^https?:/.test(address) && URL.canParse(address) && !NOBODY.test(new URL(address).hostname)
}

const withoutHash = (address) => address.replace(/#.*$/s, '')

const ask = promisify(linkCheck)

/** Servers that refuse programs, or want them to wait: the page may be there. */
const REFUSED = [401, 403, 429, 999]
/** Nothing came back, or the server has a bad moment. */
const isPassing = (status) => status === 0 || status === 429 || status >= 500

/**
 * @typedef {'alive' | 'refused' | 'dead'} Verdict
 * @typedef {{ address: string, verdict: Verdict, status: number, reason: string }} Answer
 */

/**
 * Asks for addresses, by HEAD and, where that isn't answered with 200, by GET. What fails in a way that may pass is asked again.
 *
 * @param {readonly string[]} addresses
 * @param {{ atOnce?: number, attempts?: number, pause?: number, timeout?: string }} [options] `pause` in milliseconds; it
 *   doubles with each attempt
 * @returns {Promise<Answer[]>} in the order of the addresses
 */
export async function checkLinks(addresses, options = {}) {
  const { atOnce = 8, attempts = 3, pause = 2000, timeout = '20s' } = options
  const limit = pLimit(atOnce)
  return Promise.all(
    addresses.map((address) => limit(() => askPatiently(address, { attempts, pause, timeout }))),
  )
}

async function askPatiently(address, { attempts, pause, timeout }) {
  const answer = await askOnce(address, timeout)
  if (attempts <= 1 || !isPassing(answer.status)) return answer
  await new Promise((resolve) => setTimeout(resolve, pause))
  return askPatiently(address, { attempts: attempts - 1, pause: pause * 2, timeout })
}

/** @returns {Promise<Answer>} */
async function askOnce(address, timeout) {
  try {
    const { status, statusCode, err } = await ask(address, { timeout, open_timeout: timeout })
    const verdict = status === 'alive' ? 'alive' : REFUSED.includes(statusCode) ? 'refused' : 'dead'
    return {
      address,
      verdict,
      status: statusCode,
      reason: err ? String(err.message ?? err) : `status ${statusCode}`,
    }
  } catch (error) {
    // The package throws at an address that it can't encode.
    return { address, verdict: 'dead', status: -1, reason: error.message }
  }
}
