/**
 * `npm run test:seeds`: property tests with new seeds, ten runs each, so ten times the cases of `npm test`; `-- 3`
 * for three runs, `-- 3 FILE…` for these files. A failure is printed with its seed: `PROPERTY_SEED=… npx vitest run FILE` repeats
 * it. Add what it found as an example to the test, which then runs every time.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

const [runs = '10', ...given] = process.argv.slice(2)
const hasProperties = (file: string): boolean => readFileSync(file, 'utf8').includes("from 'fast-check'")
const files =
  given.length > 0
    ? given
    : globSync('{src,packages,test,scripts,fuzz}/**/*.test.{ts,tsx}').filter(hasProperties).sort()
const failed: number[] = []
for (let run = 1; run <= Number(runs); run++) {
  const seed = randomInt(2 ** 31)
  console.log(`Run ${run} of ${runs}, ${files.length} files, seed ${seed}.`)
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--reporter=dot', ...files], {
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SEED: String(seed), NODE_COMPILE_CACHE: '.compiled' },
  })
  if (status !== 0) failed.push(seed)
}
console.log(failed.length === 0 ? `All ${runs} runs passed.` : `Failed with the seeds ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
