import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import type { CauseId } from '#core/instrument/instrument.ts'
import type { MeasureContent, MeasureOwner } from '#core/measures/measure.ts'
import { listPossibleOwners } from '#server/measures/measure-repository.ts'
import type { PlanActor } from '#server/measures/read-measure-plan.ts'
import { addMeasure, changeMeasure, commentOnMeasure } from '#server/measures/write-measure.ts'
import { addRisk, type RiskToAdd } from '#server/measures/write-risk.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import { readOverview } from '#server/rounds/overview/read-overview.ts'
import type { DemoToFill } from './people-with-accounts.ts'

const day = 86_400_000

type Simulated = DemoToFill & { readonly organisationId: string }

/** A few risks of the simulated organisation with their measures, each at another point of the loop. */
export async function planMeasures(simulated: Simulated): Promise<void> {
  const plan = await planOf(simulated)
  await ofShifts(plan)
  await ofWorkload(plan)
  await ofSchool(plan)
}

type Plan = Awaited<ReturnType<typeof planOf>>

async function planOf({ deps, at, organisationId, people }: Simulated) {
  const now = deps.clock()
  const someone = (email: string, role: 'hr' | 'safety_representative'): PlanActor => ({
    organisationId,
    personId: people.get(email) ?? '',
    memberId: null,
    sees: 'all',
    roles: [role],
  })
  const hr = someone('hr@exempelbolaget.example', 'hr')
  const owners = await asHr(deps.pools.app, hr, (tx) => listPossibleOwners(tx, organisationId))
  const owner = (name: string): MeasureOwner => {
    const found = owners.find((one) => one.name === name)
    return found === undefined ? { name } : { memberId: found.memberId }
  }
  const { rounds } = await readOverview(deps, hr)
  /** A unit and one of its causes, from the newest round (counting back from `newest`) that shows it. */
  const resultOf = async (unit: string, cause: CauseId, newest: number) => {
    for (const round of rounds.slice(newest)) {
      const { chosen } = await readOverview(deps, hr, round.id)
      const shown = chosen?.units.find(({ name }) => name === unit)
      if (shown?.causes?.causes[cause] === undefined) continue
      return { unitId: shown.id, result: { roundId: round.id, cause } }
    }
    throw new Error(`no round shows ${cause} in ${unit}`)
  }
  const unitIds = new Map(
    (await readOverview(deps, hr)).chosen?.units.map(({ id, name }) => [name, id]) ?? [],
  )
  return {
    owner,
    resultOf,
    unitIds,
    dayIn: (days: number): Day => addDays(dayOf(now), days),
    risk: (daysAgo: number, risk: RiskToAdd) =>
      addRisk(at(new Date(now.getTime() - daysAgo * day)), hr, risk, null),
    measure: (daysAgo: number, riskId: string, content: MeasureContent) =>
      addMeasure(at(new Date(now.getTime() - daysAgo * day)), hr, { ...content, riskId }, null),
    change: (daysAgo: number, measureId: string, version: number, content: MeasureContent) =>
      changeMeasure(
        at(new Date(now.getTime() - daysAgo * day)),
        hr,
        { ...content, measureId, version },
        null,
      ),
    comment: (daysAgo: number, measureId: string, comment: string) =>
      commentOnMeasure(
        at(new Date(now.getTime() - daysAgo * day)),
        someone('skyddsombud@exempelbolaget.example', 'safety_representative'),
        { measureId, comment },
        null,
      ),
  }
}

const planned = {
  description: '',
  kind: 'reduce',
  status: 'planned',
  followUpResult: '',
  dropReason: '',
  told: true,
} as const

/** From the round before the last: one measure followed up, one done, one dropped. */
async function ofShifts({ owner, resultOf, dayIn, risk, measure, change, comment }: Plan): Promise<void> {
  const riskId = await risk(88, {
    ...(await resultOf('Hemtjänst norr', 'working_hours', 1)),
    description: 'Schemat ger för kort vila mellan kvälls- och morgonpass',
    likelihood: 4,
    consequence: 4,
  })
  const rest: MeasureContent = {
    ...planned,
    title: 'Minst elva timmar mellan alla pass i nästa schemaperiod',
    kind: 'remove',
    owner: owner('Charlie Chef'),
    dueOn: dayIn(-50),
    followUpOn: dayIn(-12),
  }
  const restId = await measure(86, riskId, rest)
  await change(52, restId, 1, { ...rest, status: 'done' })
  await change(11, restId, 2, {
    ...rest,
    status: 'followed-up',
    followUpResult:
      'Schemat har hållit sedan i våras, utom två helger när inga vikarier fanns. Gruppen tycker att morgnarna är lugnare.',
  })

  const wishes: MeasureContent = {
    ...planned,
    title: 'Gruppen lägger själv önskemål om pass fyra veckor i förväg',
    owner: owner('Charlie Chef'),
    dueOn: dayIn(-20),
    followUpOn: dayIn(24),
  }
  const wishesId = await measure(86, riskId, wishes)
  await change(21, wishesId, 1, { ...wishes, status: 'done' })
  await comment(20, wishesId, 'Fråga nattpatrullen också. De har inte varit med när önskemålen gicks igenom.')

  const app: MeasureContent = {
    ...planned,
    title: 'En app för passbyten',
    told: false,
    owner: owner('Helle Rask'),
    dueOn: dayIn(-30),
    followUpOn: dayIn(30),
  }
  const appId = await measure(86, riskId, app)
  await change(44, appId, 1, {
    ...app,
    status: 'dropped',
    dropReason: 'Önskemålen löser samma sak utan ett system till.',
  })
}

/** From the last round: one measure under way and one planned. */
async function ofWorkload({ owner, resultOf, dayIn, risk, measure, change, comment }: Plan): Promise<void> {
  const riskId = await risk(14, {
    ...(await resultOf('Lönnen', 'demands', 0)),
    description: 'När någon är borta hinner ingen i arbetslaget ta rast',
    likelihood: 3,
    consequence: 4,
  })
  const breaks: MeasureContent = {
    ...planned,
    title: 'Varje rast har en namngiven avlösare i schemat',
    description:
      'Avlösaren står i schemat bredvid rasten. Enhetschefen ser till att listan är klar på fredagen.',
    owner: owner('Charlie Chef'),
    dueOn: dayIn(6),
    followUpOn: dayIn(70),
  }
  const breaksId = await measure(13, riskId, breaks)
  await change(4, breaksId, 1, { ...breaks, status: 'under-way' })
  await comment(
    2,
    breaksId,
    'Bra att avlösaren har ett namn. På kvällarna är de bara två, så hur gör ni då när en av dem har rast?',
  )
  await measure(13, riskId, {
    ...planned,
    title: 'En vikariepool för helger, delad med Björken',
    kind: 'remove',
    told: false,
    owner: owner('Helle Rask'),
    dueOn: dayIn(40),
    followUpOn: dayIn(100),
  })
}

/** Found on a safety round, with an owner who has no account; it is late. */
async function ofSchool({ unitIds, dayIn, risk, measure }: Plan): Promise<void> {
  const riskId = await risk(30, {
    unitId: unitIds.get('Åsens skola') ?? '',
    result: null,
    description: 'Lärarna får olika besked om vad som ska gå först när tiden inte räcker',
    likelihood: 3,
    consequence: 2,
  })
  await measure(30, riskId, {
    ...planned,
    title: 'Rektorn avgör när två besked säger emot varandra',
    told: false,
    owner: { name: 'Robin Ek, rektor' },
    dueOn: dayIn(-3),
    followUpOn: dayIn(45),
  })
}
