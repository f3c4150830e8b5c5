import { expect, test } from 'vitest'
import { someExercises } from '#test/factories/exercises.ts'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { earlyKey } from '#web/lib/own-document/unsent-change.ts'
import { makeStorage, openTab } from './device.ts'
import { peopleWithDevices } from './people-with-devices.ts'

const { person } = await peopleWithDevices()

const visitorStorage = () => {
  const storage = makeStorage()
  storage.setItem(exercisesKind.key, JSON.stringify(someExercises))
  return storage
}

test('what a visitor did joins the account once, and leaves the browser when the account has it', async () => {
  const { tab, account } = await person()
  const phone = await tab({ storage: visitorStorage() })
  expect(phone.value()).toEqual(someExercises)
  expect(phone.sync.snapshot()).toMatchObject({ state: 'saved', moved: true })
  expect(await account()).toEqual({ version: 1, document: someExercises })
  expect(phone.storage.kept.size).toBe(0)

  await phone.sync.refresh()
  expect(await account()).toMatchObject({ version: 1 })
  const laptop = await tab()
  expect(laptop.value()).toEqual(someExercises)
  expect(laptop.sync.snapshot()).toMatchObject({ state: 'saved', moved: false })
})

test('what is in a shared browser stays there until the signed-in person wants it', async () => {
  const { tab, account } = await person()
  const phone = await tab({ storage: visitorStorage(), mayTake: false })
  expect(phone.value()).toEqual(exercisesKind.empty)
  expect(phone.sync.snapshot()).toMatchObject({ state: 'saved', moved: false })
  expect(await account()).toMatchObject({ version: 0, document: null })
  expect([...phone.storage.kept.keys()]).toEqual([exercisesKind.key])
})

test('what the person wrote before the account was read joins it without a question, and only theirs', async () => {
  const { tab, account } = await person()
  const storage = visitorStorage()
  const own = { ...exercisesKind.empty, done: ['breathing'] as const }
  storage.setItem(earlyKey('me', exercisesKind.key), JSON.stringify(own))
  const phone = await tab({ storage, mayTake: false })
  expect(phone.value()).toEqual(own)
  expect(phone.sync.snapshot()).toMatchObject({ state: 'saved', moved: false })
  expect(await account()).toMatchObject({ version: 1, document: own })
  expect([...storage.kept.keys()]).toEqual([exercisesKind.key])
})

test('while the account cannot be reached, the visitor’s copy stays where it is', async () => {
  const { browser } = await person()
  const phone = openTab(browser, { storage: visitorStorage() })
  phone.network.away = true
  await phone.sync.refresh()
  expect(phone.sync.snapshot()).toMatchObject({ value: null, state: 'offline' })
  expect(phone.storage.kept.has(exercisesKind.key)).toBe(true)

  phone.network.away = false
  await phone.sync.refresh()
  expect(phone.value()).toEqual(someExercises)
  expect(phone.storage.kept.size).toBe(0)
})

test('a move whose answer got lost is one move', async () => {
  const { browser, account, tab } = await person()
  const phone = openTab(browser, { storage: visitorStorage() })
  await tab()
  const { call } = browser
  let lost = 0
  Object.assign(browser, {
    call: async (...asked: Parameters<typeof call>) => {
      const answer = await call(...asked)
      if (asked[0] === 'writeMyExercises' && lost++ === 0)
        return { ...answer, status: 502, body: { code: 'unavailable' } }
      return answer
    },
  })
  await phone.sync.refresh()
  expect(phone.sync.snapshot().state).toBe('offline')
  expect(phone.storage.kept.has(exercisesKind.key)).toBe(true)
  await phone.settle()
  expect(phone.sync.snapshot().state).toBe('saved')
  expect(phone.storage.kept.size).toBe(0)
  expect(await account()).toEqual({ version: 1, document: someExercises })
})
