import { randomUUID } from 'node:crypto'
import { answerWords, type Instrument } from '#core/instrument/instrument.ts'
import { djupanalys } from '#core/instrument/shipped.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import { applyImport } from '#server/people/import/apply-import.ts'
import { findImport } from '#server/people/import/import-repository.ts'
import { planImport } from '#server/people/import/plan-import.ts'
import { startApplyingImport } from '#server/people/import/start-applying-import.ts'
import { startImport } from '#server/people/import/start-import.ts'
import { withClient } from '#server/platform/db/connection/connection.ts'
import type { OpenDatabase } from '#server/platform/db/connection/open-database.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { closeRound } from '#server/rounds/close/close-round.ts'
import { sendInvitation } from '#server/rounds/invite/send-invitation.ts'
import { overviewFile } from '#server/rounds/overview/overview-sheets.ts'
import { readOverview } from '#server/rounds/overview/read-overview.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { previewRound } from '#server/rounds/prepare/preview-round.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { readListReview } from '#server/rounds/review/read-list-review.ts'
import { stateHowInformed } from '#server/rounds/review/state-how-informed.ts'
import { printSlips, readSlips } from '#server/rounds/slips/print-slips.ts'
import { saveResults } from './save-results.ts'
import { withDeps } from './with-deps.ts'

/**
 * One round from the file of people to the report: 5,000 people in 251 units, 2,000 of them without e-mail. Four in
 * five answer, ten at a time; those without e-mail by the codes of their slips.
 */
const people = 5_000
const withoutAddress = 2_000
const units = 250
const answering = 0.8
const atOnce = 10

function file(): Buffer {
  const lines = [
    'enhet_id;enhet;överordnad_id;e-post;namn;anställningsnummer;språk;roll',
    'top;Kommunen;;;;;;',
  ]
  for (let n = 0; n < units; n += 1)
    lines.push(`e${n};Enhet ${n};${n < 25 ? 'top' : `e${Math.floor(n / 10) % 25}`};;;;;`)
  for (let n = 0; n < people; n += 1) {
    // Every unit has some of both, as care and cleaning do.
    const email = n % 5 < 2 ? '' : `person.${n}@kommunen.example`
    lines.push(`e${n % units};;;${email};Förnamn${n} Efternamn;${n + 1};sv;`)
  }
  return Buffer.from(lines.join('\r\n'))
}

type Step = { readonly step: string; readonly seconds: number; readonly count: number | null }
const steps: Step[] = []

async function measure<T>(step: string, work: () => Promise<T>, countOf?: (result: T) => number): Promise<T> {
  const start = performance.now()
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  steps.push({ step, seconds: Math.round(seconds * 100) / 100, count: countOf?.(result) ?? null })
  return result
}

/** Answers that differ from one person to the next and are the same each time. */
const answersOf = ({ items, causes }: Instrument, who: number): Answers =>
  Object.fromEntries(
    [...items.map(({ id }) => id), ...(causes ?? []).flatMap((cause) => cause.items.map(({ id }) => id))].map(
      (id, at) => [id, answerWords[(who * 7 + at * 3 + ((who * at) % 5)) % 5]],
    ),
  ) as Answers

async function eachOf<T>(all: readonly T[], work: (one: T, at: number) => Promise<void>): Promise<void> {
  const next = all.entries()
  const worker = async () => {
    for (const [at, one] of next) await work(one, at)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function bench(deps: Deps, database: OpenDatabase): Promise<void> {
  let now = new Date()
  const time: Deps = { ...deps, clock: () => now }
  const organisationId = randomUUID()
  const personId = randomUUID()
  const who = { organisationId, personId }
  await withClient(database.access.url, (client) =>
    client.query('insert into organisation (id, name) values ($1, $2)', [organisationId, 'Kommunen']),
  )

  const { id: importId } = await measure('import: take in', () =>
    startImport(time, { ...who, email: 'hr@kommunen.example', fileName: 'personal.csv', source: file() }),
  )
  await measure('import: dry run', () => planImport(time, { organisationId, importId }))
  await startApplyingImport(time, { ...who, importId })
  await measure(
    'import: apply',
    () => applyImport(time, { organisationId, importId }),
    () => people,
  )
  const row = await readAsHr(time, who, (tx) => findImport(tx, organisationId, importId))
  if (row?.state !== 'applied') throw new Error(`the import ended as ${row?.state}`)

  // HR prints slips, and the database looks the person up itself.
  await withClient(database.access.url, async (client) => {
    await client.query(
      `update member set person_id = $2 where organisation_id = $1 and email = 'person.2@kommunen.example'`,
      [organisationId, personId],
    )
    await client.query(
      `insert into role_assignment (organisation_id, member_id, role)
       select organisation_id, id, 'hr' from member where organisation_id = $1 and person_id = $2`,
      [organisationId, personId],
    )
  })

  const asked = {
    ...who,
    name: 'Våren',
    instrument: 'djupanalys',
    closesAt: new Date(now.getTime() + 21 * 86_400_000),
    reminders: [7, 2],
  }
  const shown = await measure('preview', () => previewRound(time, asked))
  if (shown.bySlip !== withoutAddress) throw new Error(`${shown.bySlip} without an address`)
  const round = await measure(
    'prepare: freeze the list',
    () => prepareRound(time, asked),
    ({ invited }) => invited,
  )
  const of = { organisationId, roundId: round.id }
  await measure('review: read the list by unit', () => readListReview(time, { ...of, personId }))
  await measure('open', () =>
    stateHowInformed(time, { ...of, personId, statement: 'Alla fick höra om mätningen på mötet i måndags.' }),
  )

  const { rows: invited } = await withClient(database.access.url, (client) =>
    client.query<{ id: string; email: string | null }>(
      `select m.id, m.email from invitation i join member m on m.id = i.member_id where i.round_id = $1 order by m.id`,
      [round.id],
    ),
  )
  const byMail = invited.filter(({ email }) => email !== null)
  await measure(
    'e-mails: write and hand over',
    () => eachOf(byMail, ({ id: memberId }) => sendInvitation(time, { ...of, memberId })),
    () => byMail.length,
  )
  const codes = await measure(
    'slips: make the codes, unit by unit',
    async () => {
      const found = await readSlips(time, { ...of, personId })
      const made: string[] = []
      for (const { id: unitId } of found.units) {
        const { slips } = await printSlips(time, { ...of, personId, unitId, after: null })
        made.push(...slips.map(({ code }) => code))
      }
      return made
    },
    (made) => made.length,
  )

  const secrets = [
    ...byMail.map(({ id }) => time.keys.invitationToken(round.id, id)),
    ...codes.map((code) => code.replaceAll(/[^0-9A-Za-z]/g, '')),
  ].filter((_, at) => at % 5 < 5 * answering)
  await measure(
    `answers, ${atOnce} at a time`,
    () =>
      eachOf(secrets, async (token, at) => {
        await submitAnswers(time, {
          roundId: round.id,
          personId: null,
          token,
          version: djupanalys.version,
          answers: answersOf(djupanalys, at),
        })
      }),
    () => secrets.length,
  )

  now = new Date(now.getTime() + 21 * 86_400_000)
  await measure('close', () => closeRound(time, { ...of, personId: null }))
  await measure('release', () => releaseRound(time, of))
  const overview = await measure('report: read the overview', () =>
    readOverview(time, { ...who, sees: 'all' }),
  )
  await measure('report: CSV', () => overviewFile(overview, 'sv', 'csv'))
  await measure('report: XLSX', () => overviewFile(overview, 'sv', 'xlsx'))
  const shownUnits = overview.chosen?.units.filter(({ scores }) => scores !== null).length ?? 0
  steps.push({ step: 'units with figures', seconds: 0, count: shownUnits })
}

await withDeps(bench)
console.table(steps)
saveResults('round', { people, withoutAddress, units: units + 1, steps })
