import { DOCUMENT_SCRIPT } from '../../src/features/sample-runtime/protocol/sandbox'
import { attacks, connectPeer, mark, type Attack } from './attack'

const element = (html: string) => `document.body.innerHTML = ${JSON.stringify(html)}`

const link = (rel: string) =>
  `const link = document.createElement('link'); link.rel = '${rel}'; link.href = 'URL/${rel}'; document.head.append(link)`

/** Opens a frame in which only scripts that the policy names could run, and sends it a script of its own. */
const bringFrame = (html: string, message: string) =>
  `const frame = document.createElement('iframe'); frame.srcdoc = ${JSON.stringify(html)}; document.body.append(frame); await new Promise((done) => { frame.onload = done }); const { port2 } = new MessageChannel(); frame.contentWindow!.postMessage([${JSON.stringify(message)}], '*', [port2]); await new Promise((done) => setTimeout(done, 300))`

const ALL: readonly Attack[] = attacks(
  {
    'an image': "new Image().src = 'URL/image'",
    'an image in HTML': element('<img src="URL/img" srcset="URL/srcset 2x">'),
    'an image with a handler': element('<img src="x" onerror="parent.document.title = 1">'),
    'a style sheet': element('<link rel="stylesheet" href="URL/style">'),
    'a prefetched page': element('<link rel="prefetch" href="URL/prefetch">'),
    'a prerendered page': link('prerender'),
    'a connection ahead': link('preconnect'),
    'a name looked up ahead': link('dns-prefetch'),
    'a preloaded script': element('<link rel="preload" as="script" href="URL/preload">'),
    'a preloaded module': element('<link rel="modulepreload" href="URL/module">'),
    'an icon':
      "const link = document.createElement('link'); link.rel = 'icon'; link.href = 'URL/icon'; document.head.append(link)",
    'a manifest':
      "const link = document.createElement('link'); link.rel = 'manifest'; link.href = 'URL/manifest'; document.head.append(link)",
    'a background': element('<p style="background: url(URL/background)">'),
    'a style element': element('<style>@import "URL/import"; body { background: url(URL/rule) }</style>'),
    'an adopted style sheet':
      "const sheet = new CSSStyleSheet(); sheet.replaceSync('body { background: url(URL/adopted) }'); document.adoptedStyleSheets = [sheet]",
    'a font': "await new FontFace('stolen', 'url(URL/font)').load().catch(() => undefined)",
    'a video': element('<video src="URL/video" poster="URL/poster" autoplay></video>'),
    'an object': element('<object data="URL/object"></object><embed src="URL/embed">'),
    'a frame': element('<iframe src="URL/frame"></iframe>'),
    'a frame with a document': element(
      '<iframe srcdoc="<script>parent.parent.parent.document.title=1</script><img src=URL/srcdoc>"></iframe>',
    ),
    'the window of an empty frame':
      "const frame = document.createElement('iframe'); document.body.append(frame); await (frame.contentWindow as any).fetch('URL/inner')",
    'a connection of an empty frame':
      "const frame = document.createElement('iframe'); document.body.append(frame); new (frame.contentWindow as any).WebSocket('ws://localhost:1/')",
    'a script element':
      "const script = document.createElement('script'); script.src = 'URL/script'; document.body.append(script)",
    'an inline script':
      "const script = document.createElement('script'); script.textContent = 'parent.document.title = 1'; document.body.append(script)",
    'a module script':
      "const script = document.createElement('script'); script.type = 'module'; script.textContent = 'import \"URL/m\"'; document.body.append(script)",
    'a base':
      "const base = document.createElement('base'); base.href = 'URL/base/'; document.head.append(base); new Image().src = 'picture.png'",
    'a refresh':
      "const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; meta.content = '0; url=URL/refresh'; document.head.append(meta)",
    'another policy':
      "const meta = document.createElement('meta'); meta.httpEquiv = 'Content-Security-Policy'; meta.content = 'img-src *'; document.head.append(meta); new Image().src = 'URL/policy'",
    'a sent form': `${element('<form action="URL/form" method="post"><button>Send</button></form>')}; document.forms[0]!.submit()`,
    'a pressed form': `${element('<form action="URL/pressed" target="_top"><button>Send</button></form>')}; document.querySelector('button')!.click()`,
    'a pressed link': `${element('<a href="URL/link">Away</a>')}; document.querySelector('a')!.click()`,
    'a link out of the frame': `${element('<a href="URL/top" target="_top">Away</a>')}; document.querySelector('a')!.click()`,
    'a link to a new window': `${element('<a href="URL/blank" target="_blank">Away</a>')}; document.querySelector('a')!.click()`,
    'a link with a ping': `${element('<a href="#x" ping="URL/ping">Away</a>')}; document.querySelector('a')!.click()`,
    'a download': `${element('<a href="data:text/plain,x" download="x">Save</a>')}; document.querySelector('a')!.click()`,
    'the address': "location.href = 'URL/address'",
    'the address of the frame':
      "try { window.parent.location.href = 'URL/parent' } catch {}; try { top!.location.href = 'URL/top' } catch {}",
    'a script as an address': "location.href = 'javascript:parent.document.title=1'",
    'a document as data': "location.href = 'data:text/html,<img src=URL/data>'",
    'a beacon':
      "navigator.sendBeacon?.('URL/beacon'); (Navigator as any)?.prototype.sendBeacon.call(navigator, 'URL/beacon')",
    'a peer': connectPeer('(globalThis as any).RTCPeerConnection'),
    'a peer of a frame with the script of screens': bringFrame(
      `<body><script>${DOCUMENT_SCRIPT}</script></body>`,
      `void (async () => { ${connectPeer('RTCPeerConnection')} })()`,
    ),
    'the lost window of a view':
      "const view = new UIEvent('x', { view: null }); console.log(typeof document.defaultView!.fetchLater, view.view)",
    'a message to the page': "window.parent.postMessage('hacked', '*')",
    'a dialog': "alert('hacked'); confirm('hacked'); prompt('hacked'); print()",
    'the full screen': 'document.documentElement.requestFullscreen?.().catch(() => undefined)',
    'a locked pointer': '(document.body as any).requestPointerLock?.()',
    'a document written over': "document.open(); document.write('<p>gone</p>'); document.close()",
    'a document without anything': 'document.documentElement.remove()',
    'a huge screen': "document.body.style.height = '90000000px'",
    'a screen that changes its size for ever':
      'setInterval(() => { document.body.style.height = `${Math.random() * 900}px` }, 1)',
    'a component that renders for ever':
      "import { useState } from 'react'\nimport { render } from '@testing-library/react'\nfunction Endless() { const [count, add] = useState(0); add(count + 1); return <p>{count}</p> }\nrender(<Endless />)",
    'an effect that never stops':
      "import { useEffect, useState } from 'react'\nimport { render } from '@testing-library/react'\nfunction Endless() { const [count, add] = useState(0); useEffect(() => { for (;;); }, [count]); return <p onClick={() => add(1)}>{count}</p> }\nrender(<Endless />)",
    'a loop that catches': 'for (;;) { try { while (true) {} } catch {} }',
    'a loop behind the run': 'setTimeout(() => { for (;;); }, 50)',
    'a promise that never rests':
      'const again = (): Promise<void> => Promise.resolve().then(again)\nvoid again()',
  },
  'screen: ',
)

const named = (...names: readonly string[]) => names.map((name) => `screen: ${name}`)

/** What a document could do, and a worker couldn't: load, navigate, open frames, and keep its thread busy. */
export const SCREEN_ATTACKS: readonly Attack[] = mark(
  mark(
    ALL,
    { navigates: true },
    named('a frame', 'a refresh', 'a sent form', 'the address', 'the address of the frame'),
  ),
  { isHeavy: true },
  named(
    'a component that renders for ever',
    'an effect that never stops',
    'a loop that catches',
    'a loop behind the run',
    'a promise that never rests',
    'a screen that changes its size for ever',
  ),
)
