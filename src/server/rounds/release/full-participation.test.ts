import { verifyRoundFile } from '@andrum/record-log/log/verify-round-file.ts'
import { readDisclosedFigure } from '@andrum/release/disclosure/disclosed-figure.ts'
import { expect, test } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { readRoundFile } from '#server/rounds/record-log/read-round-file.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { roundDesk } from '#test/organisation/round-desk.ts'

const server = await testApp()
const { deps, database, time } = server
const { organised, open, release, unitId } = roundDesk(server)
const start = time.now
const day = 24 * 60 * 60 * 1000

const choose = (organisationId: string, hides: boolean) =>
  asSuperuser(database, 'update organisation set hide_full_participation = $2 where id = $1', [
    organisationId,
    hides,
  ])

/** Each organisation has its own domain: people known from another organisation would count as new. */
const peopleOf = (unit: string, amount: number, domain: string) =>
  Array.from({ length: amount }, (_, n) => `${unit};;;${unit}-${n}@${domain};${unit} ${n}`)

/** A round in which all eight of unit A answer, and ten of twelve in B. The organisation changes its choice while it is open. */
async function releasedRound(hides: boolean) {
  time.now = start
  const domain = hides ? 'hides.example' : 'shows.example'
  const where = await organised([...peopleOf('A', 8, domain), ...peopleOf('B', 12, domain)])
  const { organisationId } = where
  await choose(organisationId, hides)
  const { id: roundId } = await open(where)
  await choose(organisationId, !hides)
  const answering = await asSuperuser<{ id: string }>(
    database,
    `select m.id from invitation i join member m on m.id = i.member_id
     where i.round_id = $1 and m.email ~ '^[ab]-' and m.email !~ '^b-(8|9)@'`,
    [roundId],
  )
  for (const { id } of answering) {
    const token = deps.keys.invitationToken(roundId, id)
    const { version } = stressprofil
    const answers = sameAnswers(stressprofil, 3)
    await submitAnswers(deps, { roundId, personId: null, token, version, answers })
  }
  time.now = new Date(start.getTime() + 15 * day)
  await release(where, roundId)
  const file = await readRoundFile(deps, { organisationId, roundId, personId: null })
  const findings = await verifyRoundFile(file, { logKeys: [file.logKey], witnessKeys: [] }, time.now)
  const unit = await unitId(where, 'A')
  const kept = file.figures.find((each) => each.unit === unit)?.figure ?? null
  const figure = kept === null ? null : readDisclosedFigure(kept)
  return {
    answers: answering.length,
    isShownByItself: figure !== null && figure.together === undefined,
    recorded: Object.entries(file.opened?.record ?? {}).filter(([key]) => key === 'hideFullParticipation'),
    findings: findings.map(({ code }) => code),
  }
}

test('a unit of eight, all of whom answered, has a figure, and the opening says nothing of hiding it', async () => {
  expect(await releasedRound(false)).toEqual({
    answers: 18,
    isShownByItself: true,
    recorded: [],
    findings: ['witness-none'],
  })
})

test('it has none where the round was prepared to hide full participation, and the opening says so', async () => {
  expect(await releasedRound(true)).toEqual({
    answers: 18,
    isShownByItself: false,
    recorded: [['hideFullParticipation', true]],
    findings: ['witness-none'],
  })
})
