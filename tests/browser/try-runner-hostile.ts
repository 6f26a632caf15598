import { attacks, attempt, call, type Attack } from './attack'

/** What speaks to the page in the runner's name. */
export const CHANNEL: readonly Attack[] = attacks({
  postMessage: call(
    'postMessage',
    "it({ type: 'event', event: { type: 'ended', reason: 'done' } }); while (true) it('flood')",
  ),
  'postMessage of the prototype': attempt(
    "(Object.getPrototypeOf(globalThis) as any).postMessage.call(globalThis, 'hacked')",
  ),
  'a forged message to the runner':
    "dispatchEvent(new MessageEvent('message', { data: { task: { files: [], entries: [] } } }))",
  'a forged port':
    "const { port1, port2 } = new MessageChannel(); dispatchEvent(new MessageEvent('message', { data: 'connect', ports: [port2] })); port1.postMessage('hacked'); console.log('sent')",
  'patched ports':
    "MessagePort.prototype.postMessage = () => { throw 1 }; MessageChannel.prototype.constructor = null as never; console.log('patched')",
  'numbers of claims':
    "for (const number of [-1, 1e308, Number.NaN, '0', { valueOf: () => 1 }, 2n] as any[]) try { (import.meta as any).sample.equals(number, 1, 1) } catch (error) { console.log(error) }",
  'a claim’s number that is a function': '(import.meta as any).sample.equals(() => 1, 1, 1)',
  '__proto__ keys':
    'console.log(JSON.parse(\'{"__proto__": { "hacked": true }, "constructor": { "prototype": 1 } }\')); (Object.prototype as any).type = \'ended\'; (Object.prototype as any).reason = \'done\'; (Object.prototype as any).place = { file: \'x\', line: 1, column: 1 }',
  'setters on Object.prototype':
    "Object.defineProperty(Object.prototype, 'event', { set() { throw new Error('caught you') }, get: () => 1, configurable: true }); console.log('set')",
  'closing itself': call('close', 'it()'),
})

/** What tries to take the browser's time or memory. */
export const EXHAUSTION: readonly Attack[] = attacks({
  'an endless loop': 'while (true) {}',
  'an endless loop of microtasks':
    'const again = (): void => void Promise.resolve().then(again); again(); await new Promise(() => 0)',
  'an endless loop of timers':
    'const again = (): void => void setTimeout(again, 0); again(); await new Promise(() => 0)',
  'an endless loop of intervals': 'setInterval(() => 0, 1); await new Promise(() => 0)',
  'an endless loop of messages':
    'const { port1, port2 } = new MessageChannel(); port1.onmessage = () => port2.postMessage(0); port2.postMessage(0); await new Promise((done) => setTimeout(done, 1e12)); while (true) await 0',
  'an endless generator':
    'function* numbers() { while (true) yield 1 } for (const number of numbers()) void number',
  'a slow regular expression': "console.log(/^(a+)+$/.test('a'.repeat(60) + 'b'))",
  'an endless import': "while (true) await import('./index')",
  recursion: 'const deeper = (): number => deeper() + 1; deeper()',
  'recursion through JSON':
    'const value = { toJSON(): unknown { return JSON.stringify(value) } }; JSON.stringify(value)',
  'a circular structure': 'const circle: any = {}; circle.self = circle; console.log(circle)',
  'text that doubles': "let text = 'x'; while (true) text += text",
  'an array that is too long': 'new Array(-1)',
  'an array that grows':
    'const all: number[][] = []; while (true) all.push(new Array(1000).fill(Math.random()))',
  buffers: 'const all: ArrayBuffer[] = []; while (true) all.push(new ArrayBuffer(2 ** 30))',
  'a flood of output': "while (true) console.log('x')",
  'a flood of long output': "while (true) console.log('x'.repeat(1_000_000))",
  'a flood of claims': 'while (true) (import.meta as any).sample.equals(0, 1, 1)',
  'a flood of rejections':
    'for (let count = 0; count < 100_000; count += 1) void Promise.reject(new Error(String(count)))',
  'a huge value': 'console.log(Array.from({ length: 1e6 }, (_, index) => ({ index, deep: { deep: {} } })))',
  'Atomics.wait':
    'try { Atomics.wait(new Int32Array(new (globalThis as any).WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer), 0, 0) } catch (error) { console.log(String(error)) }',
})

/** What makes the runner itself trip. */
export const TRAPS: readonly Attack[] = attacks({
  'a getter that throws': "console.log({ get value() { throw new Error('got') } })",
  'a proxy whose traps throw':
    'console.log(new Proxy({}, { get() { throw 1 }, ownKeys() { throw 2 }, getPrototypeOf() { throw 3 } }))',
  'a proxy that never ends': 'console.log(new Proxy({}, { getPrototypeOf() { while (true) {} } }))',
  'toString that throws': "console.log(`${{ toString() { throw new Error('no text') } }}`)",
  'an inspection that throws':
    "console.log({ [Symbol.for('nodejs.util.inspect.custom')]() { throw new Error('seen') } })",
  'a claim of a value that can’t be written':
    '(import.meta as any).sample.equals(0, new Proxy({}, { ownKeys() { throw 1 } }), 1)',
  'an error with a message that throws':
    "throw { get message() { throw new Error('no') }, get stack() { throw new Error('no') } }",
  'an error with a stack that is no text':
    "const error: any = new Error('x'); error.stack = { toString() { throw 1 } }; throw error",
  'an error whose name is a symbol':
    "const error: any = new Error('x'); error.name = Symbol('name'); throw error",
  'throwing nothing': 'throw undefined',
  'throwing a proxy':
    'throw new Proxy({}, { has() { throw 1 }, get() { throw 2 }, getPrototypeOf() { throw 3 } })',
  'another console': "(globalThis as any).console = { log() {} }; console.log('lost')",
  'another Promise': "(globalThis as any).Promise = class {}; console.log('no promise')",
  'a Promise that never calls':
    "Promise.prototype.then = function () { return this } as never; console.log('no then'); await 0",
  'another JSON': '(globalThis as any).JSON = null; console.log({ a: 1 })',
  'other arrays':
    "Array.prototype.map = Array.prototype.flatMap = () => { throw new Error('map') }; console.log([1])",
  'another Error.prepareStackTrace':
    "(Error as any).prepareStackTrace = () => { throw 1 }; console.log('stack'); throw new Error('x')",
  'Error.stackTraceLimit':
    "Object.defineProperty(Error, 'stackTraceLimit', { get() { throw 1 } }); console.log('limit')",
  'another Date': "(globalThis as any).Date = null; console.log('no date')",
  'listeners that hide errors':
    "addEventListener('error', (event) => event.stopImmediatePropagation(), true); addEventListener('unhandledrejection', (event) => event.stopImmediatePropagation(), true); setTimeout(() => { throw new Error('hidden') }); await new Promise((done) => setTimeout(done, 9))",
  'a body that ends the function': '}); globalThis.escaped = true; (async () => {',
  'code that ends the script': "console.log('</script><script>alert(1)</script>')",
})
