import { expect, test } from 'vitest'
import { asSuperuser } from '#test/database/database.ts'
import { answer, change, guidanceDesk, write } from '#test/guidance/guidance-desk.ts'
import { dismissGuide } from './appoint-guide.ts'

const { server, guide, participant, later } = await guidanceDesk()

const subjectsTo = (email: string) => server.mail.receivedBy(email).map(({ subject }) => subject)
const soon = `Någon väntar på dig i ${server.deps.config.brand.name}`

test('a guide is told on the morning before an answer is due, once a day, and not of whom', async () => {
  const maria = await guide()
  const samira = await participant(maria)
  await write(samira, 'Hej')
  await later(0)
  await server.runJobs()
  expect(subjectsTo(maria.email)).toEqual([])
  await later(1)
  await later(0)
  await server.runJobs()
  expect(subjectsTo(maria.email)).toEqual([soon])
  const [mail] = server.mail.receivedBy(maria.email)
  expect(mail?.text).not.toMatch(/Samira|Hej/)
  await answer(maria, samira.guidanceId, { text: 'Hej!' })
  await later(1)
  await server.runJobs()
  expect(subjectsTo(maria.email)).toEqual([soon])
})

test('of a guide who is away it is the stand-in who is told, also of a closing letter', async () => {
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  const samira = await participant(maria)
  await change(samira, { do: 'ask-for-letter' })
  await maria.browser.call('writeAbsence', { body: { awayUntil: '2026-03-06', standInId: olle.id } })
  await later(1)
  await server.runJobs()
  expect(subjectsTo(maria.email)).toEqual([])
  expect(subjectsTo(olle.email)).toEqual([soon])
})

test('staff are told how many late answers nobody can read', async () => {
  await asSuperuser(server.database, `update guidance set state = 'paused'`)
  const maria = await guide()
  const samira = await participant(maria)
  await write(samira, 'Hej')
  await change(samira, { do: 'ask-for-letter' })
  await dismissGuide(server.deps, { email: maria.email, leaveOpen: true })
  await later(7)
  await server.runJobs()
  expect(server.mail.receivedBy(server.deps.config.brand.supportEmail).at(-1)?.text).toContain(
    'Ingen kan läsa 2 av dem',
  )
})

test('staff are told on the same day of a guide who is away while the stand-in has gone too', async () => {
  await asSuperuser(server.database, `update guidance set state = 'paused'`)
  const [maria, olle] = [await guide(), await guide({ name: 'Olle Ek' })]
  await participant(maria)
  const toStaff = () => server.mail.receivedBy(server.deps.config.brand.supportEmail)
  await maria.browser.call('writeAbsence', { body: { awayUntil: '2026-03-20', standInId: olle.id } })
  await later(1)
  await server.runJobs()
  const before = toStaff().length
  expect((await olle.browser.call('eraseMe')).status).toBe(204)
  await later(0)
  await server.runJobs()
  const mail = toStaff().at(-1)
  expect(toStaff()).toHaveLength(before + 1)
  expect(mail?.subject).toBe(`En vägledare i ${server.deps.config.brand.name} är borta utan ersättare`)
  expect(mail?.text).toContain('Vägledare som är borta utan att någon kollega läser och svarar: 1.')
  expect(mail?.text).not.toMatch(/Maria|Samira|Försenade/)
  await maria.browser.call('writeAbsence', { body: { awayUntil: null, standInId: null } })
  await later(1)
  await server.runJobs()
  expect(toStaff()).toHaveLength(before + 1)
})
