import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { type Language, languages, pathIn } from '#core/languages.ts'
import { expectFine } from './fine.ts'
import { signInAs } from './sign-in-as.ts'

/**
 * A person's task in the product on a phone, from their start page, with the most presses that it may take. Answering a
 * round is in answer-round.spec.ts, preparing one in prepare-round.spec.ts.
 */
type Task = {
  readonly name: string
  readonly as: string | null
  /** A visitor who got a red result in this browser three days ago. */
  readonly red?: true
  readonly from: string
  readonly presses: number
  readonly walk: (
    page: Page,
    press: (what: Locator) => Promise<void>,
    is: Words,
    request: APIRequestContext,
  ) => Promise<void>
}
type Words = <T>(sv: T, en: T) => T

const rail = (page: Page, is: Words, sv: string, en: string) =>
  page
    .getByRole('navigation', { name: is('Arbete', 'Work') })
    .getByRole('link', { name: is(sv, en), exact: true })

const categories = ['exhaustion', 'emotional_distancing', 'cognitive_impairment', 'emotional_regulation']
const redResult = {
  id: '00000003-1111-4111-8111-111111111111',
  takenAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
  answers: {},
  move: false,
  owner: null,
  result: {
    instrument: 'stressprofil',
    version: '1.0',
    total: 3.42,
    zone: 'red',
    categories: categories.map((id) => ({ id, score: 3.42, band: 'raised', risk: 'high' })),
    causes: [],
    provisional: true,
  },
}

const tasks: readonly Task[] = [
  {
    name: 'HR finds the unit that is worst off, and its cause',
    as: 'hr@exempelbolaget.example',
    from: '/hr-dashboard',
    presses: 0,
    walk: async (page, _press, is) => {
      const finding = page.locator('.finding').first()
      await expect(finding.getByRole('heading')).toHaveText('Hemtjänst norr')
      await expect(finding).toContainText(is(/av orsakerna/, /of the causes/))
    },
  },
  {
    name: 'HR comes to the report on paper',
    as: 'hr@exempelbolaget.example',
    from: '/hr-dashboard',
    presses: 1,
    walk: async (page, press, is) => {
      const print = page.getByRole('button', { name: is(/^Skriv ut rapporten/, /^Print the report/) })
      await press(
        page.getByRole('link', {
          name: is('Ladda ner eller skriv ut siffrorna', 'Download or print the figures'),
        }),
      )
      await expect(print).toBeInViewport({ ratio: 1 })
      // Axe measures an element that is half under the sticky bar as a small target.
      await page.evaluate('scrollTo(0, 0)')
    },
  },
  {
    name: 'HR comes to the removal of somebody who leaves',
    as: 'hr@exempelbolaget.example',
    from: '/hr-dashboard',
    presses: 3,
    walk: async (page, press, is) => {
      await press(rail(page, is, 'Personer', 'People'))
      await page.getByLabel(is(/^Sök på namn/, /^Search by name/)).fill('anna exempel')
      await press(page.getByRole('button', { name: /Anna Exempel/ }))
      await press(page.getByRole('button', { name: is(/^Ta bort från listan/, /^Remove from the list/) }))
      const leaver = page.getByRole('region', {
        name: is('Ta bort Anna Exempel från listan', 'Remove Anna Exempel from the list'),
      })
      await expect(leaver.getByRole('heading', { level: 2 })).toBeFocused()
    },
  },
  {
    name: 'a safety representative finds who read a file in',
    as: 'skyddsombud@exempelbolaget.example',
    from: '/hr-dashboard',
    presses: 2,
    walk: async (page, press, is) => {
      await press(rail(page, is, 'Logg', 'Log'))
      // However many other changes there are since, by other tests of the same organisation too.
      const parts = page.getByRole('navigation', { name: is('Visa i loggen', 'Show in the log') })
      await press(parts.getByRole('link', { name: is('Personer och enheter', 'People and units') }))
      const rows = page.getByRole('row').filter({ hasText: 'personal-' })
      await expect(rows.filter({ hasText: 'Helle Rask' }).first()).toBeVisible()
    },
  },
  {
    name: 'a manager reads the unit',
    as: 'chef@exempelbolaget.example',
    from: '/hr-dashboard',
    presses: 0,
    walk: async (page) => {
      await expect(page.locator('.conclusion')).toContainText('Vård och omsorg')
    },
  },
  {
    name: 'staff come to a lecture that waits for an answer, and confirm it',
    as: 'personal@andrum.example',
    from: '/idag',
    presses: 2,
    walk: async (page, press, is, request) => {
      const name = await wishForLecture(request)
      await page.reload()
      const wished = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: '40' })
      await press(wished.getByRole('link', { name: is('Svara', 'Answer') }))
      await expect(page.locator(':focus')).toHaveText(name)
      // The wished morning is already filled in.
      const waiting = page.getByRole('listitem').filter({ has: page.locator(':focus') })
      await press(waiting.getByRole('button', { name: is('Bekräfta', 'Confirm') }))
      await expect(page.locator(':focus')).toContainText(
        is('Föreläsningen är bekräftad', 'The lecture is confirmed'),
      )
      await expect(page.locator(':focus')).toContainText(name)
    },
  },
  {
    name: 'somebody in red sees whom to call, and finds more help',
    as: null,
    red: true,
    from: '/hem',
    presses: 1,
    walk: async (page, press, is) => {
      const main = page.getByRole('main')
      const call = main.getByRole('link', { name: is('Ring 112', 'Call 112'), exact: true })
      await expect(call).toBeInViewport({ ratio: 1 })
      await expect(call).toHaveAttribute('href', 'tel:112')
      await press(main.getByRole('link', { name: is('Mer hjälp', 'More help') }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(is('Hjälp', 'Help'))
      await expect(main.locator('a[href="tel:90101"]').first()).toBeInViewport({ ratio: 1 })
    },
  },
  {
    name: 'somebody in red starts one thing of the plan',
    as: null,
    red: true,
    from: '/hem',
    presses: 5,
    walk: async (page, press, is) => {
      await press(page.getByRole('link', { name: is('Till handlingsplanen', 'Go to the action plan') }))
      await press(page.getByRole('main').getByRole('checkbox').first())
      await press(
        page.getByRole('button', { name: is(/^Schemalägg valda åtgärder/, /^Schedule selected actions/) }),
      )
      await press(page.getByRole('button', { name: is('Fortsätt', 'Continue'), exact: true }))
      await press(page.getByRole('button', { name: is('Spara i planen', 'Save in the plan') }))
      await expect(page.getByText(is('Sparat i din plan', 'Saved in your plan'))).toBeVisible()
    },
  },
  {
    name: 'anyone breathes',
    as: null,
    from: '/hem',
    presses: 1,
    walk: async (page, press, is) => {
      await press(
        page.getByRole('main').getByRole('link', { name: is('Andas en minut', 'Breathe for a minute') }),
      )
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  },
]

/**
 * A visitor asks for a lecture on one morning, many days from now: a different day each time on one server, because nobody
 * holds two lectures at a time. All tests together may send only a few requests an hour from one network.
 * @returns the name of the request
 */
async function wishForLecture(request: APIRequestContext): Promise<string> {
  const name = `Lova Lektion ${Date.now()}`
  const days = 100 + Math.floor(Math.random() * 5_000)
  const booked = await request.post('/api/v1/bookings', {
    headers: { origin: `http://localhost:${process.env.TEST_PORT ?? 3917}` },
    data: {
      type: 'lecture',
      lecture: '3-sleep',
      days: [{ day: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10), part: 'morning' }],
      groupSize: 40,
      format: 'online',
      name,
      email: `lova-${Date.now()}@example.com`,
      language: 'sv',
    },
  })
  expect(booked.status()).toBe(201)
  return name
}

for (const language of languages) {
  for (const { name, as, red, from, presses, walk } of tasks) {
    test(`${name}, in ${presses} presses (${language})`, async ({ page, request }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      if (as !== null) await signInAs(page, as)
      if (red)
        await page.addInitScript(
          (kept) => localStorage.setItem('andrum.results', kept),
          JSON.stringify([redResult]),
        )
      await page.goto(pathIn(language as Language, from))
      let pressed = 0
      const press = async (what: Locator) => {
        await what.click()
        pressed += 1
      }
      await walk(page, press, (sv, en) => (language === 'sv' ? sv : en), request)
      expect(pressed).toBe(presses)
      await expectFine(page)
    })
  }
}
