import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { pathIn } from '#core/languages.ts'
import { findingsOf } from './axe.ts'
import { expectFine } from './fine.ts'
import { openHydrated } from './open-hydrated.ts'
import { signInAs } from './sign-in-as.ts'

/** Opens a tab and a fold in it by keyboard. */
async function unfold(page: Page, tab: string, title: string) {
  await page.getByRole('tab', { name: tab }).click()
  const row = page.locator('summary', { has: page.getByRole('heading', { name: title, exact: true }) })
  await row.focus()
  await page.keyboard.press('Enter')
}

for (const path of ['/green-zone', '/yellow-zone', '/red-zone']) {
  for (const language of ['sv', 'en'] as const) {
    test(`${pathIn(language, path)} has no findings with everything open, and no sideways scroll at 320 px`, async ({
      page,
    }) => {
      const faults: string[] = []
      page.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('request', (request) => {
        if (!/^(blob:)?http:\/\/localhost:/.test(request.url())) faults.push(request.url())
      })
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(pathIn(language, path))
      const tabs = page.getByRole('tab')
      for (let position = 0; position < Math.max(1, await tabs.count()); position++) {
        if ((await tabs.count()) > 0) await tabs.nth(position).click()
        for (const row of await page.locator('details.fold > summary:visible').all()) {
          await row.click()
          await expect(row.locator('..').locator('.skeleton')).toHaveCount(0)
        }
        await expectFine(page)
      }
      expect(faults).toEqual([])
    })
  }
}

test('someone breathes five breaths with the keyboard, and the exercise counts as done', async ({ page }) => {
  await page.clock.install()
  await openHydrated(page, '/green-zone#breathing')
  const start = page.getByRole('button', { name: 'Andas en minut' })
  await start.focus()
  // From here time passes only when the test moves it, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.keyboard.press('Space')
  const player = page.getByRole('dialog', { name: 'Andas en minut' })
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeFocused()
  await page.clock.runFor(67_000)
  await expect(player.getByRole('heading', { name: 'Hur känns det nu?' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(start).toBeFocused()
  await expect(page.getByText('1 av 5 klara').first()).toBeVisible()
})

test('someone maps strengths, is told what is missing, and finds it again after a reload', async ({
  page,
}) => {
  await page.goto('/green-zone')
  await unfold(page, 'Övningar', 'Kartlägg styrkor')
  const sheet = page.locator('#strengths')
  await sheet.getByRole('button', { name: 'Markera som klar' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Skriv minst en styrka först.')
  await sheet.getByLabel('Vad gjorde du?').first().fill('Lugnade en kund')
  await sheet.getByLabel('Vilken styrka använde du?').first().fill('Tålamod')
  await sheet.getByRole('radio', { name: 'Tålamod' }).check()
  await sheet.getByLabel('Hur ska du göra det i morgon?').fill('Låter någon tala till punkt.')
  await expect(sheet.getByText('I morgon: Tålamod. Låter någon tala till punkt.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Markera som klar' }).click()
  await page.reload()
  await unfold(page, 'Övningar', 'Kartlägg styrkor')
  await expect(sheet.getByLabel('Vilken styrka använde du?').first()).toHaveValue('Tålamod')
  await expect(page.getByText('1 av 5 klara')).toBeVisible()
})

test('someone puts walks and a rest into the week and takes them home as a calendar file', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-10-21T08:00:00Z')
  await page.goto('/green-zone')
  await page.getByRole('button', { name: 'Lägg fem promenader i min plan' }).click()
  await page.getByRole('link', { name: 'Se tiderna och ladda ner till kalendern' }).click()
  const plan = page.locator('#recovery')
  await expect(plan.getByRole('listitem').filter({ hasText: 'Promenad' })).toHaveText(
    /Måndag, tisdag, onsdag, torsdag och fredag 12.00/,
  )
  await plan.getByLabel('Dag', { exact: true }).selectOption('söndag')
  await plan.getByLabel('Tid', { exact: true }).fill('02:30')
  await plan.getByRole('button', { name: 'Lägg till i veckan' }).click()
  await expect(plan.getByText('Egen tid är tillagt på söndag klockan 02.30.')).toBeVisible()
  await plan.getByRole('button', { name: 'Lägg till i veckan' }).click()
  await expect(plan.getByText('Du har redan något inplanerat den tiden, så välj en annan tid.')).toBeVisible()
  const saving = page.waitForEvent('download')
  await plan.getByRole('button', { name: 'Ladda ner till kalendern (.ics)' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('RRULE:FREQ=WEEKLY;COUNT=20;BYDAY=MO,TU,WE,TH,FR')
  expect(file).toContain('DTSTART;TZID=Europe/Stockholm:20261021T120000')
  expect(file).toContain('DTSTART;TZID=Europe/Stockholm:20261025T023000')
  expect(
    file
      .match(/SUMMARY:.*/g)
      ?.map((line) => line.trim())
      .toSorted(),
  ).toEqual(['SUMMARY:Egen tid', 'SUMMARY:Promenad'])
  await plan.getByRole('button', { name: 'Ta bort Egen tid, söndag 02.30' }).click()
  await expect(plan.getByText('Vill du ta bort Egen tid, söndag 02.30, ur planen?')).toBeVisible()
  await plan.getByRole('button', { name: 'Ja, ta bort' }).click()
  await expect(plan.getByText('Egen tid är tillagt')).toHaveCount(0)
  await plan.getByRole('link', { name: 'Till din plan' }).click()
  await page.locator('#plan-all > summary').click()
  await expect(page.getByRole('list', { name: 'Allt i din plan' }).getByRole('listitem')).toHaveText([
    /Promenad/,
  ])
})

test('the compass draws where what matters is lived the least', async ({ page }) => {
  await page.goto('/en/green-zone#values')
  const compass = page.locator('#values')
  for (const area of ['work', 'relations', 'health', 'leisure', 'learning']) {
    await compass.locator(`#important-${area}-5`).check()
    await compass.locator(`#lived-${area}-${area === 'health' ? 2 : 4}`).check()
  }
  await expect(
    compass.getByText('Greatest difference: health. Importance: 5 of 5. Room it gets: 2 of 5.'),
  ).toBeVisible()
  await compass.getByText('Show as a table').click()
  await expect(compass.getByRole('row', { name: /Health/ })).toContainText('3')
  await compass.getByLabel('One small thing to do this week').fill('Walk to the station')
  await compass.getByRole('button', { name: 'Mark as completed' }).click()
  await expect(page.getByText('1 of 5 completed').first()).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
})

test('the monthly reflection goes question by question, and is there next month', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await page.goto('/green-zone#reflection')
  const guide = page.locator('#reflection')
  await guide.getByRole('button', { name: 'Börja (15 minuter)' }).click()
  await expect(guide.getByLabel('Vad gav dig energi den här månaden?')).toBeFocused()
  await guide.getByLabel('Vad gav dig energi den här månaden?').fill('Skratt med kollegor')
  await page.clock.runFor('04:05')
  await expect(guide.getByText('Gå vidare när du är redo.')).toBeVisible()
  for (let question = 0; question < 3; question++)
    await guide.getByRole('button', { name: 'Nästa fråga' }).click()
  await guide.getByRole('button', { name: 'Avsluta' }).click()
  await expect(guide.getByRole('heading', { name: 'Dina svar, november 2026' })).toBeVisible()
  await expect(page.getByText('1 av 5 klara').first()).toBeVisible()
  await page.clock.setFixedTime('2026-12-03T09:00:00Z')
  await page.reload()
  await guide.getByText('Tidigare månader').click()
  await expect(guide.getByText('Skratt med kollegor')).toBeVisible()
})

test('all five done is congratulated, the reflection stays in the browser, and all of it can be cleared', async ({
  page,
}) => {
  await page.goto('/green-zone')
  await page.evaluate(() =>
    localStorage.setItem(
      'andrum.exercises.v1',
      JSON.stringify({ done: ['strengths', 'recovery', 'values', 'reflection'] }),
    ),
  )
  await page.reload()
  await unfold(page, 'Övningar', 'Mikropaus med andning')
  await page.locator('#breathing').getByRole('button', { name: 'Markera som klar' }).click()
  await expect(page.getByText('Bra gjort! Du har gjort alla fem övningar.')).toBeVisible()
  await expect(page.getByText('5 av 5 klara').first()).toBeVisible()
  await page.getByLabel('Vad tar du med dig från övningen?').fill('Pauserna.')
  await page.reload()
  await page.getByRole('tab', { name: 'Övningar' }).click()
  await expect(page.getByLabel('Vad tar du med dig från övningen?')).toHaveValue('Pauserna.')
  await page.getByRole('button', { name: 'Rensa allt jag har skrivit' }).click()
  await page.getByRole('button', { name: 'Ja, rensa allt' }).click()
  await expect(page.getByText('0 av 5 klara')).toBeVisible()
  await expect(page.getByLabel('Vad tar du med dig från övningen?')).toHaveValue('')
  expect(await page.evaluate('localStorage.length')).toBe(0)
})

test('a browser that keeps nothing says so, and the page goes on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/green-zone#strengths')
  await page.locator('#strengths').getByLabel('Vad gjorde du?').first().fill('Lugnade en kund')
  await expect(page.locator('#strengths').getByText('Webbläsaren kan inte spara just nu')).toBeVisible()
  await expect(page.locator('#strengths').getByLabel('Vad gjorde du?').first()).toHaveValue('Lugnade en kund')
})

test('a check-up in the past is refused, one ahead is kept with a file that says nothing', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-21T09:00:00Z')
  await page.goto('/en/green-zone#avstamning')
  await expect(page.getByLabel('Day')).toHaveValue('2027-01-16')
  await page.getByLabel('Day').fill('2026-11-20')
  await page.getByRole('button', { name: 'Schedule check-up' }).click()
  await expect(page.getByText('Choose a time in the future.')).toBeVisible()
  await expect(page.getByLabel('Day')).toBeFocused()
  await page.getByLabel('Day').fill('2027-03-28')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Schedule check-up' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  // The pressed button is gone.
  await expect(page.locator('#avstamning :is(h2, h3):focus')).toBeVisible()
  expect(file).toContain('SUMMARY:Personal time')
  expect(file).toContain('DTSTART;TZID=Europe/Stockholm:20270328T090000')
  await page.goto('/en/red-zone')
  await page.getByRole('heading', { name: 'Take the profile again in four weeks' }).click()
  await expect(page.getByText('Your check-up: 28 March 2027, at 09:00')).toBeVisible()
  await page.clock.setFixedTime('2027-03-28T07:00:00Z')
  await page.reload()
  await page.getByRole('heading', { name: 'Take the profile again in four weeks' }).click()
  await expect(page.getByText('It’s time for your check-up')).toBeVisible()
})

test('yellow helps with the first words to HR or a manager', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, '/en/yellow-zone#prata')
  for (const [name, href] of [
    ['Take the in-depth analysis', '/en/djupanalys'],
    ['Go to the programme', '/en/stresshanteringsprogram'],
    ['Ask someone to get in touch', '/en/stod'],
    ['Learn more about stress', '/en/om-stress'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toBeVisible()
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await page.getByLabel('I have more to do than I can fit into my working hours.').check()
  await page.getByLabel('I’d like us to see if anything can wait').check()
  const text = page.getByLabel('Your message')
  await expect(text).toHaveValue(/^Hi!\nI have more to do.*\nI’d like us to see.*\nDo you have half an hour/)
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByText('The text has been copied.')).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await text.inputValue())
})

test('red has help above everything, a quick exit in sight, and support that asks nothing', async ({
  page,
}) => {
  await page.goto('/en/red-zone')
  const help = page.getByRole('region', { name: 'There is help now' })
  const heading = page.getByRole('heading', { level: 1 })
  expect((await help.boundingBox())?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0)
  await expect(page.getByRole('link', { name: 'Leave this page quickly' })).toBeInViewport()
  await expect(page).toHaveTitle(/^Recovery first/)
  const button = page.getByRole('button', { name: 'Request immediate support' })
  await expect(button).toBeInViewport()
  await expect(page.locator('.button-primary:visible')).toHaveCount(1)
  for (const [name, href] of [
    ['Book a follow-up with us', '/en/boka?typ=uppfoljning'],
    ['Book an assessment interview', '/en/boka?typ=bedomningssamtal'],
    ['Contact occupational health', '/en/kontakta-oss?about=occupational-health'],
    ['Information about stress', '/en/om-stress'],
    ['Start the programme', '/en/aterhamtningsprogram'],
    ['Go to the recovery programme', '/en/aterhamtningsprogram'],
  ] as const) {
    const link = page.getByRole('link', { name }).first()
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
  }
  await button.click()
  await expect(page.getByRole('heading', { name: 'Talk to someone now', exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: /^Call 112/ }).last()).toHaveAttribute('href', 'tel:112')
  await expect(page.getByRole('link', { name: /^Call 90101/ }).last()).toHaveAttribute('href', 'tel:90101')
  await expect(page.getByRole('link', { name: 'Write to us without signing in' })).toBeVisible()
  expect(await findingsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the acute techniques' }).click()
  await expect(page.getByRole('tab', { name: 'Acute techniques' })).toHaveAttribute('aria-selected', 'true')
})

test('in red, help and the one thing to do stand in the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/red-zone')
  const bar = await page.getByRole('navigation').last().boundingBox()
  for (const one of [
    page.getByRole('link', { name: /^Ring 112/ }),
    page.getByText('Är det bråttom? Ring numren ovanför. Ett svar kan ta 2 arbetsdagar.'),
    page.getByRole('button', { name: 'Begär omedelbart stöd' }),
  ]) {
    const box = await one.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test('seed 9, micro pause: 2 minutes each hour, with a reminder on any tab that asks for no permission and comes again', async ({
  page,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  await page.clock.install({ time: '2026-11-21T09:00:00Z' })
  await page.addInitScript('Notification.requestPermission = () => { throw new Error("asked unchosen") }')
  await page.goto('/red-zone#micro')
  await page.getByLabel('Påminn mig varje timme').check()
  await expect(page.getByText('Nästa påminnelse: klockan 11.00.')).toBeVisible()
  await page.getByRole('tab', { name: 'Översikt' }).click()
  await page.clock.runFor('59:00')
  await expect(page.getByText('Dags för en paus', { exact: true })).toHaveCount(0)
  await page.clock.runFor('01:30')
  await expect(page.getByText('Dags för en paus', { exact: true })).toBeVisible()
  await expect(page).toHaveTitle(/^Dags för en paus · /)
  await page.getByRole('link', { name: 'Ta pausen nu' }).click()
  await expect(page).toHaveTitle(/^Återhämtning först/)
  await page.locator('#micro').getByRole('button', { name: 'Börja nu' }).click()
  const player = page.getByRole('dialog', { name: 'Mikropaus' })
  await expect(player.getByRole('button', { name: 'Pausa' })).toBeFocused()
  await page.clock.runFor('00:36')
  await expect(player.getByRole('status').first()).toHaveText(/Släpp ner axlarna/)
  await page.clock.runFor('01:40')
  await player.getByRole('button', { name: 'Stäng' }).click()
  await page.clock.runFor('59:00')
  await expect(page.getByText('Dags för en paus', { exact: true })).toBeVisible()
  expect(faults).toEqual([])
})

test('notice is one button for one thumb, twelve times', async ({ page }) => {
  await page.goto('/red-zone#notice')
  await page.locator('#notice').getByRole('button', { name: 'Börja nu' }).click()
  const player = page.getByRole('dialog', { name: 'Lägg märke till' })
  const press = async (name: string, times: number) => {
    for (let count = 0; count < times; count++) await player.getByRole('button', { name }).press('Enter')
  }
  await press('Jag ser en sak', 5)
  await expect(player.getByRole('status')).toHaveText('Bra. Hitta fyra saker du hör.')
  await press('Jag hör en sak', 3)
  await expect(player.getByRole('status')).toHaveText('1 kvar')
  await press('Jag hör en sak', 1)
  await press('Jag känner en sak', 3)
  await expect(player.getByRole('heading', { name: 'Hur känns det nu?' })).toBeFocused()
})

test('one thing for today, the rest waits, the news wait too, and nothing is left when cleared', async ({
  page,
}) => {
  await page.goto('/red-zone#prioritise')
  await page.getByLabel('Allt som snurrar i huvudet').fill('Rapporten\nTvätten\nMöte på torsdag')
  await page.getByRole('radio', { name: 'Tvätten' }).check()
  await expect(page.getByText('I dag: Tvätten')).toBeVisible()
  await expect(page.getByText('2 saker kan vänta. Du hittar dem här när du vill.')).toBeVisible()
  await unfold(page, 'Akuta tekniker', 'Begränsa nyheter')
  await page.getByRole('radio', { name: 'En gång, vid lunch' }).check()
  await expect(page.getByText('Du läser en gång, vid lunch, i högst tio minuter.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('I dag: Tvätten')).toBeVisible()
  await page.getByRole('button', { name: 'Rensa det jag har skrivit' }).click()
  await page.getByRole('button', { name: 'Ja, rensa' }).click()
  await expect(page.getByText('I dag: Tvätten')).toHaveCount(0)
  expect(await page.evaluate('localStorage.length')).toBe(0)
})

for (const language of ['sv', 'en'] as const) {
  test(`the three tabs of red stand in one row at 320 px (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(pathIn(language, '/red-zone'))
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
    expect([tops.length, new Set(tops).size]).toEqual([3, 1])
  })

  test(`what goes round in the head stays on this device, signed in or not, and is cleared where it is written (${language})`, async ({
    page,
  }) => {
    await signInAs(page, `crisis-${language}-${Date.now()}@example.com`)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.postData() ?? '')
    })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${pathIn(language, '/red-zone')}#prioritise`)
    const tool = page.locator('#prioritise')
    const list = tool.getByRole('textbox')
    await list.fill('Jag orkar inte mer')
    await tool.getByRole('radio').first().check()
    await expect(
      tool.getByText(
        language === 'sv'
          ? /^Listan sparas bara i den här webbläsaren, även när du är inloggad/
          : /^The list is saved in this browser only, even when you are signed in/,
      ),
    ).toBeVisible()
    await tool.getByRole('button', { name: language === 'sv' ? 'Rensa listan' : 'Clear the list' }).click()
    await page.evaluate('scrollTo(0, 0)')
    expect(await findingsOf(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await tool.getByRole('button', { name: language === 'sv' ? 'Ja, rensa' : 'Yes, clear it' }).click()
    await expect(list).toBeFocused()
    await expect(list).toHaveValue('')
    expect(await page.evaluate("localStorage.getItem('andrum.red.priorities.v1')")).toBeNull()
    expect(sent.join()).not.toContain('orkar')
  })
}

test('the first words to a friend and to health care are put together on the page', async ({ page }) => {
  await page.goto('/red-zone#talk')
  const talk = page.locator('#talk')
  await talk.getByLabel('Kan vi höras en stund i dag?').check()
  await expect(talk.getByRole('link', { name: 'Skicka som sms' })).toHaveAttribute(
    'href',
    `sms:?&body=${encodeURIComponent('Hej!\nKan vi höras en stund i dag?')}`,
  )
  await unfold(page, 'Akuta tekniker', 'Ta hjälp av vården')
  const medical = page.locator('#medical')
  await expect(medical.getByRole('link', { name: 'Ring 112' })).toHaveAttribute('href', 'tel:112')
  await medical.getByLabel('Jag blir inte bättre av att vila.').check()
  await expect(medical.getByLabel('Text att ha framför dig när du ringer')).toHaveValue(
    /Jag blir inte bättre av att vila\.\nJag skulle vilja få en tid/,
  )
})

test('without JavaScript every tab, exercise and technique can be read', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/green-zone')
  await page.getByRole('heading', { name: 'Mikropaus med andning' }).click()
  await expect(page.getByText('Sitt eller stå bekvämt.')).toBeVisible()
  await page.goto('/red-zone')
  await expect(page.getByRole('heading', { name: 'Fas 1: akut' })).toBeVisible()
  await page.getByRole('heading', { name: 'Mikropaus', exact: true }).click()
  await expect(page.getByText('Titta på något långt bort.')).toBeVisible()
  await context.close()
})
