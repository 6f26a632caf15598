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
export function linksOf(source, language) {
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
