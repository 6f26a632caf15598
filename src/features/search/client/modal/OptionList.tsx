import { memo, useId, type MouseEvent, type ReactNode } from 'react'
import Link from '@docusaurus/Link'

import type { TreeMark } from './arrange-hits'
import type { RecentPage } from './recent-pages'

/** A row that can be selected and followed. */
export interface Option {
  url: string
  title: ReactNode
  /** Quiet text after the title. */
  place?: string
  tree?: readonly TreeMark[]
  /** Whether it has a second line; undefined in lists whose rows have one line each. */
  hasExcerpt?: boolean
  /** The second line; its place is kept while it is undefined. */
  excerpt?: ReactNode
  /** What is remembered when it is followed, if anything. */
  recent?: RecentPage
}

/** Rows under a common label. */
export interface OptionGroup {
  label: ReactNode
  options: readonly Option[]
}

export const LIST_ID = 'search-list'

/** The id of the row's element. */
export const optionId = (index: number): string => `search-option-${index}`

/** Separates the steps of a path. */
export const STEP = ' › '

interface Props {
  groups: readonly OptionGroup[]
  selected: number
  /** Whether better rows follow. */
  isBusy: boolean
  /** Whether a followed row replaces the current entry in the history. */
  replace: boolean
  onSelect: (index: number) => void
  onFollow: (option: Option, event: MouseEvent) => void
  /** Called when the reader points at the list, or scrolls it. */
  onUse: () => void
}

/** The rows, as a list box that the field controls. Each row is a link, so that it can be copied and opened elsewhere. */
export default function OptionList({ groups, selected, onUse, isBusy, ...props }: Props): ReactNode {
  const starts = getStarts(groups)
  return (
    <div
      id={LIST_ID}
      role="listbox"
      aria-label="Pages"
      aria-busy={isBusy || undefined}
      // The focus stays in the field, which tells the selected row.
      tabIndex={-1}
      onPointerMove={onUse}
      onPointerDown={onUse}
      onWheel={onUse}
    >
      {groups.map((group, place) => (
        // A group has no identity but its place: a page may have two.
        <Group
          key={place}
          group={group}
          start={starts[place] ?? 0}
          selected={selectedIn(group, starts[place] ?? 0, selected)}
          {...props}
        />
      ))}
    </div>
  )
}

/** The index of each group's first row. */
function getStarts(groups: readonly OptionGroup[]): number[] {
  let next = 0
  return groups.map(({ options }) => {
    const start = next
    next += options.length
    return start
  })
}

/** The selected row, if it is in this group. */
function selectedIn({ options }: OptionGroup, start: number, selected: number): number | undefined {
  return selected >= start && selected < start + options.length ? selected : undefined
}

interface GroupProps extends Omit<Props, 'groups' | 'isBusy' | 'onUse' | 'selected'> {
  group: OptionGroup
  start: number
  selected: number | undefined
}

/** Rendered again only if something in it changes, so that typing isn't delayed by rows that stay the same. */
const Group = memo(function Group({ group, start, ...props }: GroupProps): ReactNode {
  const label = useId()
  return (
    <ul role="group" aria-labelledby={label} className="search-group">
      <li role="presentation" id={label} className="DocSearch-Hit-source">
        {group.label}
      </li>
      {group.options.map((option, place) => (
        <Row key={option.url} option={option} index={start + place} {...props} />
      ))}
    </ul>
  )
})

type RowProps = Omit<GroupProps, 'group' | 'start'> & { option: Option; index: number }

function Row({ option, index, selected, replace, onSelect, onFollow }: RowProps): ReactNode {
  const { url, title, place, tree = [], hasExcerpt, excerpt } = option
  return (
    <li role="presentation" className="DocSearch-Hit" data-two-lines={hasExcerpt}>
      <Link
        role="option"
        id={optionId(index)}
        aria-selected={index === selected}
        tabIndex={-1}
        className="search-option"
        to={url}
        replace={replace}
        onPointerMove={() => onSelect(index)}
        onClick={(event: MouseEvent) => onFollow(option, event)}
      >
        {tree.map((mark, column) => (
          <i key={column} className="search-tree" data-mark={mark} aria-hidden="true" />
        ))}
        <span className="search-option__text">
          <span className="search-option__line">
            <span className="search-option__title">{title}</span>
            {place && <span className="search-option__place"> {place}</span>}
          </span>
          {hasExcerpt && <span className="search-option__excerpt">{excerpt}</span>}
        </span>
      </Link>
    </li>
  )
}

interface RemoveProps {
  pages: readonly RecentPage[]
  onRemove: (url: string) => void
}

/**
 * The buttons that remove recent pages. They are shown at the end of the rows, but are not in them, because a list box
 * may hold nothing but rows.
 */
export function RemoveButtons({ pages, onRemove }: RemoveProps): ReactNode {
  return (
    <ul className="search-remove">
      {pages.map(({ url, title }) => (
        <li key={url}>
          <button
            type="button"
            aria-label={`Remove ${title} from recent pages`}
            title="Remove"
            onClick={() => onRemove(url)}
          >
            <svg width="12" height="12" viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}
