import type { ComponentProps, ReactNode } from 'react'

/** A table that scrolls sideways inside its frame; the frame can be focused, so that arrow keys scroll it. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="table-frame" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  )
}
