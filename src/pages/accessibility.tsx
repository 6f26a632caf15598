import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'

import { ReportBarrier } from '../components/accessibility/ReportBarrier'
import { MarkdownLink } from '../features/page-actions/copy-page/MarkdownLink'

const DESCRIPTION =
  'What this documentation does so that everybody can read and operate it, how that is tested, what is known to be wrong, and how to report a barrier.'

/** The day on which this page was last compared with the site and its tests. */
const REVIEWED = { machine: '2026-11-22', words: 'November 22, 2026' }

/** `/accessibility`: the goals, the tests, the known problems, and how to report others. */
export default function AccessibilityPage(): ReactNode {
  return (
    <Layout title="Accessibility" description={DESCRIPTION}>
      <MarkdownLink path="/accessibility" />
      <main className="container plain-page markdown">
        <Heading as="h1">Accessibility</Heading>
        <p>
          This site aims at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. It is tested by
          programs with every change. No person who depends on assistive technology has tested it, so
          conformance is an aim and not a claim.
        </p>
        <Tested />
        <Heading as="h2" id="ways">
          Ways that are easy to miss
        </Heading>
        <Ways />
        <Heading as="h2" id="known">
          Known to be wrong
        </Heading>
        <Known />
        <Heading as="h2" id="report">
          Report a barrier
        </Heading>
        <ReportBarrier />
        <p>
          Last reviewed on <time dateTime={REVIEWED.machine}>{REVIEWED.words}</time>.
        </p>
      </main>
    </Layout>
  )
}

function Tested(): ReactNode {
  return (
    <>
      <Heading as="h2" id="tested">
        What is tested
      </Heading>
      <ul>
        <li>
          Every page, with axe, in light and in dark mode and with its live demos loaded: no violation is
          accepted, but for tables with an empty corner. That includes the order of headings, landmarks, and
          targets of at least 24 by 24 pixels or with room around them. The main kinds of pages are also
          tested for targets at the width of a phone.
        </li>
        <li>
          The main kinds of pages, with the Tab key, at the widths of a desktop and of a phone: every stop has
          a role and a name, follows the order of the page, shows that it has the focus with a contrast of at
          least 3:1, and is not covered. So are the menu of narrow windows and the search.
        </li>
        <li>The names and roles that assistive technology gets of the main kinds of pages.</li>
        <li>The contrast of each text color with the backgrounds that it meets, in all four palettes.</li>
        <li>
          A width of 320 pixels, which is a zoom of 400 %, without scrolling sideways, and wider text spacing
          without loss.
        </li>
        <li>That the title is announced when a link has led to another page.</li>
      </ul>
    </>
  )
}

function Ways(): ReactNode {
  return (
    <ul>
      <li>
        Types of names in code show under a mouse and at a tap. By keyboard, press the <b>Types</b> button of
        a block; arrow keys then go from name to name, and each type is announced.
      </li>
      <li>
        <kbd>Ctrl</kbd> <kbd>K</kbd> or <kbd>/</kbd> opens the search.{' '}
        <Link to="/search">A page of its own</Link> does the same without a dialog.
      </li>
      <li>
        Every page of the documentation is also there as plain Markdown, at its address with <code>.md</code>{' '}
        at the end; its menu <b>Copy page</b> copies it.
      </li>
      <li>Live demos announce what happens only while you operate them.</li>
    </ul>
  )
}

function Known(): ReactNode {
  return (
    <ul>
      <li>
        Screen readers may say the name of a section twice: as its heading, and as the link to it that stands
        in the heading.
      </li>
      <li>
        Screen readers read a block of code as one long text. <b>Copy</b> takes it to an editor that knows
        lines.
      </li>
      <li>
        Long lines of code scroll sideways within their block, at any zoom. The block takes the focus, and
        arrow keys scroll it.
      </li>
      <li>
        Without JavaScript, pages are complete, but search, live demos and the box for error messages don’t
        work.
      </li>
    </ul>
  )
}
