import { attacks, attempt, call, connectPeer, mark, type Attack } from './attack'
import { CHANNEL, EXHAUSTION, TRAPS } from './try-runner-hostile'
import { HEAVY_STORES, STORES } from './try-store-hostile'

/** What leaves its mark at the page, or reads what is the page's. */
const PAGE: readonly Attack[] = attacks({
  parent: attempt("(globalThis as any).parent.document.title = 'hacked'"),
  top: attempt("(globalThis as any).top.location = 'URL/top'"),
  opener: attempt("(globalThis as any).opener.location.href = 'URL/opener'"),
  window: attempt("(globalThis as any).window.document.cookie = 'hacked=1'"),
  'document.cookie': attempt("(globalThis as any).document.cookie = 'hacked=1'"),
  'document.write': attempt('(globalThis as any).document.write(\'<img src="URL/write">\')'),
  'an iframe': attempt(
    "const frame = (globalThis as any).document.createElement('iframe'); frame.src = 'URL/frame'; (globalThis as any).document.body.append(frame)",
  ),
  location: call('location', "it.href = 'URL/location'"),
  'location.replace': attempt("(globalThis as any).location.replace('URL/replace')"),
  open: call('open', "it('URL/open')"),
  alert: call('alert', "it('hacked')"),
  history: call('history', "it.pushState(null, '', '/hacked')"),
  frames: attempt("(globalThis as any).frames[0].postMessage('hacked', '*')"),
  'the constructor of a function':
    "const all: any = (() => 0).constructor.constructor('return this')(); console.log(typeof all.document, typeof all.parent, typeof all.postMessage)",
  'an indirect eval':
    "const all: any = (0, eval)('this'); console.log(typeof all.document, typeof all.fetchLater)",
  'a generator’s constructor':
    "const made: any = (function* () {}).constructor as any; console.log([...made('yield typeof document')()])",
})

/** What stores. */
const STORAGE: readonly Attack[] = attacks({
  localStorage: attempt("(globalThis as any).localStorage.setItem('hacked', '1')"),
  sessionStorage: attempt("(globalThis as any).sessionStorage.setItem('hacked', '1')"),
  indexedDB: call('indexedDB', "it.open('hacked')"),
  'indexedDB of the prototype': attempt(
    "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(globalThis)), 'indexedDB')!.get!.call(globalThis).open('hacked')",
  ),
  caches: call('caches', "await it.open('hacked')"),
  cookieStore: call('cookieStore', "await it.set('hacked', '1')"),
  'navigator.storage': call('navigator', 'await it.storage.getDirectory()'),
  'file systems': call('webkitRequestFileSystem', 'it(0, 1, () => 0)'),
})

/** What sends something away. */
const NETWORK: readonly Attack[] = attacks({
  fetch: "await fetch('URL/fetch').catch((error) => console.log(String(error)))",
  'fetch with a Request':
    "await fetch(new Request('URL/request', { method: 'POST', body: 'secret' })).catch(() => 0)",
  'fetch of the prototype': attempt(
    "(Object.getPrototypeOf(Object.getPrototypeOf(globalThis)) as any).fetch.call(globalThis, 'URL/prototype')",
  ),
  'deleting our fetch':
    "delete (globalThis as any).fetch; await Promise.resolve((globalThis as any).fetch?.('URL/deleted'))",
  XMLHttpRequest: call(
    'XMLHttpRequest',
    "const request = new it(); request.open('GET', 'URL/xhr', false); request.send()",
  ),
  WebSocket: call('WebSocket', "new it('URL/socket'.replace('http', 'ws'))"),
  WebTransport: call('WebTransport', "new it('https://localhost:1/transport')"),
  EventSource: call('EventSource', "new it('URL/events')"),
  sendBeacon: attempt("(globalThis as any).navigator.sendBeacon('URL/beacon', 'secret')"),
  'import() of an address':
    "await import('URL/import.js' as string).catch((error) => console.log(String(error)))",
  'import() in a text':
    'await new Function("return import(\'URL/function.js\')")().catch((error: unknown) => console.log(String(error)))',
  'import() of data':
    'await new Function("return import(\'data:text/javascript,export default 1\')")().catch((error: unknown) => console.log(String(error)))',
  'import() of a blob':
    "const url = URL.createObjectURL(new Blob([\"import 'URL/blob.js'\"], { type: 'text/javascript' })); await new Function('url', 'return import(url)')(url).catch((error: unknown) => console.log(String(error)))",
  'a static import of an address': "import 'URL/static.js'",
  importScripts: call('importScripts', "it('URL/scripts.js')"),
  'a nested worker': call('Worker', "new it('URL/worker.js')"),
  'a nested worker of a blob': call(
    'Worker',
    'new it(URL.createObjectURL(new Blob([\'fetch("URL/nested")\'])))',
  ),
  'a shared worker': call('SharedWorker', "new it('URL/shared.js')"),
  'a service worker': attempt("await (globalThis as any).navigator.serviceWorker.register('URL/service.js')"),
  BroadcastChannel: call('BroadcastChannel', "new it('hacked').postMessage('secret')"),
  'a font': call('FontFace', "await new it('hacked', 'url(URL/font)').load()"),
  RTCPeerConnection: call('RTCPeerConnection', connectPeer('it')),
  'an image': call('Image', "new it().src = 'URL/image'"),
  'WebAssembly by streaming': attempt("await WebAssembly.compileStreaming(fetch('URL/wasm'))"),
  'a source map': 'console.log(1)\n//# sourceMappingURL=URL/map',
})

const ALL = [...PAGE, ...STORAGE, ...NETWORK, ...CHANNEL, ...EXHAUSTION, ...TRAPS, ...STORES]

/** All attacks; their names are unique. */
export const ATTACKS: readonly Attack[] = mark(
  mark(ALL, { navigates: true }, ['an iframe', 'location', 'location.replace']),
  { isHeavy: true },
  [...EXHAUSTION.map(({ name }) => name), 'postMessage', 'a proxy that never ends', ...HEAVY_STORES],
)
