import type { ReactNode } from 'react'
import Link from '@docusaurus/Link'
import Heading from '@theme/Heading'
import Layout from '@theme/Layout'

import { ReportBarrier } from '../components/accessibility/ReportBarrier'
import { MarkdownLink } from '../features/page-actions/copy-page/MarkdownLink'

const DESCRIPTION =
  'What this documentation does so that everybody can read and operate it, how that is tested, which problems are known, and how to report a barrier.'

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
          This site aims at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. Automated tests
          check it with every change. It has not been tested by people who depend on a screen reader or other
          assistive technology, so conformance is our aim, not something that we claim.
        </p>
        <Tested />
        <Heading as="h2" id="ways">
          Features that are easy to miss
        </Heading>
        <Ways />
        <Heading as="h2" id="known">
          Known problems
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
          Every page is tested with axe, in light and in dark mode and with its live demos loaded. No
          violation is accepted except tables with an empty corner. The rules include the order of headings,
          landmarks, and targets that have at least 24 by 24 pixels or room around them. The targets of the
          main kinds of pages are also tested at the width of a phone.
        </li>
        <li>
          The main kinds of pages are tested with the Tab key, at the widths of a desktop and of a phone.
          Every stop must have a role and a name, follow the order of the page, show that it has the focus
          with a contrast of at least 3:1, and not be covered. The menu of narrow windows and the search are
          tested in the same way.
        </li>
        <li>
          The names and roles that assistive technology gets from the main kinds of pages are compared with
          the ones we expect.
        </li>
        <li>
          Each text color must have enough contrast with every background that it appears on, in all four
          palettes.
        </li>
        <li>
          At a width of 320 pixels, which is a zoom of 400 %, no page may scroll sideways, and wider text
          spacing must not cut anything off.
        </li>
        <li>When a link has led to another page, the title of that page must be announced.</li>
      </ul>
    </>
  )
}

function Ways(): ReactNode {
  return (
    <ul>
      <li>
        If you point at a name in a code block or tap it, you see its type. With the keyboard, press the{' '}
        <b>Types</b> button of the block. The arrow keys then go from name to name, and each type is
        announced.
      </li>
      <li>
        <kbd>Ctrl</kbd> <kbd>K</kbd> or <kbd>/</kbd> opens the search.{' '}
        <Link to="/search">A page of its own</Link> does the same without a dialog.
      </li>
      <li>
        Every page of the documentation is also available as plain Markdown, at its address with{' '}
        <code>.md</code> at the end. The menu <b>Copy page</b> copies it.
      </li>
      <li>Live demos announce what happens only while you operate them.</li>
    </ul>
  )
}

function Known(): ReactNode {
  return (
    <ul>
      <li>
        Screen readers may say the name of a section twice: as its heading, and as the link to it inside the
        heading.
      </li>
      <li>
        Screen readers read a block of code as one long text. With <b>Copy</b>, you can paste it into an
        editor that reads it line by line.
      </li>
      <li>
        Long lines of code scroll sideways within their block, at any zoom. You can focus the block and scroll
        it with the arrow keys.
      </li>
      <li>
        Without JavaScript, you can read every page, but the search, the live demos and the box for error
        messages don’t work.
      </li>
    </ul>
  )
}
