import { promisify } from 'node:util'
import linkCheck from 'link-check'
import pLimit from 'p-limit'

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
