/** What proxies stand for; `null` for those that were revoked. */
const targets = new WeakMap<object, object | null>()

/**
 * Remembers what each proxy stands for. Node looks behind proxies when it prints them; here, their traps would decide what is
 * printed, and those of a revoked one throw.
 */
export function watchProxies(): void {
  const Plain = Proxy
  function Watched(target: object, handler: ProxyHandler<object>): object {
    const proxy = new Plain(target, handler)
    targets.set(proxy, target)
    return proxy
  }
  Watched.revocable = (target: object, handler: ProxyHandler<object>) => {
    const { proxy, revoke } = Plain.revocable(target, handler)
    targets.set(proxy, target)
    const revokeWatched = (): void => {
      targets.set(proxy, null)
      revoke()
    }
    return { proxy, revoke: revokeWatched }
  }
  Object.assign(globalThis, { Proxy: Watched })
}

/** Whether a proxy was revoked. */
export function isRevoked(value: unknown): boolean {
  return typeof value === 'object' && value !== null && targets.get(value) === null
}

const REVOKED = { [Symbol.for('nodejs.util.inspect.custom')]: () => '<Revoked Proxy>' }

/** What is printed of a value: of a proxy, what it stands for. */
export function withoutProxy(value: unknown): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return value
  const target = targets.get(value)
  return target === undefined ? value : target === null ? REVOKED : withoutProxy(target)
}
