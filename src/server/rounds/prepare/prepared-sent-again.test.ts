import { expect, it } from 'vitest'
import { cancelRound } from '#server/rounds/close/cancel-round.ts'
import { listRounds } from '#server/rounds/read-rounds.ts'
import { testApp } from '#test/app/test-app.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { askForRound } from './prepare-by-job.ts'

const server = await testApp()
const { deps, database, time } = server
const day = 24 * 60 * 60 * 1000

it.each([
  ['at once', 5000],
  ['by a job', 0],
])(
  'a round prepared %s and then cancelled does not come back by the request that asked for it',
  async (_, most) => {
    const { organisationId, hr: personId, ...where } = await found(database)
    const lines = peopleOf('top', 11).map((line) => line.replace('bolaget', organisationId))
    await readIn(deps, { organisationId, hr: personId, ...where }, importFile(...lines))
    const who = { organisationId, personId }
    const closesAt = new Date(time.now.getTime() + 14 * day)
    const ask = (key: string) =>
      askForRound(deps, { ...who, name: 'Våren', instrument: 'stressprofil', closesAt, key }, most)
    const states = async () => {
      await server.runJobs()
      return (await listRounds(deps, who)).map(({ state }) => state)
    }
    await ask('en')
    await ask('en')
    expect(await states()).toEqual(['in-review'])
    await ask('en')
    const [round] = await listRounds(deps, who)
    await cancelRound(deps, { ...who, roundId: round?.id ?? '' })
    await expect(ask('en')).rejects.toMatchObject({ code: 'idempotency-conflict' })
    expect(await states()).toEqual(['cancelled'])
    await ask('två')
    expect((await states()).sort()).toEqual(['cancelled', 'in-review'])
  },
)
