import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { moduleOf, partIds, weekOfPart } from '#core/programme/stress-programme.ts'
import { faultsInPart, isWorksheetFile, readProgrammePart } from './read-programme-part.ts'

const whole = `---
title: Vad tar energi?
description: En karta.
lead: Börja här.
minutes: 4
worksheet: stress-map
do: Så gör du
---
Läs.

### Så gör du

Skriv.

## Ett steg i arbetet

Gör.

## En trött dag

**Vila:** Vila i dag.

## Källor

- En källa.
`

const faults = (text: string) => faultsInPart('del.md', text, 'sv', (name) => name === 'stress-map')

describe('the file of a part', () => {
  test('that is whole has no faults', () => {
    expect(faults(whole)).toEqual([])
  })

  test.each([
    [
      'an unknown worksheet',
      whole.replace('stress-map', 'stress-mop'),
      ['del.md:6: there is no worksheet "stress-mop" in content/sv/worksheets'],
    ],
    [
      'a field that is missing',
      whole.replace('lead: Börja här.\n', ''),
      ['del.md:1: the field "lead" is missing'],
    ],
    [
      'an exercise that begins nowhere',
      whole.replace('### Så gör du', '### Så gör man'),
      ['del.md:7: there should be one heading "### Så gör du", where the exercise begins'],
    ],
    [
      'minutes in words',
      whole.replace('minutes: 4', 'minutes: fyra'),
      ['del.md:5: "fyra" is no number of minutes'],
    ],
    [
      'a heading that differs',
      whole.replace('## Ett steg i arbetet', '## Ett steg på jobbet'),
      ['del.md:15: the heading "## Ett steg i arbetet" should stand here'],
    ],
    [
      'a heading that is missing',
      whole.replace('## Källor\n', ''),
      ['del.md:24: the heading "## Källor" should stand here'],
    ],
    [
      'a tired day of too many lines',
      whole.replace('Vila i dag.', 'Vila.\n'.repeat(11)),
      ['del.md:19: a tired day has 10 lines at most, and these are 11'],
    ],
    [
      'a tired day of too many words',
      whole.replace('Vila i dag.', 'vila '.repeat(126)),
      ['del.md:19: a tired day has 125 words at most, and these are 126'],
    ],
    ['a heading too many', `${whole}\n## Mer\n`, ['del.md:27: one heading too many: "## Mer"']],
  ])('with %s is named with its line', (_, text, expected) => {
    expect(faults(text)).toEqual(expected)
  })
})

test('all 24 parts are written in both languages, whole, each with a worksheet of its own', () => {
  expect(partIds).toHaveLength(24)
  for (const language of ['sv', 'en'] as const) {
    const found = partIds.flatMap((part) => {
      const path = `content/${language}/programme/module-${moduleOf(part)}-part-${weekOfPart(part)}.md`
      return faultsInPart(path, readFileSync(path, 'utf8'), language, isWorksheetFile)
    })
    expect(found).toEqual([])
  }
  const parts = partIds.map((part) => ({
    sv: readProgrammePart('sv', part),
    en: readProgrammePart('en', part),
  }))
  expect(new Set(parts.map(({ sv }) => sv.worksheet)).size).toBe(24)
  for (const { sv, en } of parts) expect(en.worksheet).toBe(sv.worksheet)
})

describe('on a tired day', () => {
  const both = partIds.flatMap((part) =>
    (['sv', 'en'] as const).map((language) => ({ language, text: readProgrammePart(language, part) })),
  )
  const linesOf = (html: string) => html.split('\n').filter((line) => line !== '')
  const numbersIn = (html: string) => [...new Set(html.match(/tel:\d+/g))].toSorted()

  test('every part can be read in ten lines, in both languages', () => {
    expect(both).toHaveLength(48)
    for (const { text } of both) {
      expect(linesOf(text.tired.html).length).toBeGreaterThan(5)
      expect(linesOf(text.tired.html).length).toBeLessThanOrEqual(10)
    }
  })

  test('every part says the same five things: the idea, one small thing, at work, afterwards, what to keep in mind', () => {
    const labels = (language: 'sv' | 'en') =>
      new Set(
        both
          .filter((one) => one.language === language)
          .map(({ text }) => (text.tired.html.match(/<p><strong>[^<]+/g) ?? []).join()),
      )
    for (const found of [labels('sv'), labels('en')]) {
      expect(found.size).toBe(1)
      expect([...found][0]?.split(',')).toHaveLength(5)
    }
  })

  test('no number to call is left out, and both languages have the same', () => {
    for (const { text } of both) {
      expect(numbersIn(text.tired.html)).toEqual(expect.arrayContaining(numbersIn(text.reading)))
    }
    for (const part of partIds) {
      const [sv, en] = both.filter(({ text }) => text.part === part)
      expect(numbersIn(en?.text.tired.html ?? '')).toEqual(numbersIn(sv?.text.tired.html ?? ''))
    }
  })
})
