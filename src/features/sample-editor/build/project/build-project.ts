import { readFileSync } from 'node:fs'
import path from 'node:path'

import type { TryLibrary } from '../../shared/manifest'
import type { ProjectParts } from '../../shared/project-parts'
import { bundle, published, type PublishedFile } from '../bundles/bundle'
import { neededPackages, readLock, versionsOf } from './packages'
import { serverSources } from './server-sources'
import { inBothLanguages, type TypeScriptFile } from './sources'

/** What demos import and samples can't. */
const ONLY_IN_DEMOS: Readonly<Record<string, TryLibrary>> = { clsx: { file: '', needs: [] } }

/** What surrounds a demo in the page. */
const DEMO_STYLES = ['src/css/tokens.css', 'src/features/sample-editor/client/demo-screen/screen.css']

const TOOLS = 'src/features/sample-editor/build/project/tools'

/**
 * Makes the file that downloaded projects are made of.
 *
 * @param libraries - what samples may import, by specifier
 */
export async function buildProject(
  siteDir: string,
  libraries: Readonly<Record<string, TryLibrary>>,
): Promise<PublishedFile> {
  const lock = readLock(siteDir)
  const needs = neededPackages(lock, { ...libraries, ...ONLY_IN_DEMOS })
  const parts: ProjectParts = {
    versions: versionsOf(lock, Object.values(needs).flat()),
    needs,
    tools: {
      show: await inBothLanguages(toolFiles(siteDir, 'show-values', 'show-output', 'texts')),
      test: await inBothLanguages(toolFiles(siteDir, 'check-values')),
    },
    servers: await serverSources(siteDir),
    demoStyles: await demoStyles(siteDir),
  }
  return published('project', JSON.stringify(parts), 'json')
}

function toolFiles(siteDir: string, ...names: readonly string[]): TypeScriptFile[] {
  return names.map((name) => ({
    name: `sample-tools/${name}.ts`,
    text: readFileSync(path.join(siteDir, TOOLS, `${name}.ts`), 'utf8'),
  }))
}

/** Bundles what surrounds a demo in the page, for projects: there, no page brings the custom properties. */
async function demoStyles(siteDir: string): Promise<string> {
  const { styles } = await bundle(siteDir, {
    minifySyntax: false,
    minifyWhitespace: false,
    stdin: {
      contents: DEMO_STYLES.map((file) => `@import './${file}';`).join('\n'),
      resolveDir: siteDir,
      loader: 'css',
    },
  })
  return styles
}
