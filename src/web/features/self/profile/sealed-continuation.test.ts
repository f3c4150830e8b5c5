import { expect, test } from 'vitest'
import { arbetsmiljo, djupanalys } from '#core/instrument/shipped.ts'
import { continuationCodeOf, readContinuationCode, showContinuationCode } from '#core/round/slip-code.ts'
import { type Draft, newDraft, write } from './draft.ts'
import { blockOf, formOf, withOwnQuestions } from './form.ts'
import { seal } from './sealed-continuation.ts'

const id = '00000000-0000-4000-8000-000000000000'
const code = '7K4MX92QD'

/** Everything answered, with five questions of the customer's own. */
function longest(instrument: typeof arbetsmiljo): Draft {
  const text = { sv: 'Fråga', en: 'Question' }
  const own = Array.from({ length: 5 }, (_, n) => ({ id: `own-${id}-${n}`, text }))
  const form = withOwnQuestions(formOf(instrument, 'sv'), own)
  const now = Date.now()
  const begun = { ...newDraft(form.version, id, now), sickLeave: { on: true, at: now } }
  return [...form.items, ...blockOf(form)].reduce<Draft>(
    (draft, item) => write(draft, item.id, 'sometimes', now),
    { ...begun, causes: { choice: 'answer', at: now } },
  )
}

test.each([arbetsmiljo, djupanalys])(
  'the longest answers to $id fit, and are as long as the shortest',
  async (instrument) => {
    const draft = longest(instrument)
    const whole = { instrument: instrument.id, roundId: id, token: 'x'.repeat(43), draft }
    const empty = {
      instrument: 'stressprofil',
      roundId: null,
      token: null,
      draft: { ...draft, answers: {} },
    }
    const [one, other] = [await seal(whole, code, 'a.example'), await seal(empty, code, 'a.example')]
    expect(one.sealed).toHaveLength(10_960)
    expect(other.sealed).toHaveLength(10_960)
    expect(other.lookup).toBe(one.lookup)
    expect(one.lookup).toMatch(/^[0-9a-f]{64}$/)
  },
)

test('the same code leads elsewhere at another site: no table of codes serves two', async () => {
  const one = { instrument: 'stressprofil', roundId: null, token: null, draft: newDraft('1', id, 0) }
  const here = await seal(one, code, 'a.example')
  const there = await seal(one, code, 'b.example')
  expect(here.lookup).not.toBe(there.lookup)
})

test.each(['7K4-MX9-2QD', '7k4 mx9 2qd', '7K4MX92QD', '7K4–MX9–2QD', ' 7k4.mx9.2qd '])(
  'the code is read as it is typed: %s',
  (typed) => expect(readContinuationCode(typed)).toBe(code),
)

test('letters that look like digits are read as those', () => {
  expect(readContinuationCode('O1L-I0o-2QD')).toBe('0111002QD')
})

test.each(['7K4-MX9-2Q', '7K4-MX9-2QDA', '7K4MX-92QDA', '7K4-MX9-2QU', '', '!!!'])(
  'what is no such code is none: %s',
  (typed) => expect(readContinuationCode(typed)).toBeNull(),
)

test('a code is shown in three groups and read back', () => {
  for (let n = 0; n < 200; n += 1) {
    const made = continuationCodeOf(crypto.getRandomValues(new Uint8Array(6)))
    expect(showContinuationCode(made)).toMatch(/^[0-9A-Z]{3}-[0-9A-Z]{3}-[0-9A-Z]{3}$/)
    expect(readContinuationCode(showContinuationCode(made).toLowerCase())).toBe(made)
  }
})
