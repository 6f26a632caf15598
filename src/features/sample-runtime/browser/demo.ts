import { resolveFile } from '../core/resolve'
import { demoLibrary } from '../protocol/packages'
import { missingExport } from './missing'
import { requireLibrary } from './libraries'

/** What the library of a live demo gives, once it has the demo's shown files. */
interface Library {
  styles: string
  /** The modules that the shown files may import, by their names as these files see them: `kit/Button.tsx`. */
  modules: Readonly<Record<string, () => unknown>>
  /** Shows the demo. */
  start: () => void
}

type MakeLibrary = (loadShown: (specifier: string) => unknown) => Library

/** A live demo, which is made of the task's files and of its library. */
export interface Demo {
  /** Gives it the function that loads a file of the task: `./RoomCard.tsx`. */
  connect(loadShown: (specifier: string) => unknown): void
  /**
   * Finds the module of the demo that a relative import means.
   *
   * @param importer - the name of the importing file
   * @returns what evaluates it, once, and gives its exports; undefined if there is no such module
   */
  find(specifier: string, importer: string): (() => unknown) | undefined
  /** Shows it in this document. */
  start(): void
}

/** The exports of a shown file. A name that the demo needs and that isn't there any more is an error, and not `undefined`. */
function withNames(exports: unknown, specifier: string): unknown {
  const from = specifier.replace(/\.\w+$/, '')
  return new Proxy(exports as object, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target))
        throw new Error(missingExport({ from, name }, Object.keys(target)))
      return Reflect.get(target, name) as unknown
    },
  })
}

/**
 * Opens a live demo. Its library is evaluated at the first use.
 *
 * @param name - of the demo
 */
export function openDemo(name: string): Demo {
  let loadShown: (specifier: string) => unknown = () => undefined
  let made: Library | undefined
  const library = (): Library =>
    (made ??= (requireLibrary(demoLibrary(name)) as MakeLibrary)((specifier) =>
      withNames(loadShown(specifier), specifier),
    ))
  return {
    connect(load) {
      loadShown = load
    },
    find(specifier, importer) {
      const { modules } = library()
      const found = resolveFile(specifier, importer, Object.keys(modules))
      return found === undefined ? undefined : modules[found]
    },
    start() {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(library().styles)
      // In place of the styles that other samples have.
      document.adoptedStyleSheets = [sheet]
      library().start()
    },
  }
}
