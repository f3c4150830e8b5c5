import { expect, onTestFinished, test } from 'vitest'
import { startNameServer } from '#test/oidc/name-server.ts'
import { findTextsBy } from './txt-records.ts'

test('the texts under a name are read whole, each time anew, and where there are none there are none', async () => {
  const names = await startNameServer()
  onTestFinished(() => names.close())
  const find = findTextsBy([names.address])
  const long = 'a'.repeat(300)
  names.texts.set('_andrum.bolaget.example', ['andrum-domain=abc', long])
  expect(await find('_andrum.bolaget.example')).toEqual(['andrum-domain=abc', long])
  expect(await find('_andrum.annat.example')).toEqual([])
  names.texts.set('_andrum.bolaget.example', ['something else'])
  expect(await find('_andrum.bolaget.example')).toEqual(['something else'])
})

test('a name server that is away proves nothing', async () => {
  const names = await startNameServer()
  names.close()
  expect(await findTextsBy([names.address])('_andrum.bolaget.example')).toEqual([])
})
