import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { partIds } from '#core/programme/stress-programme.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { readProgrammePart } from '#web/lib/content/read-programme-part.ts'
import { PartView } from './part-view.tsx'

/** Module 1, week 2, whose text has the safety block below it. */
const [, part = partIds[0]] = partIds

function open() {
  if (part === undefined) throw new Error('The programme has no parts')
  const text = readProgrammePart('sv', part)
  showInPage(
    <PartView
      text={text}
      drawing=""
      titles={{ [part]: text.title }}
      recoveryFirst={null}
      LookBack={() => null}
      worksheet={() => <p>Bladet</p>}
      sheetTitle="Mina tidiga tecken"
    />,
    'stressProgramme',
    'ownDocument',
    'readAloud',
    'safety',
  )
  return text
}

const short = 'Trött dag? Läs den korta versionen'
/** The headings of all screens, of the open one and of the others. */
const headings = () =>
  screen.getAllByRole('heading', { level: 2, hidden: true }).map((one) => one.lastChild?.textContent)

test('on a tired day ten lines are read instead of the whole text, and the worksheet is one press away', () => {
  const { lead } = open()
  expect(screen.getByText(lead)).toBeTruthy()
  expect(headings()).toContain('Ett steg i arbetet')
  fireEvent.click(screen.getByRole('button', { name: short }))
  expect(headings()).toContain('En trött dag')
  expect(headings()).not.toContain('Ett steg i arbetet')
  expect(screen.queryByText(lead)).toBeNull()
  const link = screen.getByRole('link', { name: 'Till arbetsbladet: Mina tidiga tecken' })
  const target = document.getElementById((link.getAttribute('href') ?? '').split('#')[1] ?? '')
  expect(target?.textContent).toContain('Mina tidiga tecken')
  expect(screen.getByText('Bladet')).toBeTruthy()
})

test('the safety block stays on a tired day', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: short }))
  expect(document.getElementById('hjalp-i-texten')).not.toBeNull()
})

test('the same button leads back to the whole text', () => {
  const { lead } = open()
  const button = screen.getByRole('button', { name: short })
  fireEvent.click(button)
  expect(button.textContent).toBe('Läs hela texten')
  fireEvent.click(button)
  expect(screen.getByText(lead)).toBeTruthy()
  expect(screen.queryByText('En trött dag')).toBeNull()
})
