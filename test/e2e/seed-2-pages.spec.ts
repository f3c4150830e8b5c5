import { expect, type Page } from '@playwright/test'
import { pathIn } from '#core/languages.ts'
import { onOneVisit } from './one-visit.ts'
import { openHydrated } from './open-hydrated.ts'

/** What the pages of the seed show, section 2. */

const shownAs = (page: Page, level: number) => async (names: readonly string[]) => {
  for (const name of names)
    await expect(page.getByRole('heading', { level, name, exact: true })).toBeVisible()
}

onOneVisit('/foretagslosningar', (shows) => {
  shows('seed 2, company page: book free meeting and see demo', async (page, say) => {
    const hero = page.locator('.article-head')
    await expect(
      hero.getByRole('link', { name: say('Boka kostnadsfritt möte', 'Book free meeting') }),
    ).toHaveAttribute('href', /\/boka\?typ=mote$/)
    await expect(hero.getByRole('link', { name: say('Se demo', 'See demo') })).toHaveAttribute(
      'href',
      /\/demo$/,
    )
  })
  shows(
    'seed 2, company page: reduce sick leave, increase wellbeing, preventive measures, clear overview for HR',
    (page, say) =>
      shownAs(
        page,
        3,
      )([
        say('Minska sjukfrånvaron', 'Reduce sick leave'),
        say('Öka välmåendet', 'Increase wellbeing'),
        say('Förebygg i tid', 'Preventive measures'),
        say('Tydlig överblick för HR', 'Clear overview for HR'),
      ]),
  )
  shows(
    'seed 2, company page: digital screening, individualised support, HR and leadership insights, management support',
    (page, say) =>
      shownAs(
        page,
        3,
      )([
        say('Digital självskattning', 'Digital self-assessment'),
        say('Stöd till var och en', 'Individualised support'),
        say('Insikter för HR och ledning', 'HR and leadership insights'),
        say('Stöd till chefer', 'Management support'),
      ]),
  )
  shows('seed 2, company page: premium support', async (page, say) => {
    await shownAs(
      page,
      3,
    )([
      say('Bedömningssamtal', 'Assessment talk'),
      say('Plan för återhämtning', 'Recovery plan'),
      say('Handledning för chefer', 'Management coaching'),
    ])
    await expect(
      page.getByText(say('legitimerad psykolog eller psykoterapeut, som', 'meets a licensed therapist')),
    ).toBeVisible()
  })
  shows('seed 2, company page: the four packages with their buttons', async (page, say) => {
    const packages = page.locator('.package')
    for (const [at, [name, button, href]] of (
      [
        [
          say('Föreläsning och workshop', 'Lecture and workshop'),
          say('Boka föreläsning', 'Book a lecture'),
          '/boka?typ=forelasning',
        ],
        [say('Stressprofil', 'Stress Profile'), say('Kom igång', 'Get started'), '/stressprofil'],
        [
          say('Stresshanteringsprogram', 'Stress Management Programme'),
          say('Välj program', 'Choose program'),
          '/stresshanteringsprogram',
        ],
        ['Premium', say('Kontakta oss', 'Contact us'), '/kontakta-oss'],
      ] as const
    ).entries()) {
      const one = packages.nth(at)
      await expect(one.getByRole('heading', { name, exact: true })).toBeVisible()
      await expect(one.getByRole('link', { name: button, exact: true })).toHaveAttribute(
        'href',
        say(href, `/en${href}`),
      )
    }
    await expect(packages).toHaveCount(4)
    await expect(
      packages.filter({ hasText: say('Mest populär', 'Most popular') }).getByRole('heading'),
    ).toHaveText(say('Stresshanteringsprogram', 'Stress Management Programme'))
  })
  shows('seed 2, company page: a call to book a meeting, and a phone line', async (page, say) => {
    await shownAs(page, 2)([say('Boka ett möte', 'Book a meeting')])
    await expect(
      page.getByRole('link', { name: say('Boka kostnadsfritt möte', 'Book free meeting') }),
    ).toHaveCount(2)
    await expect(
      page.getByRole('link', { name: new RegExp(`^${say('Eller ring oss', 'Or call us')}: [\\d-]+`) }),
    ).toHaveAttribute('href', /^tel:\+46/)
  })
})

onOneVisit(
  '/green-zone',
  (shows) => {
    shows('seed 2, green zone: tabs Overview and Exercises', (page, say) =>
      expect(page.getByRole('tab')).toHaveText([say('Översikt', 'Overview'), say('Övningar', 'Exercises')]),
    )
    shows(
      'seed 2, green zone: regular movement, sleep and recovery, structure and plan, conscious presence',
      (page, say) =>
        shownAs(
          page,
          3,
        )([
          say('Regelbunden rörelse', 'Regular movement'),
          say('Sömn och återhämtning', 'Sleep and recovery'),
          say('Struktur och plan', 'Structure and plan'),
          say('Medveten närvaro', 'Conscious presence'),
        ]),
    )
    shows('seed 9, walking: 30 minutes, 5 days a week', async (page, say) => {
      await expect(
        page.getByText(
          say('Gå 30 minuter om dagen, fem dagar i veckan.', 'Walk for 30 minutes a day, five days a week.'),
        ),
      ).toBeVisible()
      await page
        .getByRole('button', { name: say('Lägg fem promenader i min plan', 'Put five walks in my plan') })
        .click()
      await expect(
        page.getByText(say('Nu ligger fem promenader i veckan', 'Your plan now has five walks a week')),
      ).toBeVisible()
    })
    shows('seed 2, green zone: an expandable About stress section', async (page, say) => {
      const about = page.locator('#om-stress')
      const text = about.getByText(say('Stress är kroppens sätt', 'Stress is how the body'))
      await expect(text).toBeHidden()
      await about.getByRole('heading', { name: say('Om stress', 'About stress') }).click()
      await expect(text).toBeVisible()
    })
    shows('seed 2, green zone: a button Schedule check-up', async (page, say) => {
      await page.locator('#avstamning').scrollIntoViewIfNeeded()
      await expect(
        page.getByRole('button', { name: say('Schemalägg ett nytt test', 'Schedule check-up') }),
      ).toBeVisible()
    })
    shows(
      'seed 2, green zone: map strengths, scheduled recovery, micro-pause breathing, values compass, monthly reflection',
      async (page, say) => {
        await page.getByRole('tab', { name: say('Övningar', 'Exercises') }).click()
        await shownAs(
          page,
          3,
        )([
          say('Kartlägg styrkor', 'Map strengths'),
          say('Schemalagd återhämtning', 'Scheduled recovery'),
          say('Mikropaus med andning', 'Micro-pause breathing'),
          say('Värdekompass', 'Values compass'),
          say('Månadsreflektion', 'Monthly reflection'),
        ])
      },
    )
    shows('seed 9, monthly reflection: 15 minutes', async (page, say) => {
      const guide = page.locator('#reflection')
      await guide.locator('summary').click()
      await guide.getByRole('button', { name: say('Börja (15 minuter)', 'Begin (15 minutes)') }).click()
      await expect(guide.getByText(say('minuter kvar', 'minutes left'))).toBeVisible()
    })
    shows('seed 2 and 3, green zone: a reflection text box, saved locally', async (page, say) => {
      const box = page.getByLabel(
        say('Vad tar du med dig från övningen?', 'What will you take with you from the exercise?'),
      )
      await box.fill(say('Pauserna.', 'The breaks.'))
      await page.reload()
      await page.getByRole('tab', { name: say('Övningar', 'Exercises') }).click()
      await expect(box).toHaveValue(say('Pauserna.', 'The breaks.'))
    })
    shows(
      'seed 2 and 4, green zone: exercises completed out of total, and a congratulation when all are',
      async (page, say) => {
        const breathing = page.locator('#breathing')
        const done = page.getByText(
          say(
            'Bra gjort! Du har gjort alla fem övningar.',
            'Well done! You have completed all five exercises.',
          ),
        )
        await expect(page.getByText(say('0 av 5 klara', '0 of 5 completed')).first()).toBeVisible()
        await page.evaluate(() => {
          const now = JSON.parse(localStorage.getItem('andrum.exercises.v1') ?? '{}')
          const four = ['strengths', 'recovery', 'values', 'reflection']
          localStorage.setItem('andrum.exercises.v1', JSON.stringify({ ...now, done: four }))
        })
        await page.reload()
        await page.getByRole('tab', { name: say('Övningar', 'Exercises') }).click()
        await expect(page.getByText(say('4 av 5 klara', '4 of 5 completed')).first()).toBeVisible()
        await expect(done).toHaveCount(0)
        await breathing.locator('summary').click()
        await breathing.getByRole('button', { name: say('Markera som klar', 'Mark as completed') }).click()
        await expect(page.getByText(say('5 av 5 klara', '5 of 5 completed')).first()).toBeVisible()
        await expect(done).toBeVisible()
      },
    )
  },
  (page, language) => openHydrated(page, pathIn(language, '/green-zone')),
)

onOneVisit(
  '/yellow-zone',
  (shows) => {
    shows('seed 2, yellow zone: about text', async (page, say) => {
      await page
        .getByRole('heading', { name: say('Vad den gula zonen betyder', 'What the yellow zone means') })
        .click()
      await expect(
        page.getByText(say('Kroppen klarar mycket stress', 'The body can cope with a lot of stress')),
      ).toBeVisible()
    })
    shows(
      'seed 2, yellow zone: in-depth analysis, structured programme, contact HR or manager',
      async (page, say) => {
        await shownAs(
          page,
          2,
        )([
          say('Djupanalys', 'In-depth analysis'),
          say('Strukturerat program', 'Structured programme'),
          say('Kontakta HR eller chef', 'Contact HR or manager'),
        ])
        for (const [name, href] of [
          [say('Gör djupanalysen', 'Take the in-depth analysis'), '/djupanalys'],
          [say('Till programmet', 'Go to the programme'), '/stresshanteringsprogram'],
          [say('Be någon höra av sig', 'Ask someone to get in touch'), '/stod'],
        ] as const)
          await expect(page.getByRole('link', { name })).toHaveAttribute('href', say(href, `/en${href}`))
      },
    )
    shows('seed 2, yellow zone: learn-more link', (page, say) =>
      expect(
        page.getByRole('link', { name: say('Läs mer om stress', 'Learn more about stress') }),
      ).toHaveAttribute('href', say('/om-stress', '/en/om-stress')),
    )
  },
  (page, language) => openHydrated(page, pathIn(language, '/yellow-zone')),
)

onOneVisit(
  '/red-zone',
  (shows) => {
    shows('seed 2, red zone: tabs Overview, Action plan, Acute techniques', (page, say) =>
      expect(page.getByRole('tab')).toHaveText([
        say('Översikt', 'Overview'),
        say('Handlingsplan', 'Action plan'),
        say('Akuta tekniker', 'Acute techniques'),
      ]),
    )
    shows('seed 2, red zone: an alert to prioritise recovery', (page, say) =>
      expect(
        page.getByText(say('Sätt återhämtningen först.', 'Put recovery first.'), { exact: true }),
      ).toBeVisible(),
    )
    shows(
      'seed 2, red zone: book an assessment interview and contact occupational health',
      async (page, say) => {
        for (const [name, href] of [
          [say('Boka ett bedömningssamtal', 'Book an assessment interview'), '/boka?typ=bedomningssamtal'],
          [
            say('Kontakta företagshälsovården', 'Contact occupational health'),
            '/kontakta-oss?about=occupational-health',
          ],
        ] as const)
          await expect(page.getByRole('link', { name })).toHaveAttribute('href', say(href, `/en${href}`))
      },
    )
    shows(
      'seed 2, red zone: acute stress management, 6-week recovery programme, specialist assessment, follow-up with a schedule button',
      async (page, say) => {
        await shownAs(
          page,
          3,
        )([
          say('Akut stresshantering', 'Acute stress management'),
          say('6 veckors återhämtningsprogram', '6-week recovery programme'),
          say('Bedömning av specialist', 'Specialist assessment'),
          say('Uppföljning', 'Follow-up'),
        ])
        await expect(
          page.getByRole('link', {
            name: say('Boka ett uppföljningssamtal med oss', 'Book a follow-up with us'),
          }),
        ).toBeVisible()
        await page.locator('#nytt-test > summary').click()
        await expect(
          page.getByRole('button', { name: say('Schemalägg ett nytt test', 'Schedule check-up') }),
        ).toBeVisible()
      },
    )
    shows('seed 2, red zone: information about stress and start the programme', async (page, say) => {
      for (const [name, href] of [
        [say('Information om stress', 'Information about stress'), '/om-stress'],
        [say('Starta programmet', 'Start the programme'), '/aterhamtningsprogram'],
      ] as const)
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', say(href, `/en${href}`))
    })
    shows(
      'seed 2, 3 and 4, red zone: recovery phases acute, stabilisation, rebuilding, in this order',
      async (page, say) => {
        await page.getByRole('tab', { name: say('Handlingsplan', 'Action plan') }).click()
        await expect(page.locator('[id^=fas-] > summary').getByRole('heading')).toHaveText([
          say('Fas 1: akut', 'Phase 1: acute'),
          say('Fas 2: stabilisering', 'Phase 2: stabilisation'),
          say('Fas 3: återuppbyggnad', 'Phase 3: rebuilding'),
        ])
      },
    )
    shows(
      'seed 2, red zone: pause breathing, micro pause, notice, prioritise, limit news, talk to someone, medical support',
      async (page, say) => {
        await page.getByRole('tab', { name: say('Akuta tekniker', 'Acute techniques') }).click()
        await shownAs(
          page,
          3,
        )([
          say('Pausandning', 'Pause breathing'),
          say('Mikropaus', 'Micro pause'),
          say('Lägg märke till', 'Notice'),
          say('Prioritera', 'Prioritise'),
          say('Begränsa nyheter', 'Limit news'),
          say('Prata med någon', 'Talk to someone'),
          say('Ta hjälp av vården', 'Medical support'),
        ])
      },
    )
    shows('seed 2, red zone: a button Request immediate support', async (page, say) => {
      await page
        .getByRole('button', { name: say('Begär omedelbart stöd', 'Request immediate support') })
        .click()
      await expect(
        page.getByRole('heading', { name: say('Prata med någon nu', 'Talk to someone now'), exact: true }),
      ).toBeFocused()
    })
  },
  (page, language) => openHydrated(page, pathIn(language, '/red-zone')),
)
