import { expect, type Page, test } from '@playwright/test'
import { expectFine } from './fine.ts'

/** Records each audio context that the page opens, and analyses its output. */
const listen = `
  window.opened = []
  const Real = AudioContext
  window.AudioContext = class extends Real {
    constructor(...given) {
      super(...given)
      this.ear = this.createAnalyser()
      window.opened.push(this)
    }
  }
  const connect = AudioNode.prototype.connect
  AudioNode.prototype.connect = function (to, ...rest) {
    if (to === this.context.destination) connect.call(this, this.context.ear)
    return connect.call(this, to, ...rest)
  }
  window.loudness = () => {
    const samples = new Float32Array(2048)
    window.opened.at(-1).ear.getFloatTimeDomainData(samples)
    return Math.max(...samples.map(Math.abs))
  }`

const states = (page: Page) => page.evaluate<string[]>('window.opened.map(({ state }) => state)')
const sound = (page: Page) => page.getByRole('checkbox', { name: 'Mjukt ljud av vatten' })

test('the sound is off until it is chosen, soft, remembered, and ends with the exercise', async ({
  page,
}) => {
  const media: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media' || /\.(mp3|ogg|wav|m4a)/.test(request.url()))
      media.push(request.url())
  })
  await page.addInitScript(listen)
  await page.goto('/ovningar')
  await page.locator('.exercise-row').getByRole('link', { name: 'Andas en minut' }).click()
  await expect(page.getByRole('button', { name: 'Pausa' })).toBeFocused()
  await expect(sound(page)).not.toBeChecked()
  expect(await states(page)).toEqual([])
  await sound(page).check()
  await expect.poll(() => states(page)).toEqual(['running'])
  await expect
    .poll(() => page.evaluate<number>('window.loudness()'), { timeout: 15_000 })
    .toBeGreaterThan(0.002)
  expect(await page.evaluate<number>('window.loudness()')).toBeLessThan(0.5)
  await expectFine(page)
  await page.getByRole('button', { name: 'Pausa' }).click()
  await expect.poll(() => states(page)).toEqual(['closed'])
  await page.getByRole('button', { name: 'Fortsätt' }).click()
  await expect.poll(() => states(page)).toEqual(['closed', 'running'])
  await page.getByRole('button', { name: 'Stäng' }).click()
  await expect.poll(() => states(page)).toEqual(['closed', 'closed'])

  await page.reload()
  expect(await states(page)).toEqual([])
  await page.locator('.exercise-row').getByRole('link', { name: 'Mikropaus', exact: true }).click()
  await expect(sound(page)).toBeChecked()
  await expect.poll(() => states(page)).toEqual(['running'])
  await sound(page).uncheck()
  await expect.poll(() => states(page)).toEqual(['closed'])
  expect(await page.evaluate(`localStorage.getItem('andrum.exercise-sound')`)).toBeNull()
  expect(media).toEqual([])
})
