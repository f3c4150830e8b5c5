import { cpSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** What the sources bring along and the build does not read, or makes itself. */
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

/** What tools keep among the packages of a tree: files that are shared would be written into by the other tree. */
const keptByTools = ['.cache', '.vite', '.vite-temp']

/** The packages, by links to the same files where the disk is the same: a copy would be 700 MB. */
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
