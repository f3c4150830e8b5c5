import { expect, it } from 'vitest'
import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { newDraft, write } from './draft.ts'
import { formOf } from './form.ts'
import { maySkip, skippedIn } from './skipping.ts'

const form = formOf(stressprofil, 'sv')
const skipped = write(newDraft(form.version, 'key', 0), 'ex-evening', null, 1)

it('someone may skip one question in each category, not two', () => {
  expect(maySkip(form, null, 'ex-evening')).toBe(true)
  expect(maySkip(form, skipped, 'ex-run-out')).toBe(false)
  expect(maySkip(form, skipped, 'di-pointless')).toBe(true)
})

it('someone who comes back to the question they skipped may leave it skipped', () => {
  expect(maySkip(form, skipped, 'ex-evening')).toBe(true)
})

it('nobody may skip a single question about causes', () => {
  expect(maySkip(formOf(djupanalys, 'sv'), null, 'demands-time')).toBe(false)
})

it('a category with too few answers names its open questions', () => {
  const more = write(skipped, 'ex-run-out', 'often', 2)
  expect(skippedIn(form, more, 'exhaustion')).toEqual(['ex-evening', 'ex-days-off'])
})
