import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder for a server's data and what goes with them, under the temporary one. Others may pass through it: under a
 * closed one the embedded database of root would keep its files in /var/lib/andrum, where nobody removes them.
 */
export function makeOpenFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `andrum-${name}-`))
  chmodSync(folder, 0o755)
  return folder
}
