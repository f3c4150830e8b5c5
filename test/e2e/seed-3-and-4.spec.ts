import { expect, type Page, test } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { onOneVisit } from './one-visit.ts'
import { openHydrated } from './open-hydrated.ts'
import { openPlan } from './open-plan.ts'
import { openResult, resultIn } from './own-result.ts'

/** Entities, states and transitions of the seed, sections 3 and 4, and the words of the flow from section 2. */

onOneVisit(
  '/stressprofil/start',
  (shows) => {
    shows('seed 2, stress profile: Start, HR overview, Step {step}, Result', async (page, say) => {
      await page.getByRole('button', { name: say('Starta', 'Start'), exact: true }).click()
      const steps = page
        .getByRole('list', { name: say('Så långt har du kommit', 'How far you have come') })
        .locator('.step-name')
      await expect(steps).toHaveText([
        'Start',
        say('HR-översikt', 'HR overview'),
        say('Steg 1', 'Step 1'),
        say('Resultat', 'Result'),
      ])
    })
    shows('seed 3, answer scale: never, rarely, sometimes, often, always', async (page, say) => {
      await page.getByRole('button', { name: say('Till första frågan', 'To the first question') }).click()
      for (const [at, name] of [
        say('Aldrig', 'Never'),
        say('Sällan', 'Rarely'),
        say('Ibland', 'Sometimes'),
        say('Ofta', 'Often'),
        say('Alltid', 'Always'),
      ].entries())
        await expect(page.getByRole('radio').nth(at)).toHaveAccessibleName(name)
      await expect(page.getByRole('radio')).toHaveCount(5)
    })
    shows(
      'seed 2, stress profile: Question {current} of {total}, with a Previous button',
      async (page, say) => {
        const first = page.getByText(say('Fråga 1 av 12', 'Question 1 of 12'), { exact: true })
        await expect(first).toBeVisible()
        await page.getByRole('radio').first().press('Space')
        await page.getByRole('button', { name: say('Fortsätt', 'Continue') }).click()
        await expect(page.getByText(say('Fråga 2 av 12', 'Question 2 of 12'), { exact: true })).toBeVisible()
        await page.getByRole('button', { name: say('Föregående', 'Previous') }).click()
        await expect(first).toBeVisible()
      },
    )
  },
  (page, language) => openHydrated(page, pathIn(language, '/stressprofil/start')),
)

onOneVisit(
  '/mina-resultat',
  (shows) =>
    shows(
      'seed 3, test items: exhaustion, emotional distancing, cognitive impairment, emotional regulation',
      async (page, say) => {
        await page.getByText(say('Dina siffror', 'Your figures'), { exact: true }).click()
        await page.getByText(say('Visa siffrorna som tabell', 'Show the figures as a table')).click()
        await expect(page.getByRole('article').getByRole('rowheader')).toHaveText([
          say('Totalt', 'Total'),
          say('Trötthet', 'Tiredness'),
          say('Avstånd till jobbet', 'Distance from work'),
          say('Svårt att fokusera', 'Trouble focusing'),
          say('Starka känslor', 'Strong feelings'),
        ])
      },
    ),
  (page, language) => openResult(page, resultIn('yellow', 2.75), language),
)

const raised = (zone: 'yellow' | 'red', total: number) => resultIn(zone, total)
const calm = () => {
  const { result, ...rest } = resultIn('green', 1.5)
  const categories = result.categories.map((one) => ({ ...one, band: 'not_raised', risk: 'none' }))
  return { ...rest, result: { ...result, categories } }
}

const zone = (page: Page, name: string) => page.getByRole('article').getByText(name, { exact: true }).first()

test('seed 4, green: low stress, leads to preventive material', async ({ page }) => {
  for (const [language, name, says, link] of [
    ['sv', 'Grön zon', 'Dina svar tyder på låg belastning just nu.', 'Råd som håller balansen'],
    ['en', 'Green zone', /low strain/, 'Advice for keeping your balance'],
  ] as const) {
    await openResult(page, calm(), language)
    await expect(zone(page, name)).toBeVisible()
    await expect(page.getByText(says)).toBeVisible()
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(pathIn(language, '/green-zone'))
  }
})

test('seed 4, yellow: moderate stress, leads to the in-depth analysis', async ({ page }) => {
  for (const [language, name, link, onwards] of [
    ['sv', 'Gul zon', 'Gör djupanalysen', 'Djupanalysen'],
    ['en', 'Yellow zone', 'Take the in-depth analysis', 'The in-\u2060depth analysis'],
  ] as const) {
    await openResult(page, raised('yellow', 2.75), language)
    await expect(zone(page, name)).toBeVisible()
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(pathIn(language, '/djupanalys'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(onwards)
  }
})

test('seed 4, red: high stress, immediate action, leads to the action plan', async ({ page }) => {
  for (const [language, help, name, support, tab, plan] of [
    [
      'sv',
      'Det finns hjälp nu',
      'Röd zon',
      'Stöd och återhämtning',
      'Handlingsplan',
      'Till din handlingsplan',
    ],
    ['en', 'There is help now', 'Red zone', 'Support and recovery', 'Action plan', 'Go to your action plan'],
  ] as const) {
    await openResult(page, raised('red', 4), language)
    await expect(zone(page, name)).toBeVisible()
    await expect(page.locator('main').getByRole('heading').first()).toHaveText(help)
    await page.getByRole('link', { name: support }).click()
    await expect(page).toHaveURL(pathIn(language, '/red-zone'))
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('link', { name: plan }).click()
    await expect(page).toHaveURL(pathIn(language, '/personal-action-plan'))
  }
})

test('seed 3, zone: green, yellow, red', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/stressprofil'))
    for (const name of language === 'sv'
      ? ['Grön zon', 'Gul zon', 'Röd zon']
      : ['Green zone', 'Yellow zone', 'Red zone'])
      await expect(page.getByRole('main').getByText(name, { exact: true }).first()).toBeVisible()
  }
})

onOneVisit(
  '/personal-action-plan',
  (shows) => {
    shows('seed 3, action plan areas: risk level high or medium', async (page, say) => {
      const areas = page.getByRole('heading', { level: 2 })
      await expect(areas.nth(1)).toHaveText(say('Börja här: hög risk', 'Start here: high risk'))
      await expect(areas.nth(2)).toHaveText(say('Sedan: medelhög risk', 'Then: medium risk'))
    })
    shows('seed 2 and 9, action scheduling: start with 2-3 actions from high-risk areas', (page, say) =>
      expect(
        page.getByText(
          say(
            'Börja med 2–3 åtgärder från områden med hög risk.',
            'Start with 2–3 actions from high-risk areas.',
          ),
        ),
      ).toBeVisible(),
    )
    shows(
      'seed 4 and 5, action plan: Ingen åtgärd vald, Välj minst en åtgärd att schemalägga',
      async (page, say) => {
        await page
          .getByRole('button', {
            name: say('Schemalägg valda åtgärder (0)', 'Schedule selected actions (0)'),
          })
          .click()
        const summary = page.getByRole('alert')
        await expect(summary.getByRole('heading')).toHaveText(say('Ingen åtgärd vald', 'No action selected'))
        await expect(summary.getByRole('link')).toHaveText(
          say('Välj minst en åtgärd att schemalägga', 'Select at least one action to schedule'),
        )
      },
    )
    shows('seed 2, action scheduling: {count} action{plural} will be scheduled', async (page, say) => {
      await page
        .getByRole('checkbox', { name: say('Stryk en sak som kan vänta', 'Drop one thing that can wait') })
        .check()
      await expect(
        page.getByText(say('1 åtgärd kommer att schemaläggas', '1 action will be scheduled'), {
          exact: true,
        }),
      ).toBeVisible()
      await page
        .getByRole('checkbox', {
          name: say('Varva ner samma tid varje kväll', 'Wind down at the same time every evening'),
        })
        .check()
      await expect(
        page.getByText(say('2 åtgärder kommer att schemaläggas', '2 actions will be scheduled'), {
          exact: true,
        }),
      ).toBeVisible()
    })
    shows('seed 2 and 3, action scheduling: Schedule selected actions ({count})', (page, say) =>
      page
        .getByRole('button', { name: say('Schemalägg valda åtgärder (2)', 'Schedule selected actions (2)') })
        .click(),
    )
    shows('seed 4, action plan: Åtgärder valda!', (page, say) =>
      expect(
        page.getByRole('heading', { level: 2, name: say('Åtgärder valda!', 'Actions selected!') }),
      ).toBeFocused(),
    )
  },
  (page, language) => openPlan(page, { language }),
)
