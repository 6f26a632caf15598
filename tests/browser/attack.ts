/** A snippet that attacks the page, the network, or the sandbox itself. */
export interface Attack {
  name: string
  /**
   * `URL` stands for a server that records every connection and request to it, and `HOST` for its address and port, at
   * which it also records packets without a connection.
   */
  code: string
  /** It keeps its thread busy, or takes much memory. */
  isHeavy?: boolean
  /**
   * It navigates a frame. Browsers that don't know the header `Connection-Allowlist` may prepare a connection for that
   * before they ask the policy. Nothing is sent.
   */
  navigates?: boolean
}

/** Names attacks; a table can have a name only once. */
export const attacks = (
  codes: Readonly<Record<string, string>>,
  prefix = '',
  toCode = (code: string): string => code,
): Attack[] => Object.entries(codes).map(([name, code]) => ({ name: prefix + name, code: toCode(code) }))

/** Marks the attacks with these names. */
export function mark(
  attacks: readonly Attack[],
  traits: Omit<Attack, 'name' | 'code'>,
  names: readonly string[],
): Attack[] {
  const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name))
  if (unknown.length > 0) throw new Error(`No attack is called ${unknown.join(', ')}.`)
  return attacks.map((attack) => (names.includes(attack.name) ? { ...attack, ...traits } : attack))
}

/** Runs whatever the global object still has under a name. */
export const call = (name: string, use: string) =>
  `const found = (globalThis as any).${name}; console.log(typeof found); if (found) { const it: any = found; ${use} }`

/** Asks the server for the reader's address, which browsers do without asking any policy. */
export const connectPeer = (constructor: string) =>
  `const peer = new ${constructor}({ iceServers: [{ urls: 'stun:HOST' }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer())`

/** Prints what a statement throws. */
export const attempt = (code: string) => `try { ${code} } catch (error) { console.log(String(error)) }`
