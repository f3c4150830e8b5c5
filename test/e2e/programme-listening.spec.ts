import { expect, type Page } from '@playwright/test'
import { test } from './device-voices.ts'
import { expectFine } from './fine.ts'

const alva = { voiceName: 'Alva', lang: 'sv-SE' }
const part = '/stresshanteringsprogram/modul-3/del-3'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const marked = (page: Page) =>
  page.evaluate<string>(`[...(CSS.highlights.get('read-aloud') ?? [])].join(' ')`)

/** As when a phone is locked: the page is hidden. */
const lock = (page: Page, hidden: boolean) =>
  page.evaluate(`Object.defineProperty(document, 'hidden', { value: ${hidden}, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))`)

test.describe('on a device with a Swedish voice', () => {
  test.use({ has: { voices: [alva] } })

  test('a part is read to its end, and each screen is turned to as it comes', async ({ page, device }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/stresshanteringsprogram/modul-3')
    await page.goto(part)
    const turned: string[] = []
    page.on('framenavigated', (frame) => turned.push(new URL(frame.url()).hash))
    await button(page, 'Lyssna på delen').click()
    // The page itself may have an entry without a screen when it is hydrated.
    await expect
      .poll(() => turned.filter((hash) => hash !== ''), { timeout: 45_000 })
      .toEqual(['#gor', '#pa-jobbet', '#se-tillbaka'])
    await expect(button(page, 'Lyssna på delen')).toBeVisible({ timeout: 30_000 })
    await expect(button(page, 'Lyssna på delen')).toBeFocused()
    const said = await device.texts()
    const page_ = await page.evaluate<string[]>(
      `[...document.querySelectorAll('[data-part-screen] .prose')].filter((one) => one.closest('[data-not-read]') === null).flatMap((one) => [...one.querySelectorAll('p, li, h3')].map((line) => line.textContent.replace(/\\s+/g, ' ').trim()))`,
    )
    const all = said.join(' ')
    for (const line of page_.filter((one) => !/\d{3}/.test(one))) expect(all).toContain(line)
    expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(200)
    // The voice has turned the screens, and the back button leaves the part.
    await page.goBack()
    await expect(page).toHaveURL(/modul-3$/)
  })

  test('it rests where it is, and goes on from the same sentence', async ({ page, device }) => {
    await page.goto(part)
    await device.does('holds')
    await button(page, 'Lyssna på delen').click()
    await expect.poll(() => device.said()).toHaveLength(1)
    await button(page, 'Pausa').click()
    await expect(button(page, 'Fortsätt lyssna')).toBeFocused()
    await expect.poll(() => device.stops()).toBe(1)
    expect(await marked(page)).not.toBe('')
    await expectFine(page)
    await button(page, 'Fortsätt lyssna').click()
    await expect.poll(() => device.said()).toHaveLength(2)
    const [before, after] = await device.texts()
    expect(after).toBe(before)
    await button(page, 'Sluta lyssna').click()
    await expect(button(page, 'Lyssna på delen')).toBeVisible()
    expect(await marked(page)).toBe('')
  })

  test('it reads on out of sight, and rests where the device has silenced it', async ({ page, device }) => {
    await page.goto(part)
    await button(page, 'Lyssna på delen').click()
    await lock(page, true)
    await expect.poll(async () => (await device.said()).length).toBeGreaterThan(3)
    await expect(button(page, 'Pausa')).toBeVisible()
    await device.does('fails')
    await expect(button(page, 'Fortsätt lyssna')).toBeVisible()
    await lock(page, false)
    await device.does('says')
    const silenced = (await device.texts()).at(-1)
    const count = (await device.said()).length
    await button(page, 'Fortsätt lyssna').click()
    await expect.poll(async () => (await device.texts())[count]).toBe(silenced)
  })

  test('who turns to another screen meanwhile is not called back', async ({ page, device }) => {
    await page.goto(`${part}#pa-jobbet`)
    await device.does('holds')
    await button(page, 'Lyssna på delen').click()
    await expect.poll(async () => (await device.texts())[0]).toContain('Steg 3 av 4')
    await page.getByRole('link', { name: 'Läs', exact: true }).click()
    await device.does('says')
    await button(page, 'Pausa').click()
    await button(page, 'Fortsätt lyssna').click()
    await expect(button(page, 'Lyssna på delen')).toBeVisible({ timeout: 60_000 })
    await expect(page).toHaveURL(/#las$/)
  })

  test('on a tired day the ten lines are read', async ({ page, device }) => {
    await page.goto(part)
    await page.getByRole('button', { name: 'Trött dag? Läs den korta versionen' }).click()
    await button(page, 'Lyssna på delen').click()
    await expect(button(page, 'Lyssna på delen')).toBeVisible({ timeout: 60_000 })
    expect((await device.texts()).join(' ')).toContain('Det viktigaste:')
    expect((await device.texts()).join(' ')).not.toContain('Ett steg i arbetet')
  })
})

test('where the device has no voice of its own there is no button', async ({ page }) => {
  await page.goto(part)
  await expect(page.getByRole('link', { name: 'Nästa: Gör' })).toBeVisible()
  await expect(button(page, 'Lyssna på delen')).toHaveCount(0)
})
