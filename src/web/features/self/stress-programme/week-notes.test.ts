import { expect, test } from 'vitest'
import { writeNote } from '#core/programme/follow-programme.ts'
import { readProgramme } from '#core/programme/read-programme.ts'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import { noAnswers } from '#core/worksheets/worksheet.ts'
import { readWeekNotes, withWeekNotes } from './week-notes.ts'

const stored = {
  map: [
    { text: 'Måndagsmötet', kind: 'takes', influence: 'no' },
    { text: 'Chatten', kind: 'takes', influence: 'self' },
    { text: 'Lunch ute', kind: 'gives', influence: null },
  ],
  step: 'quiet',
  when: 'Klockan tio',
  outcome: 'partly',
  noticed: 'Lugnare eftermiddagar.',
}
const words = (word: string) => `<${word}>`
const row = (name: string, what: string) => ({ ...noAnswers, texts: { [name]: what } })

const moved = (value: unknown, into = emptyProgramme) => {
  const notes = readWeekNotes(value)
  return notes ? withWeekNotes(into, notes, words) : null
}

test('the map of the first week becomes the worksheet of part 1.1, and the rest its note', () => {
  const programme = moved(stored)
  expect(programme?.worksheets['stress-map']?.rows).toEqual({
    takes: {
      '0-01': row('takes-what', 'Måndagsmötet (<no>)'),
      '0-02': row('takes-what', 'Chatten (<self>)'),
    },
    gives: { '0-01': row('gives-what', 'Lunch ute') },
  })
  expect(programme?.notes['1.1']).toBe('<quiet>: Klockan tio\n\n<outcome.partly>\n\nLugnare eftermiddagar.')
  expect(programme?.startedOn).toBeNull()
  expect(readProgramme(programme)).toEqual(programme)
})

test('what has been written in the programme since stays, also when it is moved twice', () => {
  const begun = writeNote(emptyProgramme, '1.1', 'Skrivet efteråt.')
  const once = moved({ ...stored, step: null, when: '', outcome: null, noticed: '' }, begun)
  expect(once?.notes['1.1']).toBe('Skrivet efteråt.')
  const twice = once && moved({ ...stored, step: null, when: '', outcome: null, noticed: '' }, once)
  expect(twice).toEqual(once)
})

test('what is damaged is left out, and what is no notes at all is nothing', () => {
  expect(moved({ map: [{ text: 1 }], step: 'fly', when: 7 })).toEqual(emptyProgramme)
  expect(moved('x')).toBeNull()
})
