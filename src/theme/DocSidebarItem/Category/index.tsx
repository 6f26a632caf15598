/*
 * Changed from the original: a group that neither leads to a page nor closes has a caption, which also names its list.
 * The original renders a link without an address there: search engines report it, and the Tab key stops at it for nothing.
 */
import { useId } from 'react'
import type { ReactNode } from 'react'
import clsx from 'clsx'
import { ThemeClassNames } from '@docusaurus/theme-common'
import DocSidebarItems from '@theme/DocSidebarItems'
import type { Props } from '@theme/DocSidebarItem/Category'
import CategoryOriginal from '@theme-original/DocSidebarItem/Category'

/** A group of entries in the navigation of the docs. */
export default function Category(props: Props): ReactNode {
  const isPlain = !props.item.collapsible && props.item.href === undefined
  return isPlain ? <CaptionedGroup {...props} /> : <CategoryOriginal {...props} />
}

function CaptionedGroup({ item, onItemClick, activePath, level }: Props): ReactNode {
  const caption = useId()
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } = ThemeClassNames.docs
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        item.className,
      )}
    >
      <div className="menu__list-item-collapsible">
        <span id={caption} className="menu__link">
          {item.label}
        </span>
      </div>
      <ul className="menu__list" aria-labelledby={caption}>
        <DocSidebarItems
          items={item.items}
          tabIndex={0}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  )
}
