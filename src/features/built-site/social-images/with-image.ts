import { appendToHead } from '../append-to-head'
import { HEIGHT, WIDTH } from './card'

/** The elements that the theme writes for the image of all pages. */
const IMAGE = /<meta [^>]*(?:property="?og:image"?|name="?twitter:image"?) [^>]*>/g

/** The page with its own image instead of the one of all pages, its size, and its text for those who don't see it. */
export function withImage(html: string, address: string, text: string): string {
  if (html.match(IMAGE)?.length !== 2) {
    throw new Error(
      'A page has other elements for its social image than expected: compare src/features/built-site/social-images/with-image.ts with @docusaurus/theme-common/lib/utils/metadataUtils.js.',
    )
  }
  const elements = [
    ['property', 'og:image', address],
    ['property', 'og:image:width', String(WIDTH)],
    ['property', 'og:image:height', String(HEIGHT)],
    ['property', 'og:image:alt', text],
    ['name', 'twitter:image', address],
    ['name', 'twitter:image:alt', text],
  ]
  const tags = elements.map(
    ([key, name, content = '']) => `<meta ${key}="${name}" content="${escape(content)}">`,
  )
  return appendToHead(html.replace(IMAGE, ''), tags.join(''))
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
