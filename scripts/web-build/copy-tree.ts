import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Files beside the sources that the build does not read, or makes itself. */
const left = [
  '.git',
  'node_modules',
  'build',
  'data',
  'test-results',
  'playwright-report',
  '.react-router',
  '.env',
]

/** Copies the sources into a new folder, with their packages, so that they can be built there. */
export function copyTree(folder: string): void {
  const skipped = left.map((name) => resolve(name))
  cpSync('.', folder, { recursive: true, filter: (place) => !skipped.includes(resolve(place)) })
  linkTree('node_modules', join(folder, 'node_modules'))
}

/** Caches of tools among the packages: with shared files the other build would write into them. */
const keptByTools = ['.cache', '.vite', '.vite-temp']

/** Links the packages to the same files, on the same disk: a copy would be 700 MB. */
function linkTree(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (keptByTools.includes(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      try {
        linkSync(source, target)
      } catch {
        cpSync(source, target)
      }
    }
  }
}
