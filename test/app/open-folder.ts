import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder for a server's data, in the temporary folder. Other users may pass through it: in a closed one root's
 * embedded database would store its files in /var/lib/andrum, where nobody removes them.
 */
export function makeOpenFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `andrum-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
