import { expect, type Page } from '@playwright/test'
import { languages, pathIn } from '#core/languages.ts'
import { test } from './device-voices.ts'
import { expectFine } from './fine.ts'

const alva = { voiceName: 'Alva', lang: 'sv-SE' }
const short = '/ovningar?ovning=kort-avslappning'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('where the device has no voice of its own', () => {
  test('a relaxation says what to know first, and runs as text', async ({ page }) => {
    await page.clock.install()
    await page.goto(short)
    const player = page.getByRole('dialog', { name: 'Kort avslappning, tre minuter' })
    await expect(player.getByRole('heading', { name: 'Innan du börjar' })).toBeFocused()
    await expect(player.getByText('En del blir oroligare när de slappnar av')).toBeVisible()
    await expect(player.getByText('Din enhet har ingen egen svensk röst')).toBeVisible()
    await player.getByText('Läs hela texten').click()
    await expect(player.getByText('Känn tyngden i låren.')).toBeVisible()
    await button(page, 'Starta').click()
    await expect(button(page, 'Pausa')).toBeFocused()
    await page.clock.runFor(5000)
    await expect(player.getByText('Sitt så att du har stöd för ryggen')).toBeVisible()
    await expect(player.getByText('Del 1 av 8')).toBeVisible()
    await expect(player.getByRole('checkbox', { name: 'Läs upp texten' })).toHaveCount(0)
    await page.clock.runFor(180_000)
    await expect(player.getByRole('heading', { name: 'Hur känns det nu?' })).toBeFocused()
    await player.getByRole('button', { name: 'Sämre' }).click()
    await expect(player.getByText('En del blir oroligare när de slappnar av')).toBeVisible()
    await expect(player.getByText('Tänker du på att ta ditt liv?')).toBeVisible()
  })

  for (const language of languages) {
    test(`both relaxations are fine at 320 px and on a desk (${language})`, async ({ page }) => {
      test.slow()
      await page.clock.install()
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 640 })
        await page.goto(pathIn(language, '/ovningar?ovning=avslappning'))
        const start = page.getByRole('dialog').locator('.actions').getByRole('button')
        await expect(start).toBeVisible()
        await expectFine(page, `before at ${width}`)
        await start.click()
        // The longest passage.
        await page.clock.runFor(8000)
        await expect(page.locator('.player-passage')).toBeInViewport({ ratio: 1 })
        await expectFine(page, `passage at ${width}`)
      }
    })
  }
})

test.describe('where the device has a Swedish voice', () => {
  test.use({ has: { voices: [alva] } })

  test('the voice reads each passage once, rests in a pause, and is silent when the player closes', async ({
    page,
    device,
  }) => {
    await page.clock.install()
    await page.goto(short)
    await button(page, 'Starta med röst').click()
    await page.clock.runFor(5000)
    const first = 'Sitt så att du har stöd för ryggen och båda fötterna mot golvet. Låt händerna vila i knät.'
    await expect.poll(() => device.texts()).toEqual(['Gör dig redo', first])
    await page.clock.runFor(22_000)
    const passage = 'Andas ut långsamt. Låt nästa andetag komma av sig självt.'
    await expect.poll(() => device.texts()).toContain(passage)
    await device.does('holds')
    await page.clock.runFor(20_000)
    await expect.poll(async () => (await device.texts()).at(-1)).toContain('Lägg märke till pannan')
    const before = await device.stops()
    await button(page, 'Pausa').click()
    await expect.poll(() => device.stops()).toBeGreaterThan(before)
    const said = (await device.texts()).length
    await page.clock.runFor(60_000)
    expect(await device.texts()).toHaveLength(said)
    await button(page, 'Fortsätt').click()
    await expect.poll(async () => (await device.texts()).length).toBeGreaterThan(said)
    const stops = await device.stops()
    await button(page, 'Stäng').click()
    await expect.poll(() => device.stops()).toBeGreaterThan(stops)
  })

  test('begun with text alone it says nothing, until the voice is asked for', async ({ page, device }) => {
    await page.clock.install()
    await page.goto(short)
    await button(page, 'Starta med bara text').click()
    await page.clock.runFor(10_000)
    await expect(page.getByText('Sitt så att du har stöd för ryggen')).toBeVisible()
    expect(await device.texts()).toEqual([])
    await page.getByRole('checkbox', { name: 'Läs upp texten' }).check()
    await expect.poll(() => device.texts()).not.toEqual([])
  })
})
