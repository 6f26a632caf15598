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
