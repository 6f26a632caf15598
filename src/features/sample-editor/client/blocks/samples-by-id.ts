/** A live demo, whose blocks are one sample. */
export const DEMO = '[data-live-demo]'

/**
 * The blocks of a page that can be edited, by ids that stay when a block is added elsewhere: the id of the heading above
 * and the block's number below it, `create-a-slice~1`. Above the first heading, it is `~1`. A live demo has the id of its
 * own, `demo-skip~1`, and its first block stands for all.
 */
export function samplesById(): ReadonlyMap<string, HTMLElement> {
  const blocks = new Map<string, HTMLElement>()
  let section = ''
  let count = 0
  for (const element of document.querySelectorAll<HTMLElement>(':is(h2, h3, h4)[id], [data-sample]')) {
    const demo = element.closest(DEMO)
    if (demo) {
      const id = `${demo.id}~1`
      blocks.set(id, blocks.get(id) ?? element)
    } else if (element.dataset.sample === undefined) {
      section = encodeURIComponent(element.id)
      count = 0
    } else {
      count += 1
      blocks.set(`${section}~${count}`, element)
    }
  }
  return blocks
}

/**
 * Finds the block that an address names.
 *
 * @param sample - its id, or its number as in addresses of earlier times
 */
export function findSample(sample: string | number): HTMLElement | undefined {
  if (typeof sample === 'string') return samplesById().get(sample)
  return document.querySelector<HTMLElement>(`[data-sample$="#${sample}"]`) ?? undefined
}

/** The id of a block of the page; empty if it has none. */
export function idOfSample(block: HTMLElement): string {
  const named = block.closest(DEMO)?.querySelector('[data-sample]') ?? block
  return [...samplesById()].find(([, other]) => other === named)?.[0] ?? ''
}

/**
 * Finds the block whose place an editor takes.
 *
 * @returns of a live demo, the one whose tab is chosen; otherwise the block itself
 */
export function blockInView(block: HTMLElement): HTMLElement {
  const blocks = block.closest(DEMO)?.querySelectorAll<HTMLElement>('[data-sample]') ?? []
  return [...blocks].find((other) => !other.closest('[hidden]')) ?? block
}
