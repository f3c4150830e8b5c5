import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyProgramme, type WeeklyCheck } from '#core/programme/stress-programme.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { WeekAnswer } from './week-answer.tsx'

const check = (strain: number, recovery: number, step = 3) => ({ strain, recovery, step }) as WeeklyCheck

function open(checks: Readonly<Record<string, WeeklyCheck>>, heavyAhead = false) {
  showInPage(
    <WeekAnswer document={{ ...emptyProgramme, checks }} part="2.4" heavyAhead={heavyAhead} />,
    'stressProgramme',
  )
  return screen.getByRole('link')
}

test('a week with more strain says so, and leads to the first talk with the manager', () => {
  const link = open({ '2026-11-02': check(4, 4), '2026-11-09': check(2, 3) })
  expect(screen.getByText(/^Det är främst belastningen som är högre än förra gången\./)).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/stresshanteringsprogram/fordjupning/forsta-samtalet')
})

test('a week like the last one leads to the part that was just done', () => {
  expect(open({ '2026-11-02': check(3, 3), '2026-11-09': check(3, 3) }).getAttribute('href')).toBe(
    '/stresshanteringsprogram/modul-2/del-4',
  )
})

test('weeks without a check, a step that did not happen and a hard week ahead are all answered', () => {
  const link = open({ '2026-11-02': check(3, 3), '2026-11-16': check(3, 3, 1) }, true)
  expect(
    screen.getByText(
      /^Det blev ingen veckocheck förra veckan.*Steget i arbetet blev inte av.*Nästa vecka kändes jobbig/,
    ),
  ).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/stresshanteringsprogram/modul-3/del-3')
  expect(link.textContent).toBe('Planera för hindret')
})
