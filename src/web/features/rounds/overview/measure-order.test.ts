import { expect, test } from 'vitest'
import { causesAsked } from '#core/instrument/shipped.ts'
import { causes } from '#test/factories/overview.ts'
import { measures } from '#text/sv/measures.ts'
import { measureKeys, measureOrder } from './measure-order.ts'

const named = causesAsked.map(({ id, title }) => ({ id, title: title.sv }))

test('the causes with the highest figures come first, and those over the limit stand out', () => {
  const order = measureOrder(named, causes({ demands: 2.4, working_hours: 3.6, control: 2.5 }))
  expect(order.map(({ id, standsOut }) => [id, standsOut])).toEqual([
    ['working_hours', true],
    ['control', true],
    ['demands', false],
  ])
})

test('without figures the causes stand as they are asked, recognition and fairness as two', () => {
  expect(measureOrder(named, null).map(({ id }) => id)).toEqual(
    named.map(({ id }) => id).filter((id) => id !== 'recognition_fairness'),
  )
})

test('there are measures and a source for every cause that is asked for', () => {
  for (const { id } of causesAsked)
    for (const key of [...measureKeys(id), `${id}.meaning`, `${id}.source`])
      expect(Object.hasOwn(measures, key), key).toBe(true)
})
