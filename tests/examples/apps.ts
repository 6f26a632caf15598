import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The fields of a manifest that the tests use. */
export interface Manifest {
  name?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Absolute path of the folder of all example apps. */
const FOLDER = path.resolve('examples')

/** The apps, by the names of their folders. */
export const APPS = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The apps that Vite builds. */
export const VITE_APPS = APPS.filter((app) => existsSync(path.join(FOLDER, app, 'vite.config.ts')))

/** Absolute path of a file or folder of an app. */
export function inApp(app: string, ...names: string[]): string {
  return path.join(FOLDER, app, ...names)
}

/** Reads a `package.json`. */
export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest
}
