import type { Archive } from './archive.ts'
import { readXml } from './read-xml.ts'

export type Relationship = {
  readonly id: string
  /** The last word of its type, which is the same in the strict and the usual form of the format. */
  readonly type: string
  /** Name of a part. */
  readonly target: string
}

/** The references of a part within the archive; '' is the archive itself. */
export function readRelationships(archive: Archive, part: string): readonly Relationship[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`
  if (!archive.has(name)) return []
  const found: Relationship[] = []
  readXml(archive.read(name), {
    open: (element, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) => {
      if (element !== 'Relationship' || mode === 'External') return
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: resolve(folder, target) })
    },
  })
  return found
}

/** Resolves a target to the name of a part, relative to the folder of the referring part. */
function resolve(folder: string, target: string): string {
  const written = target.replaceAll('\\', '/')
  const segments: string[] = []
  for (const segment of (written.startsWith('/') ? written : folder + written).split('/')) {
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(segment)
  }
  return segments.join('/')
}
