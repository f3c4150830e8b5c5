import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RoundList, RoundPreparation, RoundView } from '#contract/rounds/round.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { makeOpenFolder } from '#test/app/open-folder.ts'
import { makeNewOrganisation, serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'
import { serveProduct, startBeside } from './beside-bare.ts'
import { type ListSize, layOutList } from './large-list.ts'

/** Milliseconds between two equal requests. */
const between = 50

const day = 86_400_000

/** The longest answer of each request, in ms. */
export type Held = {
  readonly 'the wish': number
  readonly 'the list of rounds meanwhile': number
  readonly 'the list of people meanwhile': number
  readonly 'the word that opens it': number
  /** From the request to the round, in seconds. */
  readonly seconds: number
}

/**
 * A round of everybody over HTTP, on a server process with the embedded database: HR requests it, reads its progress and the list
 * meanwhile, and opens it. Measures the longest answer of each request.
 */
export async function prepareInServer(size: ListSize): Promise<Held> {
  const folder = makeOpenFolder('bench')
  const [dataDir, buildDir] = [join(folder, 'data'), join(folder, 'build')]
  writeEmptyPages(buildDir)
  const { organisationId, path, headers } = await makeNewOrganisation(dataDir)
  const beside = await openServerBeside({ dataDir })
  await withClient(beside.url, (client) => layOutList(client, organisationId, size))
  await beside.stop()
  const { server, url } = await startBeside(import.meta.url, ['product', buildDir], serverSettings(dataDir))
  const held = new Map<string, number>()
  const ask = async <Answer>(name: string, what: string, body?: unknown): Promise<Answer> => {
    const begun = performance.now()
    const answer = await fetch(`${url}${path}${what}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    const said = await answer.text()
    if (!answer.ok) throw new Error(`${what} was answered ${answer.status}: ${said.slice(0, 300)}`)
    held.set(name, Math.max(held.get(name) ?? 0, Math.round(performance.now() - begun)))
    return JSON.parse(said) as Answer
  }
  try {
    const begun = performance.now()
    await ask<RoundPreparation>('the wish', '/rounds', {
      name: 'Våren',
      instrument: 'stressprofil',
      closesAt: new Date(Date.now() + 21 * day).toISOString(),
    })
    let round: RoundView | undefined
    const untilPrepared = async () => {
      while (round === undefined) {
        const { rounds, preparing } = await ask<RoundList>('the list of rounds meanwhile', '/rounds')
        const refused = preparing.find((one) => one.refused !== null)
        if (refused !== undefined) throw new Error(`the round was refused: ${JSON.stringify(refused)}`)
        round = rounds[0]
        await pause(between)
      }
      return round
    }
    const readPeople = async () => {
      while (round === undefined) {
        await ask('the list of people meanwhile', '/members')
        await pause(between)
      }
    }
    const [{ id }] = await Promise.all([untilPrepared(), readPeople()])
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    await ask('the word that opens it', `/rounds/${id}/list-review/statement`, {
      statement: 'Alla fick höra om mätningen på mötet i måndags.',
    })
    return { ...(Object.fromEntries(held) as Omit<Held, 'seconds'>), seconds }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

const [, , part, argument = ''] = process.argv
if (part === 'product') await serveProduct(argument)
