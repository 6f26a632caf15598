/** What a social image says. */
export interface Card {
  /** The part of the documentation, in quiet letters above the title. */
  section: string
  title: string
  /** A sentence or two. */
  claim: string
  /** A line at the bottom: what ran. May be empty. */
  proof: string
}

/** An element of satori: React's form, without React. */
export interface Element {
  type: string
  props: { style?: Record<string, string | number>; children?: Child | Child[]; [name: string]: unknown }
}

type Child = Element | string

export const WIDTH = 1200
export const HEIGHT = 630

/** The colors of the instrument, as in `src/css/tokens.css`. */
const COLORS = {
  ground: '#15141b',
  text: '#eeedf4',
  quiet: '#a8a6b6',
  line: '#33323f',
  pending: '#f0b455',
  fulfilled: '#5bd3be',
  rejected: '#ff908a',
  brand: '#6733b2',
} as const

const MARGIN = 80
/** From the top of the image to the middle of the trace. */
const TRACE_Y = 543

/** The image: section, title and claim on the dark ground of what ran, above the trace of a cache entry. */
export function drawCard({ section, title, claim, proof }: Card): Element {
  return box(
    {
      width: WIDTH,
      height: HEIGHT,
      padding: `72px ${MARGIN}px`,
      color: COLORS.text,
      flexDirection: 'column',
      position: 'relative',
    },
    [
      brand(),
      text(section, { marginTop: 72, color: COLORS.quiet, fontSize: 30, fontWeight: 400 }),
      text(title, { marginTop: 8, fontSize: getSize(title), letterSpacing: '-0.022em', lineHeight: 1.1 }),
      text(claim, {
        marginTop: 16,
        color: COLORS.quiet,
        fontSize: 28,
        fontWeight: 400,
        lineHeight: 1.4,
        lineClamp: 3,
        width: WIDTH - 2 * MARGIN,
      }),
      ...trace(),
      text(proof, {
        position: 'absolute',
        left: MARGIN,
        top: 572,
        color: COLORS.quiet,
        fontSize: 22,
        fontWeight: 400,
      }),
    ],
  )
}

/** Long titles are smaller, so that each is one line. */
function getSize(title: string): number {
  if (title.length <= 22) return 88
  return title.length <= 32 ? 64 : 48
}

function brand(): Element {
  const mark = box(
    { width: 48, height: 48, borderRadius: 12, background: COLORS.brand, position: 'relative' },
    [
      bar(12, 15, 18, 4, '#fff'),
      bar(12, 22.5, 27, 4, '#fff'),
      bar(12, 30, 14, 4, '#fff'),
      bar(30, 28, 8, 8, COLORS.fulfilled),
    ],
  )
  return box({ alignItems: 'center' }, [mark, text('Redux Toolkit', { marginLeft: 16, fontSize: 30 })])
}

/** Pending, fulfilled, kept for a while, removed: the life of a cache entry. */
function trace(): Element[] {
  const top = TRACE_Y - 10
  const kept = { borderTop: `2px dashed ${COLORS.fulfilled}`, borderBottom: `2px dashed ${COLORS.fulfilled}` }
  return [
    bar(0, TRACE_Y, WIDTH, 2, COLORS.line),
    bar(80, top, 90, 20, COLORS.pending),
    bar(172, top, 520, 20, COLORS.fulfilled),
    box({ ...place(694, top, 330, 20), ...kept, background: COLORS.ground }),
    bar(1017, TRACE_Y - 8, 18, 18, COLORS.rejected),
  ]
}

const place = (left: number, top: number, width: number, height: number) =>
  ({ position: 'absolute', left, top, width, height }) as const

/** Round where it is as high as wide. */
const bar = (left: number, top: number, width: number, height: number, background: string): Element =>
  box({ ...place(left, top, width, height), borderRadius: width === height ? height / 2 : 3, background })

const text = (content: string, style: Record<string, string | number>): Element =>
  box({ fontWeight: 600, ...style }, [content])

function box(style: Record<string, string | number>, children: Child[] = []): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}
