import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Organisation, Report } from './organisation-file.ts'

const command = fileURLToPath(new URL('../../scripts/release.ts', import.meta.url))

/** The product's own policy, as anybody can run it: `npm run release` in a process of its own. */
export function productPolicy(organisation: Organisation): Promise<Report> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command], { stdio: ['pipe', 'pipe', 'inherit'] })
    const parts: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => parts.push(part))
    child.on('error', reject)
    child.on('close', (status) => {
      if (status === 0) resolve(JSON.parse(Buffer.concat(parts).toString()))
      else reject(new Error(`npm run release ended with ${status}`))
    })
    child.stdin.end(JSON.stringify(organisation))
  })
}
