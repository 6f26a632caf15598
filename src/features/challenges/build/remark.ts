import type { Heading, Parent, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'

import { AuthorError } from '../../../lib/build/author-error'
import { pageSource } from '../../../lib/build/page-source'
import { challengeList } from './challenge-list'
import { challengeSection } from './challenge-section'
import { EXERCISE } from './elements'
import type { ChallengeService } from './service'
import { PAGE_ELEMENT } from './site-diagnostics'

/** The element that stands for the list of all challenges. */
const LIST_ELEMENT = 'ChallengeList'

/**
 * A remark plugin that writes the challenges of a page in place of `<Challenges />`, and the list of all in place of
 * `<ChallengeList />`. It comes before the plugins that read headings.
 */
export function remarkChallenges({ challenges }: { challenges: ChallengeService }) {
  return async (tree: Root, file: { cwd: string; path: string; value: unknown }): Promise<void> => {
    const slots = findSlots(tree)
    if (slots.length === 0) return
    const source = pageSource(file)
    const all = await challenges.all()
    const address = source.page.replace(/^docs|\.mdx$/g, '')
    for (const { node, parent, name } of slots) {
      const own = all.filter(({ challenge }) => challenge.page === address)
      if (name === PAGE_ELEMENT && own.length === 0) {
        const line = source.lineInFile(node.position?.start.line ?? 1)
        throw new AuthorError(
          `${source.page}:${line}: This page has no challenges. Write them in content/challenges${address}.mdx, or remove <${PAGE_ELEMENT} />.`,
        )
      }
      const nodes = name === PAGE_ELEMENT ? own.flatMap(challengeSection) : challengeList(all, file.cwd)
      const at = parent.children.indexOf(node)
      if (name === PAGE_ELEMENT) markAsExercise(parent.children.slice(0, at))
      parent.children.splice(at, 1, ...nodes)
    }
  }
}

/** The section above them only introduces the challenges. */
function markAsExercise(above: Parent['children']): void {
  const heading = above.filter((node): node is Heading => node.type === 'heading').at(-1)
  if (heading) heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, ...EXERCISE } }
}

interface Slot {
  node: RootContent
  parent: Parent
  name: string
}

function findSlots(tree: Root): Slot[] {
  const slots: Slot[] = []
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    const { name } = node
    if (parent && (name === PAGE_ELEMENT || name === LIST_ELEMENT)) slots.push({ node, parent, name })
  })
  return slots
}
