import type { ReactNode } from 'react'

/** What a diagram says in words. */
export interface FigureWords {
  /** Short name of the picture, announced first by screen readers. Without a period. */
  title: string
  /** What the picture shows: the alternative text. */
  description: string
  /** Sentence printed below the picture; omit it where the surrounding text says the same. */
  caption?: ReactNode
}

/**
 * A picture made of HTML: one image to screen readers, with its title and description as the alternative text. Search
 * leaves it out, and the Markdown pages have its alternative text: `src/features/built-site/markdown-pages/handlers.ts`.
 */
export function Figure({
  title,
  description,
  caption,
  className,
  children,
}: FigureWords & { className: string | undefined; children: ReactNode }): ReactNode {
  return (
    <figure className="diagram">
      <div className={className} role="img" aria-label={`${title}. ${description}`} data-diagram="">
        {children}
      </div>
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
