/** The parts of `typescript.js` are marked with the names of their sources, in this order. */
const FIRST = '// src/compiler/'
/** The editor service, the server and all below it, which a check doesn't need. */
const AFTER = '// src/jsTyping/'
/** The list of all exports, which is there for Node. */
const NAMES = '0 && (module.exports = {'

/** What the parts define at their beginning; Node's own objects are absent, as in a browser. */
const HEAD = `var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all) __defProp(target, name, { get: all[name], enumerable: true });
  return target;
};
var require, process, module, __filename;
`

/**
 * Makes an ECMAScript module of the compiler: `typescript.js` without the editor service and the server, in a form of which a
 * bundler leaves out what isn't used. It exports what the parts that are left define.
 *
 * @param text - of the installed `typescript.js`
 * @throws Error if the file has another form than that of TypeScript 6.0
 */
export function compilerModule(text: string): string {
  const body = text.slice(placeOf(text, FIRST), placeOf(text, AFTER))
  const names = text.slice(placeOf(text, NAMES) + NAMES.length).match(/^\s+\w+(?=,?$)/gm) ?? []
  const defined = new Set(
    [...body.matchAll(/^(?:async )?(?:function\*?|var|class) (\w+)/gm)].map(([, name]) => name),
  )
  const exported = names.map((name) => name.trim()).filter((name) => defined.has(name))
  // A call would be kept, with all that it names, whether or not somebody uses the object.
  const pure = body.replace(
    /^var (\w+) = \{\};\n__export\(\1, \{$/gm,
    'var $1 = /* @__PURE__ */ __export({}, {',
  )
  return `${HEAD}${pure}\nexport { ${exported.join(', ')} };\n`
}

function placeOf(text: string, mark: string): number {
  const place = text.indexOf(mark)
  if (place < 0) {
    throw new Error(
      `typescript/lib/typescript.js has no ${JSON.stringify(mark)} any more: compare it with src/features/sample-editor/build/types/compiler-module.ts.`,
    )
  }
  return place
}
