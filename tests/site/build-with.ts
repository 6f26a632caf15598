import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What tests of faulty builds write and build. */
const FOLDER = '.cache/bad-input'
/** Building the whole site takes a while on a busy machine. In milliseconds. */
const TIME_LIMIT = 300_000

/** What became of a build. */
interface Outcome {
  /** The exit code. */
  status: number
  output: string
}

/**
 * Builds the site with a changed configuration.
 *
 * @param name - of the folder that it is built into
 * @param change - statements that change `site`, our configuration
 */
export function buildWith(
  name: string,
  change: string,
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const config = `${FOLDER}/${name}.config.ts`
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(
    config,
    `import path from 'node:path'
import config from '../../docusaurus.config'
const site: any = config
// The platform looks for plugins beside the configuration file, which is elsewhere here.
const absolute = (plugin: any): any => {
  if (Array.isArray(plugin)) return [absolute(plugin[0]), plugin[1]]
  return plugin.startsWith('./') ? path.resolve(plugin) : plugin
}
site.presets = site.presets.map(absolute)
site.clientModules = site.clientModules.map(absolute)
${change}
export default site
`,
  )
  const parameters = [
    'node_modules/@docusaurus/core/bin/docusaurus.mjs',
    // What is never published needs no small scripts.
    ...['build', '--no-minify', '--config', config, '--out-dir', `${FOLDER}/${name}`],
  ]
  const env = {
    ...process.env,
    ...environment,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${FOLDER}/${name}-generated`,
  }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      parameters,
      { env, timeout: TIME_LIMIT, maxBuffer: 64_000_000 },
      (error, stdout, stderr) =>
        resolve({ status: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
    )
  })
}

/** Writes a sidebar and says how to use it. */
function writeSidebar(name: string, sidebars: string): string {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, `${name}.ts`), `export default ${sidebars}\n`)
  return `site.presets.find(([name]: any) => name === 'classic')[1].docs.sidebarPath = './${FOLDER}/${name}.ts'`
}

/** Stands in for the feature that checks all samples of the site, which takes as long as the rest of a small build. */
const WITHOUT_SAMPLES = `const samplesAt = site.presets.findIndex((preset: any) => String(preset).endsWith('/checked-samples/plugin.ts'))
if (samplesAt === -1) throw new Error('docusaurus.config.ts names no feature for samples.')
site.presets[samplesAt] = path.resolve('tests/site/without-samples.ts')
const classic = site.presets.find(([name]: any) => name === 'classic')[1]`

/**
 * Leaves out the pages of the site and the check of their samples: one page is enough where a fault is on every page, or on
 * none.
 *
 * @param folder - that is written for the pages
 * @param pages - the docs in their place, `page.mdx` among them
 */
export function onlyOnePage(
  folder = 'one-page',
  pages: Readonly<Record<string, string>> = { 'page.mdx': '# One page\n' },
): string {
  mkdirSync(path.join(FOLDER, folder), { recursive: true })
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(FOLDER, folder, name), text)
  return `${WITHOUT_SAMPLES}
classic.pages = false
classic.docs.path = '${FOLDER}/${folder}'
${writeSidebar('one-page-sidebar', "{ docs: ['page'] }")}`
}
