import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { appOn } from '#test/app/test-app.ts'
import { copyDatabase } from '#test/database/database.ts'
import { startTemplate } from '#test/database/template.ts'
import { fireAt } from './fire.ts'
import { keep, report } from './report.ts'

/**
 * `npm run fuzz -- 100000 --seed 7`: sends so many requests, generated from the OpenAPI document, to every endpoint as every sender, and
 * runs the jobs that they cause. Ends with code 1 when an answer differs from the document, reveals our internals or another
 * organisation's data, or when the log has an error or what people wrote. Stores its findings as bench/results/fuzz.json.
 * `--only NAME` (more than once) tries only these endpoints and stores nothing, `--without-jobs` runs no jobs.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    'without-jobs': { type: 'boolean', default: false },
  },
})
const shots = Number(positionals[0] ?? '100000')
const seed = Number(values.seed)
if (!(Number.isSafeInteger(shots) && shots > 0) || !Number.isSafeInteger(seed) || positionals.length > 1) {
  console.error('npm run fuzz -- [REQUESTS] [--seed N] [--only ENDPOINT]… [--without-jobs]')
  process.exit(2)
}

const begun = performance.now()
const { template, stop } = await startTemplate()
try {
  const server = await appOn(await copyDatabase(template))
  try {
    const fired = await fireAt(server, {
      shots,
      seed,
      ...(values.only === undefined ? {} : { only: values.only }),
      perWorld: 2_500,
      withJobs: !values['without-jobs'],
      onFind: ({ endpoint, sender, fault }) => console.error(`${endpoint}, as ${sender}: ${fault}`),
      onProgress: (done) => console.error(`${done} of ${shots}`),
    })
    report(fired)
    const seconds = Math.round((performance.now() - begun) / 1000)
    if (values.only === undefined) keep(fired, { seed, seconds })
    console.log(`seed ${seed}, ${seconds} s, load of the machine: ${loadavg()[0]?.toFixed(1)}`)
    process.exitCode = fired.finds.length === 0 ? 0 : 1
  } finally {
    await server.close()
  }
} finally {
  await stop()
}
