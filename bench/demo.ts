import { readDemoOverview } from '#server/demo/overview/read-demo-overview.ts'
import { seedDemo } from '#server/demo/seed-demo.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

/** Makes both simulated organisations: nine imports, 1,500 answers, seven releases; then reads the overview of the first 200 times. */
const reads = 200

await withDeps(async (deps) => {
  const start = performance.now()
  await seedDemo(deps)
  const seedSeconds = (performance.now() - start) / 1000
  const times: number[] = []
  for (let n = 0; n < reads; n += 1) {
    const asked = performance.now()
    await readDemoOverview(deps)
    times.push(performance.now() - asked)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(reads * share)] ?? 0) * 10) / 10
  const figures = {
    seedSeconds: Math.round(seedSeconds * 10) / 10,
    overviewMedianMs: at(0.5),
    overviewP95Ms: at(0.95),
  }
  console.table(figures)
  saveResults('demo', figures)
})
