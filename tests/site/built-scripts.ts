import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { moduleNames } from '../sizes/files'
import { BUILD } from './built-pages'

const FOLDER = path.join(BUILD, 'assets/js')

/** A module that a route is made of, with the scripts that the browser fetches before it is there. */
export interface RouteModule {
  /** As the registry of routes names it, for example `@site/docs/api/createSlice.mdx`. */
  name: string
  /** Names of files in `assets/js`. */
  scripts: string[]
}

/** All scripts of the build: text by file name. */
export function readScripts(): Map<string, string> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'))
  return new Map(files.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')]))
}

/**
 * Reads the registry of routes out of the main script.
 *
 * @throws Error where the platform writes it in another way than this reads
 */
export function readRouteModules(scripts: ReadonlyMap<string, string>): RouteModule[] {
  const files = filesById(scripts)
  const names = moduleNames()
  const entries = textOf(scripts, 'main.').matchAll(/"?([0-9a-f]{8})"?:\[\(\)=>((?:(?!\]).)*)\]/g)
  const modules = [...entries].map(([, key = '', load = '']) => ({
    name: names.get(key) ?? '',
    scripts: askedFor(load).flatMap((id) => files.get(id) ?? []),
  }))
  if (names.size === 0) throw new Error('There is no .docusaurus/registry.js: build the site first.')
  if (modules.length === 0) throw new Error('The main script has no registry of routes that can be read.')
  return modules
}

/** The files that a script, or a part of it, fetches when it needs them. */
export function fetchedBy(text: string, scripts: ReadonlyMap<string, string>): string[] {
  const files = filesById(scripts)
  return [...new Set(askedFor(text).flatMap((id) => files.get(id) ?? []))]
}

function askedFor(text: string): string[] {
  return [...text.matchAll(/\.e\("?([\w~-]+)"?\)/g)].map(([, id = '']) => id)
}

/** The runtime knows chunks by a number, and their files by the hash in their names. */
function filesById(scripts: ReadonlyMap<string, string>): Map<string, string> {
  const byHash = new Map([...scripts.keys()].map((file) => [file.split('.').at(-2) ?? '', file]))
  const ids = new Map<string, string>()
  for (const [, id = '', hash = ''] of textOf(scripts, 'runtime').matchAll(
    /"?([\w~-]+)"?:"([0-9a-f]{8})"/g,
  )) {
    const file = byHash.get(hash)
    if (file !== undefined) ids.set(id, file)
  }
  if (ids.size === 0) throw new Error('The runtime names no script of the build.')
  return ids
}

function textOf(scripts: ReadonlyMap<string, string>, start: string): string {
  const file = [...scripts.keys()].find((name) => name.startsWith(start))
  if (file === undefined) throw new Error(`No script of the build begins with "${start}".`)
  return scripts.get(file) ?? ''
}
