import { expect, test } from '@playwright/test'
import { findingsOf } from './axe.ts'

test('a second look at the same page finds what has gone wrong since the first', async ({ page }) => {
  await page.setContent('<html lang="sv"><title>Hej</title><main><h1>Hej</h1></main></html>')
  expect(await findingsOf(page)).toEqual([])
  await page.evaluate(`document.querySelector('h1').style.color = '#bbb'`)
  expect(await findingsOf(page)).toEqual(['color-contrast: h1'])
  await page.evaluate(`document.querySelector('h1').style.color = ''`)
  expect(await findingsOf(page)).toEqual([])
})

test('a page with a frame is not said to be fine', async ({ page }) => {
  await page.setContent('<html lang="sv"><title>Hej</title><main><h1>Hej</h1><iframe></iframe></main></html>')
  await expect(findingsOf(page)).rejects.toThrow('The page has a frame')
})

test('a colour on its way to another is looked at where it ends', async ({ page }) => {
  const style =
    '@keyframes come { from { color: #bbb } to { color: #000 } } h1 { animation: come 2s steps(1) }'
  await page.setContent(
    `<html lang="sv"><title>Hej</title><style>${style}</style><main><h1>Hej</h1></main></html>`,
  )
  expect(await findingsOf(page)).toEqual([])
})
