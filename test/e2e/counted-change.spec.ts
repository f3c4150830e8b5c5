import { expect, test } from '@playwright/test'
import { stressprofil } from '#core/instrument/shipped.ts'
import { enrol, finishPart } from '#core/programme/follow-programme.ts'
import { emptyProgramme, partIds, type StressProgramme } from '#core/programme/stress-programme.ts'
import { expectFine } from './fine.ts'
import { longHere } from './old-account.ts'
import { signInAs } from './sign-in-as.ts'

test('somebody signed in who has done every part is asked whether their change may be counted', async ({
  page,
}) => {
  await signInAs(page, longHere)
  const owner = ((await (await page.request.get('/api/v1/me')).json()) as { person: { id: string } }).person
    .id
  await page.clock.setFixedTime('2027-05-03T08:00:00Z')
  const done = partIds.reduce<StressProgramme>(
    (document, part) => finishPart(document, part, '2026-11-05'),
    enrol(emptyProgramme, '2026-11-02'),
  )
  const taken = (id: string, takenAt: string, total: number, zone: 'yellow' | 'green') => ({
    id,
    takenAt: `${takenAt}T10:00:00.000Z`,
    owner,
    answers: {},
    move: false,
    result: {
      instrument: stressprofil.id,
      version: stressprofil.version,
      zone,
      total,
      categories: [],
      causes: [],
      provisional: true,
    },
  })
  const before = taken('a', '2026-10-30', 3.4, 'yellow')
  const asked = page.getByRole('region', { name: 'Hjälper programmet?' })
  await page.goto('/utan-nat')
  const store = (stored: Readonly<Record<string, unknown>>) =>
    page.evaluate(
      (all) => {
        for (const [name, value] of Object.entries(all)) localStorage.setItem(name, JSON.stringify(value))
      },
      stored as Record<string, unknown>,
    )
  await store({
    'andrum.stress-programme.v1': { ...done, modules: { 1: '2026-11-02' } },
    // After four months nobody is asked yet.
    'andrum.results': [before, taken('b', '2027-03-02', 2.2, 'green')],
  })
  await page.goto('/stresshanteringsprogram/welcome')
  await page.getByRole('button', { name: 'Ja, spara i mitt konto' }).click()
  await expect(page.getByRole('heading', { name: 'Före och efter' })).toBeVisible()
  await expect(page.getByText('Ditt senaste test före starten är från den 30 oktober')).toBeVisible()
  await expect(asked).toHaveCount(0)
  await store({ 'andrum.results': [before, taken('c', '2027-04-30', 2.2, 'green')] })
  await page.reload()
  await expect(asked).toBeVisible()
  await expectFine(page)
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await asked.getByRole('button', { name: 'Ja, räkna med min förändring' }).click()
  expect([(await sent).url(), (await sent).postDataJSON()]).toEqual([
    expect.stringContaining('/me/counted-changes/six-months'),
    { start: 'yellow', change: 'better' },
  ])
  await expect(asked.getByText('Tack. Din förändring är räknad')).toBeVisible()
})
