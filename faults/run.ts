import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { PoolerMissing } from '../scripts/test-pg/throwaway-pooler.ts'
import { PostgresMissing } from '../scripts/test-pg/throwaway-server.ts'
import { answersUnderKills } from './answers.ts'
import { backupsUnderLoad } from './backups.ts'
import { BalancerMissing } from './balancer.ts'
import { clocksThatJump } from './clock.ts'
import { fullDisk } from './full-disk.ts'
import { importsUnderKills } from './imports.ts'
import { migrationsUnderWrites } from './migrations.ts'
import { momentsRecovered } from './moments.ts'
import { openingsUnderKills } from './openings.ts'
import { type DatabaseKind, databases, LeftOut } from './place.ts'
import { powerLost } from './power.ts'
import { preparationsUnderKills } from './preparations.ts'
import { releasesUnderKills } from './releases.ts'
import { type Found, keep, report } from './report.ts'
import { rollingRestarts } from './restarts.ts'
import { standbyPromoted } from './standby.ts'
import { upgradesFromLastRelease } from './upgrades.ts'

/**
 * `npm run faults`: fault injection. It kills the server and the database under load, and checks that everything acknowledged is stored
 * once; takes backups under load and restores them; recovers a database to a point in time; upgrades data of the earlier version;
 * restarts two servers in turn and counts the answers that this cost. Each part stores its findings as
 * bench/results/faults-<part>-<database>.json. `--rounds 8` kills eight times, not a hundred; `--database embedded`, `postgres` (15,
 * where its programs are found) or `several` (two servers behind HAProxy and PgBouncer, where these are found) tries one of the three;
 * names of parts run only these. `--show-a-loss` removes the protection of answers, in `answers`, `power` and `standby`, and must end
 * with code 1: it proves that the suite would find a loss.
 */
type Part = (kind: DatabaseKind, kills: number) => Promise<Found>

/** Slower parts get fewer kills: five where answers get twenty. */
const aQuarter = (kills: number) => Math.ceil(kills / 4)

/** Two servers share a PostgreSQL; an embedded database has one. */
async function restarts(kind: DatabaseKind, by: 'haproxy' | 'address', kills: number): Promise<Found> {
  if (kind === 'embedded') throw new LeftOut('An embedded database has one server.')
  return rollingRestarts(by, aQuarter(kills))
}

const parts: Readonly<Record<string, Part>> = {
  answers: (kind, kills) => answersUnderKills({ kind, kills, showALoss: false }),
  imports: (kind, kills) => importsUnderKills(kind, aQuarter(kills)),
  preparations: (kind, kills) => preparationsUnderKills(kind, aQuarter(kills)),
  openings: (kind, kills) => openingsUnderKills(kind, aQuarter(kills)),
  releases: (kind, kills) => releasesUnderKills(kind, aQuarter(kills)),
  backups: (kind) => backupsUnderLoad(kind, 3),
  moments: (kind) => momentsRecovered(kind),
  upgrade: (kind) => upgradesFromLastRelease(kind),
  clock: (kind) => clocksThatJump(kind),
  'full-disk': (kind) => fullDisk(kind),
  power: (kind, kills) => powerLost(kind, { times: aQuarter(kills), showALoss: false }),
  standby: (kind, kills) => standbyPromoted(kind, { failovers: aQuarter(kills), showALoss: false }),
  migrations: (kind) => migrationsUnderWrites(kind),
  restarts: (kind, kills) => restarts(kind, 'haproxy', kills),
  'restarts-by-address': (kind, kills) => restarts(kind, 'address', kills),
}

/** The runs of `--show-a-loss`, each without one protection: they must find the loss. */
const losses: Readonly<Record<string, Part>> = {
  answers: (kind) => answersUnderKills({ kind, kills: 3, showALoss: true }),
  power: (kind) => powerLost(kind, { times: 2, showALoss: true }),
  standby: (kind) => standbyPromoted(kind, { failovers: 1, showALoss: true }),
}

/** The parts that can run on several servers; the others use one server's folder or program. */
const holdsForSeveral = new Set(['answers', 'imports', 'preparations', 'openings', 'releases'])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '100' },
    database: { type: 'string' },
    'show-a-loss': { type: 'boolean', default: false },
  },
})
const kills = Number(values.rounds)
const kinds = databases.filter((kind) => values.database === undefined || values.database === kind)
const wanted: Readonly<Record<string, Part>> = values['show-a-loss']
  ? Object.fromEntries(
      Object.entries(losses).filter(([name]) => positionals.length === 0 || positionals.includes(name)),
    )
  : Object.fromEntries(
      Object.entries(parts).filter(([name]) => positionals.length === 0 || positionals.includes(name)),
    )
const unknown = positionals.filter((name) => !(name in parts))
if (!(Number.isInteger(kills) && kills > 0) || kinds.length === 0 || unknown.length > 0) {
  console.error(
    `npm run faults -- [--rounds N] [--database ${databases.join(' | ')}] [--show-a-loss] [${Object.keys(parts).join(' | ')}]`,
  )
  process.exit(2)
}

const missing = [PostgresMissing, PoolerMissing, BalancerMissing, LeftOut]
let faults = 0
for (const kind of kinds) {
  for (const [name, part] of Object.entries(wanted)) {
    try {
      if (kind === 'several' && !holdsForSeveral.has(name)) continue
      const begun = performance.now()
      const found = await part(kind, kills)
      report(`${name}, ${kind}`, found)
      keep(name, kind, found, { rounds: kills, begun, showALoss: values['show-a-loss'] })
      faults += found.faults.length
    } catch (error) {
      if (!missing.some((kind) => error instanceof kind)) throw error
      console.log(`\n${name}, ${kind}: left out. ${(error as Error).message}`)
    }
  }
}
console.log(`\nload of the machine: ${loadavg()[0]?.toFixed(1)}`)
console.log(
  faults === 0
    ? 'Everything acknowledged is kept once.'
    : `${faults} faults: something acknowledged is not kept once.`,
)
process.exitCode = faults === 0 ? 0 : 1
