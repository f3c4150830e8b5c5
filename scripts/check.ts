/**
 * `npm run check`: runs every script `check:…` of package.json, as many in parallel as there are cores. Each prints its output when
 * it has ended, all of them run, and the last line names those that failed.
 */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'))
const failed: string[] = []

async function run(name: string): Promise<void> {
  const begun = performance.now()
  const child = spawn(`npm run --silent ${name} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const said = await text(child.stdout)
  // A killed script has no status, and has failed.
  if ((await ended) !== 0) failed.push(name)
  console.log(`${name}, ${((performance.now() - begun) / 1000).toFixed(0)} s\n${said}`)
}

async function runInTurn(): Promise<void> {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) await run(name)
}

await Promise.all(Array.from({ length: availableParallelism() }, runInTurn))
console.log(failed.length === 0 ? 'Nothing is wrong.' : `Failed: ${failed.join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
