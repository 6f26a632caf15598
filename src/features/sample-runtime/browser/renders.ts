import type { Cause, Work } from '../../store-inspector/recorder/work'
import type { RunPlace } from '../protocol/messages'

/** What counts here of a node in React's tree, `react-reconciler/src/ReactInternalTypes.js`. */
export interface Fiber {
  tag: number
  /** A component's function, what `memo` or `forwardRef` made of it, or the name of an element; `null` of an error in its place. */
  type: unknown
  /** As it was before this commit; `null` if it wasn't there. */
  alternate: Fiber | null
  child: Fiber | null
  sibling: Fiber | null
  /** The node around it. */
  return: Fiber | null
  flags: number
  memoizedProps: Readonly<Record<string, unknown>> | null
  /** Of functions, their first hook. */
  memoizedState: unknown
  dependencies: { firstContext: ContextUse | null } | null
  /** The component that has written it; absent in production. */
  _debugOwner?: Fiber | null
  /** Made where it was written. */
  _debugStack?: Error | null
}

interface Hook {
  memoizedState: unknown
  /** Of state, and of what is read from a store, which has `getSnapshot`. */
  queue: object | null
  next: Hook | null
}

interface ContextUse {
  memoizedValue: unknown
  next: ContextUse | null
}

/** `react-reconciler/src/ReactFiberFlags.js`: a component was called. */
const PERFORMED_WORK = 1
/** `react-reconciler/src/ReactWorkTags.js` */
const TAGS = { function: 0, class: 1, forwardRef: 11, memo: 15 } as const
const COMPONENTS: readonly number[] = Object.values(TAGS)
/** Characters of a prop beside a name, and how many props. */
const PROP = 24
const PROPS = 2

/** Where the sample has a function; undefined for those of libraries, of which nothing is told. */
type PlaceOf = (component: unknown) => RunPlace | undefined

/** Follows which components of a sample render, and why. */
export type Renders = ReturnType<typeof followRenders>

/** Makes what follows components. */
export function followRenders(getPlaceOf: PlaceOf, add: (work: Work) => void) {
  const requesters = new Map<string, string>()
  let rendered: Fiber[] = []

  function visit(fiber: Fiber): void {
    const before = fiber.alternate
    const isComponent = COMPONENTS.includes(fiber.tag)
    if (isComponent && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) note(fiber)
    // Where the child is the same, nothing in it was looked at.
    if (before !== null && fiber.child === before.child) return
    for (let { child } = fiber; child; child = child.sibling) visit(child)
  }

  function note(fiber: Fiber): void {
    const place = getPlaceOf(fiber.type)
    if (!place) return
    rendered.push(fiber)
    add({ kind: 'component', name: getName(fiber, place), place, causes: getCauses(fiber, getPlaceOf) })
  }

  return {
    onCommit: ({ current }: { current: unknown }): void => visit(current as Fiber),
    /** After the effects of a commit, in which hooks send requests. */
    onEffects(): void {
      for (const fiber of rendered) {
        const name = getName(fiber, getPlaceOf(fiber.type))
        for (const { memoizedState } of getHooks(fiber)) {
          const id = getRequest(memoizedState)
          if (id !== undefined && !requesters.has(id)) requesters.set(id, name)
        }
      }
      rendered = []
    },
    /** The component whose hook has subscribed with a request. */
    getRequester: (requestId: string): string | undefined => requesters.get(requestId),
  }
}

/** The hooks of RTK Query keep what `initiate` gave in a ref. */
function getRequest(value: unknown): string | undefined {
  const current = (value as { current?: { requestId?: unknown } | null } | null)?.current
  const id = typeof current === 'object' ? current?.requestId : undefined
  return typeof id === 'string' ? id : undefined
}

function getHooks({ tag, memoizedState }: Fiber): Hook[] {
  const hooks: Hook[] = []
  if (tag === TAGS.class) return hooks
  for (let hook = memoizedState as Hook | null; hook; hook = hook.next) hooks.push(hook)
  return hooks
}

function getCauses(fiber: Fiber, getPlaceOf: PlaceOf): Cause[] {
  const before = fiber.alternate
  if (!before) return [{ kind: 'first' }]
  const own = [...getStates(fiber, before), ...getContexts(fiber, before)]
  const props = getProps(fiber, before)
  if (own.length > 0 && props.length === 0) return own
  if (fiber.tag === TAGS.memo && props.length > 0) return [...props, ...own]
  return [{ kind: 'parent', name: getParent(fiber, getPlaceOf) }, ...props, ...own]
}

function getStates(fiber: Fiber, before: Fiber): Cause[] {
  if (fiber.tag === TAGS.class)
    return fiber.memoizedState === before.memoizedState
      ? []
      : [{ kind: 'state', before: before.memoizedState, after: fiber.memoizedState }]
  const earlier = getHooks(before)
  return getHooks(fiber).flatMap(({ memoizedState, queue }, index): Cause[] => {
    const was = earlier[index]
    if (!queue || !was || Object.is(was.memoizedState, memoizedState)) return []
    const kind = 'getSnapshot' in queue ? 'store' : 'state'
    return [{ kind, before: was.memoizedState, after: memoizedState }]
  })
}

function getContexts(fiber: Fiber, before: Fiber): Cause[] {
  const causes: Cause[] = []
  let was = before.dependencies?.firstContext
  for (let use = fiber.dependencies?.firstContext; use && was; use = use.next, was = was.next)
    if (!Object.is(use.memoizedValue, was.memoizedValue))
      causes.push({ kind: 'context', before: was.memoizedValue, after: use.memoizedValue })
  return causes
}

function getProps({ memoizedProps }: Fiber, { memoizedProps: earlier }: Fiber): Cause[] {
  const names = new Set([...Object.keys(memoizedProps ?? {}), ...Object.keys(earlier ?? {})])
  return [...names].flatMap((name): Cause[] => {
    const [before, after] = [earlier?.[name], memoizedProps?.[name]]
    return Object.is(before, after) ? [] : [{ kind: 'prop', name, before, after }]
  })
}

/** The component of the sample that it is in. */
function getParent(fiber: Fiber, getPlaceOf: PlaceOf): string {
  for (let around = fiber.return; around; around = around.return) {
    const place = COMPONENTS.includes(around.tag) ? getPlaceOf(around.type) : undefined
    if (place) return getName(around, place)
  }
  return 'component'
}

/** The name of a component with its first simple props, by which several of the same are told apart: `<Card id="T-101">`. */
function getName({ type, memoizedProps }: Fiber, place: RunPlace | undefined): string {
  const component = getFunction(type) as { displayName?: unknown; name?: unknown } | undefined
  const name = component?.displayName ?? component?.name
  if (typeof name !== 'string' || name === '') return `the component of line ${place?.line}`
  const props = Object.entries(memoizedProps ?? {}).flatMap(([prop, value]) => {
    if (typeof value !== 'string' && typeof value !== 'number') return []
    const text = String(value)
    return text.length > PROP ? [] : [typeof value === 'string' ? ` ${prop}="${text}"` : ` ${prop}={${text}}`]
  })
  return `<${name}${props.slice(0, PROPS).join('')}>`
}

/** The function of a component, also of what `memo` or `forwardRef` made of it. */
export function getFunction(type: unknown): object | undefined {
  if (typeof type === 'function') return type
  if (typeof type !== 'object' || type === null) return undefined
  const { type: inner, render } = type as { type?: unknown; render?: unknown }
  return getFunction(inner ?? render)
}
