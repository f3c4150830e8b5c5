/**
 * Writes the figures for the product's pictures, from the simulated organisation of a running server:
 * `npm start`, then `node scripts/demo-figures.ts http://localhost:3000`. test/e2e/public-site.spec.ts fails when it is due.
 */
import { writeFileSync } from 'node:fs'
import { overview } from '#contract/rounds/overview.ts'
import { picturedFigures } from '#web/lib/content/pictured-figures.ts'

const [origin = 'http://localhost:3000'] = process.argv.slice(2)
const answer = await fetch(`${origin}/api/v1/demo/overview`)
if (!answer.ok) throw new Error(`${origin} shows no simulated organisation (${answer.status}).`)
const figures = picturedFigures(overview.parse(await answer.json()))
writeFileSync('content/demo-figures.json', `${JSON.stringify(figures, null, 2)}\n`)
