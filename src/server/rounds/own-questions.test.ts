import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { overview as overviewContract } from '#contract/rounds/overview.ts'
import { roundToPrepare } from '#contract/rounds/round-to-prepare.ts'
import type { AnswerWord } from '#core/instrument/instrument.ts'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { addRisk } from '#server/measures/write-risk.ts'
import { submitAnswers } from '#server/rounds/answer/submit-answers.ts'
import { readInvitation } from '#server/rounds/invite/invited-rounds.ts'
import { overviewFile } from '#server/rounds/overview/overview-sheets.ts'
import { presentOverview } from '#server/rounds/overview/present-overview.ts'
import { readOverview } from '#server/rounds/overview/read-overview.ts'
import { ownQuestionsOf } from '#server/rounds/prepare/own-questions-of.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { sameAnswers } from '#test/factories/answers.ts'
import { closeNow, openRound, organise } from '#test/factories/open-round.ts'

const database = await testDatabase()
const deps = answeringDeps(database)

const same = (words: string) => ({ sv: words, en: words })
const asked = ownQuestionsOf([
  { text: same('Jag vet vem jag frågar om schemat') },
  { text: same('Hinner du ta dina pauser?') },
])
const [first, second] = asked as [(typeof asked)[number], (typeof asked)[number]]

async function place(members = { Butik: 3, Kontor: 12 }, instrument = stressprofil) {
  const organisation = await organise(database, [
    { name: 'Bolaget', members: 0 },
    { name: 'Butik', parent: 'Bolaget', members: members.Butik },
    { name: 'Kontor', parent: 'Bolaget', members: members.Kontor },
  ])
  const round = await openRound(database, deps, organisation, { instrument, ownQuestions: asked })
  const send = (at: number, own: Readonly<Record<string, AnswerWord>>, causes = false) =>
    submitAnswers(deps, {
      roundId: round.roundId,
      personId: round.members[at]?.personId ?? null,
      version: instrument.version,
      answers: { ...sameAnswers(instrument, 3, causes), ...own },
    })
  return { organisation, round, send }
}

type Place = Awaited<ReturnType<typeof place>>

async function released({ organisation, round }: Place) {
  await closeNow(database, deps, round.roundId)
  deps.time.now = new Date(deps.time.now.getTime() + 31 * 24 * 60 * 60 * 1000)
  await releaseRound(deps, round)
  const facts = await readOverview(deps, {
    organisationId: organisation.organisationId,
    personId: null,
    sees: 'all',
  })
  return { facts, read: overviewContract.parse(presentOverview(facts)) }
}

test('HR reads what a unit answered to own questions, and nothing of one that is too small', async () => {
  const here = await place()
  for (const at of here.round.members.keys())
    await here.send(at, { [first.id]: 'often', [second.id]: at % 3 === 0 ? 'rarely' : 'never' })
  const { facts, read } = await released(here)
  expect(read.round?.ownQuestions).toEqual(asked)
  const unit = (name: string) => read.units.find((one) => one.name === name)
  expect(unit('Butik')).toMatchObject({ own: null, figure: null })
  const { own, causes, figure } = unit('Kontor') ?? {}
  expect(figure).not.toBeNull()
  // The round asked for no causes; own questions are not causes.
  expect(causes).toBeNull()
  expect(own?.scores[first.id]).toMatchObject({ at: 4 })
  expect(Object.keys(own?.scores ?? {}).toSorted()).toEqual([first.id, second.id].toSorted())
  expect(own?.scores[second.id]).toMatchObject({ end: 'low' })

  const { content } = await overviewFile(facts, 'sv', 'csv')
  expect(String(content)).toContain('Egen fråga: Jag vet vem jag frågar om schemat')
  expect(String(content)).toContain('Antal svar på egna frågor')
})

test('HR cannot write down a risk that rests on an own question: it has no limit for what is high', async () => {
  const here = await place()
  for (const at of here.round.members.keys())
    await here.send(at, { [first.id]: 'always', [second.id]: 'always' })
  const { read } = await released(here)
  const score = read.units.find(({ name }) => name === 'Kontor')?.own?.scores[first.id]
  expect(score?.at).toBeGreaterThan(4)
  const { organisationId, unitIds } = here.organisation
  const risk = {
    unitId: unitIds.get('Kontor') ?? '',
    result: { roundId: here.round.roundId, cause: first.id },
    description: 'Ingen vet vem de ska fråga',
    likelihood: 3,
    consequence: 3,
  } as const
  await expect(
    addRisk(
      deps,
      { organisationId, personId: randomUUID(), memberId: randomUUID(), sees: 'all', roles: ['hr'] },
      risk,
      null,
    ),
  ).rejects.toMatchObject({
    code: 'invalid-input',
  })
})

test('own questions are counted with those who answered them, and move no score', async () => {
  const here = await place({ Butik: 10, Kontor: 12 })
  for (const at of here.round.members.keys())
    await here.send(at, at < 10 ? {} : { [first.id]: 'always', [second.id]: 'never' })
  const { read } = await released(here)
  const unit = (name: string) => read.units.find((one) => one.name === name)
  expect(unit('Butik')?.figure?.mean.at).toBe(unit('Kontor')?.figure?.mean.at)
  expect(unit('Butik')).toMatchObject({ own: null })
  expect(unit('Kontor')?.own?.n).toBe(10)
})

test('own questions and causes are one part, answered whole or left out whole', async () => {
  const { send } = await place({ Butik: 3, Kontor: 12 }, djupanalys)
  await expect(send(0, { [first.id]: 'often' })).rejects.toMatchObject({ code: 'incomplete-causes' })
  await expect(send(0, { [first.id]: 'often', [second.id]: 'never' })).rejects.toMatchObject({
    code: 'incomplete-causes',
  })
  await expect(send(0, {}, true)).rejects.toMatchObject({ code: 'incomplete-causes' })
  expect(await send(0, { [first.id]: 'often', [second.id]: 'never' }, true)).toMatchObject({ total: 3 })
  expect(await send(1, {})).toMatchObject({ total: 3, causes: [] })
})

test('an answer to a question that nobody asked is refused', async () => {
  const { send } = await place()
  await expect(send(0, { 'own-0000000000000000': 'often' })).rejects.toMatchObject({ code: 'unknown-item' })
})

test('somebody who opens the link reads the questions before answering, and their own result has none of the answers', async () => {
  const { round, send } = await place()
  const [member] = round.members
  if (member === undefined) throw new Error('nobody is invited')
  expect(await readInvitation(deps, round.tokenOf(member))).toMatchObject({ ownQuestions: asked })
  const result = await send(0, { [first.id]: 'always', [second.id]: 'rarely' })
  expect(JSON.stringify(result)).not.toContain('own-')
})

test('the same question in two rounds is compared, and a round without it shows nothing of it', async () => {
  const here = await place()
  for (const at of here.round.members.keys())
    await here.send(at, { [first.id]: 'often', [second.id]: 'never' })
  await released(here)
  const again = async (own: typeof asked, word: AnswerWord) => {
    const round = await openRound(database, deps, here.organisation, { ownQuestions: own })
    const answers = own.length === 0 ? {} : { [first.id]: word, [second.id]: 'never' as const }
    for (const { personId } of round.members)
      await submitAnswers(deps, {
        roundId: round.roundId,
        personId,
        version: stressprofil.version,
        answers: { ...sameAnswers(stressprofil, 3), ...answers },
      })
    const { read } = await released({ ...here, round })
    return read.units.find(({ name }) => name === 'Kontor')
  }
  const later = await again(asked, 'rarely')
  expect(later?.own?.scores[first.id]).toMatchObject({ at: 2 })
  expect(later?.lastShownOwn?.own.scores[first.id]).toMatchObject({ at: 4 })
  expect(await again([], 'never')).toMatchObject({ own: null, lastShownOwn: null })
})

const idOf = (words: string) => ownQuestionsOf([{ text: same(words) }])[0]?.id

test.each([
  ['spaces and case', 'Jag  vet vem jag frågar om SCHEMAT', true],
  ['a question mark', 'Jag vet vem jag frågar om schemat?', true],
  ['a sign without a shape', 'Jag vet vem jag frågar om sche\u00admat', true],
  ['letters of two signs', 'Jag vet vem jag fra\u030agar om schemat', true],
  ['other words', 'Jag vet vem jag frågar', false],
])('a question that differs by %s is the same question, or is another', (_, words, isSame) => {
  expect(idOf(words) === first.id).toBe(isSame)
})

test.each([
  ['a text of 500 characters', ['x'.repeat(500)]],
  ['an empty text', ['']],
  ['nothing but signs', ['?!']],
  ['a line break', ['Ja\nNej']],
  ['a sign that turns the text', ['Hinner du \u202emed?']],
  ['the same question twice', ['Hinner du med?', 'hinner  du med']],
  ['six questions', Array.from({ length: 6 }, (_, n) => `Fråga ${n}`)],
])('own questions with %s are refused', (_, words) => {
  const body = { name: 'Våren', instrument: 'stressprofil', closesAt: '2026-03-20T22:59:59.000Z' }
  const sent = (ownQuestions: unknown) => roundToPrepare.safeParse({ ...body, ownQuestions }).success
  expect(sent([{ text: same('Hinner du med?') }])).toBe(true)
  expect(sent(words.map((text) => ({ text: same(text) })))).toBe(false)
  expect(sent([{ text: same('Vad tycker du?'), freeText: true }])).toBe(false)
})

test('nobody changes the questions of a list that is frozen', async () => {
  const [rights] = await asSuperuser<{ changes: boolean; reads: boolean }>(
    database,
    `select bool_or(has_column_privilege(grantee, 'round', 'own_questions', 'update')) as changes,
       bool_or(has_column_privilege(grantee, 'round', 'name', 'select')) as reads
     from (select distinct grantee from information_schema.column_privileges
       where table_name = 'round' and grantee <> grantor) given`,
  )
  expect(rights).toEqual({ changes: false, reads: true })
})
