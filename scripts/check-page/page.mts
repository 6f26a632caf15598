import { readFileSync } from 'node:fs'

/** The page that is checked. */
export interface Page {
  /** From the site's folder, like `docs/usage/nextjs.mdx`. */
  file: string
  /** What `sidebars.ts` calls it, like `usage/nextjs`. */
  id: string
  /** What readers see, like `/usage/nextjs`. */
  address: string
  text: string
}

/** Reads a page of `docs/`. */
export function pageOf(file: string): Page {
  const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '')
  return { file, id, address: `/${id}`, text: readFileSync(file, 'utf8') }
}
