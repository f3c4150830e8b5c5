import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { MySessions } from '#contract/identity/me.ts'
import { codeIn, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { someExercises } from '#test/factories/exercises.ts'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { unsentKey } from '#web/lib/own-document/unsent-change.ts'
import { makeStorage, openTab } from './device.ts'
import { peopleWithDevices } from './people-with-devices.ts'

const { person, server } = await peopleWithDevices()

test('two devices that change at the same time: both see what both did', async () => {
  const { tab, account } = await person()
  const [phone, laptop] = [await tab(), await tab()]
  phone.sync.change({ done: ['values'] })
  laptop.sync.change({ done: ['breathing'], values: someExercises.values })
  await phone.settle()
  await laptop.settle()
  await phone.sync.refresh()
  for (const device of [phone, laptop]) {
    expect(device.value()).toEqual({
      ...exercisesKind.empty,
      done: ['breathing', 'values'],
      values: someExercises.values,
    })
    expect(device.sync.snapshot().state).toBe('saved')
    expect(device.storage.kept.size).toBe(0)
  }
  expect(await account()).toMatchObject({ version: 2, document: laptop.value() })
})

test('coming back to a page reads the account again only where another device has written', async () => {
  const { tab } = await person()
  const [phone, laptop] = [await tab(), await tab()]
  await phone.sync.refresh()
  laptop.sync.change({ done: ['values'] })
  await laptop.settle()
  await phone.sync.refresh()
  await phone.sync.refresh()
  expect(phone.answers).toEqual([200, 304, 200, 304])
  expect(phone.value().done).toEqual(['values'])
  phone.sync.change({ done: ['breathing', 'values'] })
  await phone.sync.refresh()
  expect(phone.answers.slice(4)).toEqual([304, 200])
  expect(phone.sync.snapshot().state).toBe('saved')
})

test('two devices that write in the same field: both texts stand', async () => {
  const { tab } = await person()
  const [phone, laptop] = [await tab(), await tab()]
  const write = (how: string) => ({ strengths: { ...exercisesKind.empty.strengths, how } })
  phone.sync.change(write('Lyssna klart'))
  laptop.sync.change(write('Andas först'))
  await phone.settle()
  await laptop.settle()
  expect(laptop.value().strengths.how).toBe('Andas först · Lyssna klart')
})

test('written without a network it waits in the browser, over a reload, and is merged with what came meanwhile', async () => {
  const { tab, account } = await person()
  const [phone, laptop] = [await tab(), await tab()]
  phone.network.away = true
  phone.sync.change({ done: ['values'] })
  await phone.settle()
  expect(phone.sync.snapshot()).toMatchObject({ state: 'offline', kept: true })
  phone.sync.change({ values: someExercises.values })
  expect(phone.sync.snapshot().state).toBe('offline')
  phone.sync.close()

  laptop.sync.change({ done: ['strengths'] })
  await laptop.settle()
  const again = await tab({ storage: phone.storage })
  expect(again.value()).toMatchObject({ done: ['strengths', 'values'], values: someExercises.values })
  expect((await account()).document).toEqual(again.value())
  expect(phone.storage.kept.size).toBe(0)
})

test('an answer that got lost does no harm: the same writing is sent again and is one', async () => {
  const { tab, account } = await person()
  const phone = await tab()
  phone.network.deaf = true
  phone.sync.change({ done: ['values'] })
  await phone.settle()
  expect(await account()).toMatchObject({ version: 1 })
  phone.network.deaf = false
  await phone.settle()
  expect(phone.sync.snapshot().state).toBe('saved')
  expect(await account()).toMatchObject({ version: 1 })
})

test('what another device has taken away does not come back by a writing that had arrived and was not confirmed', async () => {
  const { tab, account } = await person()
  const [phone, laptop] = [await tab(), await tab()]
  phone.network.deaf = true
  phone.sync.change({ done: ['values'] })
  await phone.settle()
  phone.network.deaf = false
  await laptop.sync.refresh()
  laptop.sync.change({ done: [] })
  await laptop.settle()
  await phone.sync.refresh()
  expect(phone.sync.snapshot()).toMatchObject({ value: { done: [] }, state: 'saved' })
  expect(await account()).toMatchObject({ version: 2, document: { done: [] } })
})

test('what is taken away here before the answer has come is taken away in the account', async () => {
  const { tab, account } = await person()
  const phone = await tab()
  phone.network.deaf = true
  phone.sync.change({ done: ['values'] })
  await phone.settle()
  phone.sync.change({ done: [] })
  phone.network.deaf = false
  await phone.settle()
  expect(phone.sync.snapshot()).toMatchObject({ value: { done: [] }, state: 'saved' })
  expect(await account()).toMatchObject({ version: 2, document: { done: [] } })
  expect(phone.storage.kept.size).toBe(0)
})

test('a text that is changed again before the answer has come stands once', async () => {
  const { tab, account } = await person()
  const phone = await tab()
  const write = (how: string) => phone.sync.change({ strengths: { ...exercisesKind.empty.strengths, how } })
  phone.network.deaf = true
  write('Lyssna klart')
  await phone.settle()
  write('Lyssna på')
  phone.sync.close()
  phone.network.deaf = false
  const again = await tab({ storage: phone.storage })
  expect(again.value().strengths.how).toBe('Lyssna på')
  expect((await account()).document).toMatchObject({ strengths: { how: 'Lyssna på' } })
})

test('what waits for one account never reaches another', async () => {
  const [anna, bo] = [await person(), await person()]
  const hers = await anna.tab({ owner: 'anna' })
  hers.network.away = true
  hers.sync.change({ done: ['values'] })
  await hers.settle()
  const his = await bo.tab({ owner: 'bo', storage: hers.storage })
  expect(his.value().done).toEqual([])
  expect(await bo.account()).toEqual({ version: 0, document: null })
  his.sync.change({ done: ['breathing'] })
  await his.settle()
  const hersAgain = await anna.tab({ owner: 'anna', storage: hers.storage })
  expect(hersAgain.value().done).toEqual(['values'])
})

test('two tabs of one browser agree, and what one wrote is written once', async () => {
  const { tab, account } = await person()
  const storage = makeStorage()
  const [left, right] = [await tab({ storage }), await tab({ storage })]
  left.sync.change({ done: ['values'] })
  right.sync.hear()
  expect(right.value().done).toEqual(['values'])
  right.sync.change({ done: ['breathing', 'values'] })
  left.sync.hear()
  await left.settle()
  right.sync.hear()
  await right.settle()
  expect(left.value()).toEqual(right.value())
  expect(await account()).toEqual({ version: 1, document: right.value() })
})

test('a tab that is closed in the middle leaves what it wrote to the other', async () => {
  const { tab, account } = await person()
  const storage = makeStorage()
  const [left, right] = [await tab({ storage }), await tab({ storage })]
  left.network.away = true
  left.sync.change({ done: ['values'] })
  right.sync.hear()
  left.sync.close()
  await right.settle()
  expect((await account()).document).toMatchObject({ done: ['values'] })
})

test('a browser that keeps nothing says so, and the account has it all the same', async () => {
  const { tab, account } = await person()
  const storage = makeStorage()
  const phone = await tab({ storage })
  storage.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  phone.sync.change({ done: ['values'] })
  expect(phone.sync.snapshot().kept).toBe(false)
  await phone.settle()
  expect(phone.sync.snapshot()).toMatchObject({ kept: true, state: 'saved' })
  expect((await account()).document).toMatchObject({ done: ['values'] })
})

test('a browser that hands out no store at all still shows the account', async () => {
  const { tab } = await person()
  const storage = makeStorage()
  storage.getItem = () => {
    throw new Error('SecurityError')
  }
  const phone = await tab({ storage })
  phone.sync.change({ done: ['values'] })
  await phone.settle()
  expect(phone.sync.snapshot()).toMatchObject({ state: 'saved' })
})

test('signed out elsewhere, nothing of the account is sent or lost', async () => {
  const { tab, browser } = await person()
  const phone = await tab()
  const { sessions } = (await browser.call('listMySessions')).body as MySessions
  for (const { id, current } of sessions) {
    if (!current) await browser.call('endMySession', { params: { sessionId: id } })
  }
  phone.sync.change({ done: ['values'] })
  await phone.settle()
  expect(phone.signedOut()).toBe(true)
  expect(phone.storage.kept.has(unsentKey('me', exercisesKind.key))).toBe(true)
})

test('what the account refuses is said, and tried again after the next change only', async () => {
  const { tab, account } = await person()
  const phone = await tab()
  const tooLong = 'a'.repeat(2001)
  phone.sync.change({ strengths: { ...exercisesKind.empty.strengths, how: tooLong } })
  await phone.settle()
  expect(phone.sync.snapshot().state).toBe('refused')
  phone.sync.change({ strengths: { ...exercisesKind.empty.strengths, how: 'Lyssna' } })
  await phone.settle()
  expect(phone.sync.snapshot().state).toBe('saved')
  expect((await account()).document).toMatchObject({ strengths: { how: 'Lyssna' } })
})

test('what opens with a private address says so where somebody signed in with the other, and keeps what they write', async () => {
  const { tab, browser, email, account } = await person()
  const [phone, home] = [await tab(), await tab()]
  const own = `${randomUUID()}@example.com`
  await browser.call('requestPrivateAddressCode', { body: { email: own, language: 'sv' } })
  await server.runJobs()
  const [mail] = server.mail.receivedBy(own)
  const code = codeIn(mail ?? { text: '' })
  expect((await browser.call('provePrivateAddress', { body: { email: own, code } })).status).toBe(204)
  phone.sync.change({ done: ['values'] })
  await phone.settle()
  await home.sync.refresh()
  expect([phone.sync.snapshot().state, home.sync.snapshot().state]).toEqual(['closed', 'closed'])
  expect(phone.storage.kept.has(unsentKey('me', exercisesKind.key))).toBe(true)

  const anew = openTab(await signInByMail(server, email))
  await anew.sync.refresh()
  expect(anew.sync.snapshot()).toMatchObject({ state: 'closed', value: null })
  const mine = openTab(await signInByMail(server, own))
  await mine.sync.refresh()
  expect(mine.sync.snapshot().state).toBe('saved')
  expect(await account()).toMatchObject({ version: 0 })
})

test('a change taken back before it was sent sends nothing', async () => {
  const { tab } = await person()
  const phone = await tab()
  phone.sync.change({ done: ['values'] })
  phone.sync.change({ done: [] })
  await phone.settle()
  expect(phone.calls).not.toContain('writeMyExercises')
  expect(phone.storage.kept.size).toBe(0)
})
