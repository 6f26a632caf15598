/** One changed line: a mistake that somebody could make. */
export interface SeededFault {
  /** What a reader or an author would suffer from. */
  readonly name: string
  readonly file: string
  /** A text that occurs once in the file, and what it is replaced by. */
  readonly from: string
  readonly to: string
  /** Matches the name of a test that fails because of this fault, or the message of the check or build that stops. */
  readonly sign: RegExp
}

/** Faults that stop the build. Each is played in a build of its own, which ends early. */
export const STOPS_BUILD: readonly SeededFault[] = [
  {
    name: 'a wrong default in a table of options',
    file: 'docs/rtk-query/api/createApi.mdx',
    from: '| `refetchOnReconnect` | `false` |',
    to: '| `refetchOnReconnect` | `true` |',
    sign: /refetchOnReconnect/,
  },
  {
    name: 'a member that the library does not have',
    file: 'docs/rtk-query/api/createApi.mdx',
    from: '| `structuralSharing` | `true` |',
    to: '| `structureSharing` | `true` |',
    sign: /structureSharing/,
  },
  {
    name: 'a link to a page that does not exist',
    file: 'docs/usage/usage-guide.mdx',
    from: '](/api/configureStore)',
    to: '](/api/configureStores)',
    sign: /\/api\/configureStores/,
  },
  {
    name: 'a page without a description',
    file: 'docs/rtk-query/usage/polling.mdx',
    from: 'description:',
    to: 'describtion:',
    sign: /polling\.mdx[\s\S]*descri/,
  },
]

/** Faults that tests of the sources find. They are played together. */
export const IN_SOURCES: readonly SeededFault[] = [
  {
    name: 'a value on a page that the sample does not give',
    file: 'docs/api/createSlice.mdx',
    from: "after.tracks // → ['So What']",
    to: "after.tracks // → ['So Wat']",
    sign: /createSlice\.mdx:110|So Wat/,
  },
  {
    name: 'a sample that prints more than its page shows is accepted',
    file: 'src/plugins/samples/run/judge.ts',
    from: "if (actual === '') return []",
    to: 'return []',
    sign: /unit\/samples.*(output|print)/,
  },
  {
    name: 'three digits are taken for the number of an error',
    file: 'src/shared/errors/find/read-codes.ts',
    from: String.raw`#?(\d{1,2})[.;]?$/i`,
    to: String.raw`#?(\d{1,3})[.;]?$/i`,
    sign: /unit\/errors/,
  },
  {
    name: 'stack frames stay in a pasted error',
    file: 'src/shared/errors/find/normalize.ts',
    from: '.filter((line) => !isStackFrame(line.trim()))',
    to: '',
    sign: /unit\/errors.*(stack|frame|normal)/i,
  },
  {
    name: 'quiet text without contrast',
    file: 'src/css/tokens.css',
    from: '--color-text-quiet: #595864;',
    to: '--color-text-quiet: #8f8e9a;',
    sign: /unit\/css/,
  },
  {
    name: 'an old address leads nowhere',
    file: 'src/shared/redirects.ts',
    from: "{ from: '/api', to: '/api/configureStore' },",
    to: "{ from: '/api', to: '/api/configurestore' },",
    sign: /redirect|\/api\b/i,
  },
  {
    name: 'an endless link to an edited sample is unpacked',
    file: 'src/try-it/share/decode.ts',
    from: 'if (text.length > MOST_BYTES) return { fault: TOO_LONG }',
    to: '',
    sign: /unit\/try-it.*(long|share|link)/i,
  },
  {
    name: 'the sandbox may send texts of any length',
    file: 'src/try-it/sandbox/guard.ts',
    from: 'value.slice(0, LIMITS.text)',
    to: 'value',
    sign: /unit\/try-it.*(guard|message|text)/i,
  },
  {
    name: 'a demo goes on after the reader has left',
    file: 'src/demos/polling/store.ts',
    from: 'store.dispatch(queueApi.util.resetApiState())',
    to: '',
    sign: /demos\/.*polling/,
  },
  {
    name: 'two of three settings of a service are accepted',
    file: 'src/config/environment.ts',
    from: 'if (missing.length > 0) {',
    to: 'if (missing.length > 9) {',
    sign: /unit\/config/,
  },
  {
    name: 'types of an element stay in the JavaScript form',
    file: 'src/plugins/samples/javascript/erase-types.ts',
    from: 'ts.isJsxSelfClosingElement(node)) && node.typeArguments',
    to: 'ts.isJsxSelfClosingElement(node)) && false',
    sign: /unit\/samples\/javascript/,
  },
  {
    name: 'of two rules for a header, the preview sends the first',
    file: 'scripts/preview/host-rules.mts',
    from: 'const matching = rules.headers.filter((rule) => rule.forRegExp.test(requestPath))',
    to: 'const matching = rules.headers.filter((rule) => rule.forRegExp.test(requestPath)).reverse()',
    sign: /unit\/preview|headers/,
  },
  {
    name: 'the words of a synonym are not found',
    file: 'src/search/clean-query.ts',
    from: 'if (code !== undefined) return `Error ${code}`',
    to: 'if (code !== undefined) return `Fehler ${code}`',
    sign: /unit\/search/,
  },
]

/** Faults in the built site. They are played together, in one build. */
export const IN_BUILD: readonly SeededFault[] = [
  {
    name: 'a shortcut: / does not open the search',
    file: 'src/shared/search-data/next-query.ts',
    from: "if (key === '/') return ''",
    to: "if (key === '~') return ''",
    sign: /search.*(\/|slash|shortcut)|opens by/i,
  },
  {
    name: 'the focus is lost when the search closes',
    file: 'src/theme/SearchBar/index.tsx',
    from: 'else button.current?.focus()',
    to: 'else button.current?.blur()',
    sign: /focus/i,
  },
  {
    name: 'a header of security is missing',
    file: 'src/config/headers.ts',
    from: "'X-Content-Type-Options': 'nosniff',",
    to: "'X-Content-Type-Option': 'nosniff',",
    sign: /header|nosniff/i,
  },
  {
    name: 'a slow click: nothing is fetched when the pointer is over a link',
    file: 'src/client/prefetch/intent.ts',
    from: "const SIGNS = ['pointerover', 'touchstart', 'focusin'] as const",
    to: "const SIGNS = ['pointerleave', 'touchcancel', 'focusout'] as const",
    sign: /loading\.spec|islands\.spec|prefetch|pointer|hover/i,
  },
  {
    name: 'pages are prefetched under data saver',
    file: 'src/client/prefetch/connection.ts',
    from: "connection.saveData === true || connection.effectiveType?.includes('2g') !== false",
    to: "connection.effectiveType?.includes('2g') !== false",
    sign: /saver|saves data|slow|metered|prefetch/i,
  },
  {
    name: 'results are copied with the code',
    file: 'src/client/code-blocks/copy.ts',
    from: 'for (const note of copy.querySelectorAll(ADDED)) note.remove()',
    to: '',
    sign: /cop(y|ies)/i,
  },
  {
    name: 'the choice of JavaScript is forgotten',
    file: 'src/client/code-blocks/choose.ts',
    from: 'localStorage.setItem(name, value)',
    to: 'sessionStorage.setItem(name, value)',
    sign: /code-blocks|storage|language|tab/i,
  },
  {
    name: 'a choice is not followed in other tabs',
    file: 'src/client/code-blocks/choose.ts',
    from: "addEventListener('storage',",
    to: "addEventListener('stored' as 'storage',",
    sign: /tab/i,
  },
  {
    name: 'the announcement cannot be closed',
    file: 'src/config/announcement.ts',
    from: 'isCloseable: true,',
    to: 'isCloseable: false,',
    sign: /announcement|Close/i,
  },
  {
    name: 'the table of contents ends at h2',
    file: 'docusaurus.config.ts',
    from: 'maxHeadingLevel: 3',
    to: 'maxHeadingLevel: 2',
    sign: /contents/i,
  },
  {
    name: 'search results are listed for search engines',
    file: 'src/config/docs.ts',
    from: "const UNLISTED_PATHS = ['/search']",
    to: 'const UNLISTED_PATHS: string[] = []',
    sign: /sitemap/i,
  },
  {
    name: 'another type in the structured data',
    file: 'src/plugins/built-pages/structured-data/describe-page.ts',
    from: "'@type': 'TechArticle',",
    to: "'@type': 'Thing',",
    sign: /structured/i,
  },
  {
    name: 'Markdown pages without the defaults of options',
    file: 'src/plugins/built-pages/markdown-pages/spec-sheet.ts',
    from: "...(hasDefaults ? ['Default'] : []), 'Meaning'",
    to: "...(hasDefaults ? ['Meaning'] : []), 'Default'",
    sign: /markdown/i,
  },
  {
    name: 'the policy allows plugins',
    file: 'src/config/security.ts',
    from: "'object-src': [\"'none'\"],",
    to: "'object-src': [\"'self'\"],",
    sign: /policy|security/i,
  },
  {
    name: 'samples run with the origin of the site',
    file: 'src/shared/try-it/sandbox-flags.ts',
    from: "'allow-scripts allow-forms'",
    to: "'allow-scripts allow-forms allow-same-origin'",
    sign: /sandbox/i,
  },
  {
    name: 'the focus is not visible',
    file: 'src/css/base.css',
    from: 'outline: 2px solid var(--color-accent);\n  outline-offset: 2px;',
    to: 'outline: none;\n  outline-offset: 2px;',
    sign: /keyboard\.spec|visible/,
  },
  {
    name: 'buttons are printed',
    file: 'src/css/print.css',
    from: '  button,\n',
    to: '',
    sign: /print/i,
  },
  {
    name: 'the crash report has another heading',
    file: 'src/components/CrashReport.tsx',
    from: '<h1>This page crashed.</h1>',
    to: '<h1>This page has crashed.</h1>',
    sign: /crash/i,
  },
  {
    name: 'a failed page has no Retry',
    file: 'src/theme/Loading/index.tsx',
    from: 'Retry\n',
    to: 'Again\n',
    sign: /retry/i,
  },
  {
    name: 'the search on the not-found page leads nowhere',
    file: 'src/theme/NotFound/Content/index.tsx',
    from: '<form action="/search"',
    to: '<form action="/find"',
    sign: /not-found|not found/i,
  },
  {
    name: 'a failed search is called otherwise',
    file: 'src/search/texts.ts',
    from: "title: 'Unable to fetch results',",
    to: "title: 'No connection',",
    sign: /search/i,
  },
  {
    name: 'the filter of options takes capitals for other letters',
    file: 'src/client/spec-filter.ts',
    from: 'const wanted = input.value.trim().toLowerCase()',
    to: 'const wanted = input.value.trim()',
    sign: /filter/i,
  },
  {
    name: 'an old heading traps the Back button',
    file: 'src/client/heading-aliases.ts',
    from: 'location.replace(target)',
    to: 'location.assign(target)',
    sign: /alias/i,
  },
  {
    name: 'a press before the scripts arrive is lost',
    file: 'src/shared/early-presses.ts',
    from: 'if (button instanceof HTMLElement) button.click()',
    to: 'if (button instanceof HTMLInputElement) button.click()',
    sign: /early/i,
  },
  {
    name: 'an early choice of the color mode is forgotten',
    file: 'src/plugins/early-presses/early-presses-script.ts',
    from: "localStorage.setItem('theme', mode)",
    to: "localStorage.setItem('mode', mode)",
    sign: /early|color mode/i,
  },
  {
    name: 'a demo has less room than it needs',
    file: 'src/demos/skip/about.ts',
    from: 'height: { wide: ',
    to: 'height: { wide: -200 + ',
    sign: /demo-room|fits/i,
  },
  {
    name: 'lines of text are closer',
    file: 'src/css/tokens.css',
    from: '--line-body: 1.62;',
    to: '--line-body: 1.3;',
    sign: /looks\.spec|visual/i,
  },
  {
    name: 'typing in the editor does not run the code',
    file: 'src/try-it/editor/session.ts',
    from: 'typing = setTimeout(run, PAUSE)',
    to: 'typing = setTimeout(() => {}, PAUSE)',
    sign: /try-|editor/i,
  },
  {
    name: 'the heading of a followed hit does not get the focus',
    file: 'src/client/arrival.ts',
    from: 'heading.focus({ preventScroll: true })',
    to: 'heading.blur()',
    sign: /focus|heading/i,
  },
  {
    name: 'Ctrl+click in the text opens the link here',
    file: 'src/islands/FollowLinks.tsx',
    from: 'event.defaultPrevented || !isPlainClick(event) || ',
    to: 'event.defaultPrevented || ',
    sign: /islands|tab|click/i,
  },
  {
    name: 'the copyright ends in another year',
    file: 'src/config/footer.ts',
    from: '2015–2024',
    to: '2015–2026',
    sign: /copyright|footer/i,
  },
  {
    name: 'the page that the reader is on is out of view in the sidebar',
    file: 'src/client/sidebar-position.ts',
    from: 'if (place.top >= frame.top && place.bottom <= frame.bottom) return',
    to: 'if (place.bottom >= frame.top) return',
    sign: /sidebar/i,
  },
  {
    name: 'a page without the styles of its parts',
    file: 'src/plugins/built-pages/steps/page-styles.ts',
    from: '.filter(([, classes]) => classes.some((name) => used.has(name)))',
    to: '.filter(([, classes]) => classes.length === 0 && used.size > 0)',
    sign: /styles|layout|shift/i,
  },
]

/** All faults. */
export const SEEDED_FAULTS: readonly SeededFault[] = [...STOPS_BUILD, ...IN_SOURCES, ...IN_BUILD]
