/** Bytes of a UUID, and the bits that say which kind it is: random, in the common variant. */
const BYTES = 16
const VERSION = { byte: 6, mask: 0x0f, bits: 0x40 } as const
const VARIANT = { byte: 8, mask: 0x3f, bits: 0x80 } as const

/** Gives `crypto.randomUUID` where the browser leaves it out: it does so in a frame without an origin. */
export function giveRandomIds(): void {
  if ('randomUUID' in crypto) return
  Object.defineProperty(crypto, 'randomUUID', { value: randomId, writable: true, configurable: true })
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  for (const { byte, mask, bits } of [VERSION, VARIANT]) bytes[byte] = ((bytes[byte] ?? 0) & mask) | bits
  const digits = Array.from(bytes, (value) => value.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

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
