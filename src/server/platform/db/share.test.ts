import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isBusy } from '#server/platform/is-database-away.ts'
import { shareOut } from './share.ts'

const open = () => {
  let end = () => {}
  const work = new Promise<void>((done) => {
    end = done
  })
  return { work: () => work, end }
}

test('one customer has some places at once, and others theirs, also while some wait', async () => {
  const share = shareOut({ most: 2, patience: 60_000 })
  const [a, b] = [open(), open()]
  const running = [share('one', a.work), share('one', b.work)]
  const begun: string[] = []
  const third = share('one', async () => void begun.push('third'))
  const fourth = share('one', async () => void begun.push('fourth'))
  await share('other', async () => void begun.push('other'))
  await share('', async () => void begun.push('nobody'))
  expect(begun).toEqual(['other', 'nobody'])
  a.end()
  await Promise.all([third, fourth])
  // In the order in which they came.
  expect(begun.slice(2)).toEqual(['third', 'fourth'])
  b.end()
  await Promise.all(running)
})

test('who waits for too long is refused, and takes no place later', async () => {
  const share = shareOut({ most: 1, patience: 20 })
  const long = open()
  const running = share('one', long.work)
  const refused = await share('one', async () => {}).catch((error: unknown) => error)
  expect(isBusy(refused)).toBe(true)
  long.end()
  await running
  expect(await share('one', async () => 'in')).toBe('in')
})

test('a place is free again after work that failed', async () => {
  const share = shareOut({ most: 1, patience: 20 })
  for (let n = 0; n < 3; n++) {
    await expect(share('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  }
  await pause(0)
  expect(await share('one', async () => 'in')).toBe('in')
})
