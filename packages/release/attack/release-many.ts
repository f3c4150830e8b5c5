import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Organisation, Report } from './organisation-file.ts'

const command = fileURLToPath(new URL('../cli/release-lines.ts', import.meta.url))

export type ReleaseMany = (organisations: readonly Organisation[]) => Promise<Report[]>

/** The product's own policy on many organisations, in a process of its own. */
export const releaseMany: ReleaseMany = async (organisations) => {
  const child = spawn(process.execPath, [command], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  child.stdin.end(organisations.map((each) => `${JSON.stringify(each)}\n`).join(''))
  const reports: Report[] = []
  for await (const line of createInterface({ input: child.stdout })) reports.push(JSON.parse(line))
  const status = await ended
  if (status !== 0 || reports.length !== organisations.length) {
    throw new Error(`release-lines ended with ${status} after ${reports.length} organisations`)
  }
  return reports
}

/** The product's own policy, with the parts that its figures are composed from: the figures reveal something about these. */
export async function productPolicy(organisation: Organisation): Promise<Report> {
  const [report] = await releaseMany([organisation])
  if (!report) throw new Error('one report for one organisation')
  return report
}
