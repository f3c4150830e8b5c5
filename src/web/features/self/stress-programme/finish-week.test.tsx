import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { Day } from '#core/calendar/local-time.ts'
import { enrol } from '#core/programme/follow-programme.ts'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { browserStore } from '#web/lib/browser-store.ts'
import { FinishWeek } from './finish-week.tsx'
import { programmeKind } from './programme-kind.ts'
import { useStressProgramme } from './use-stress-programme.ts'

const [sunday, monday]: readonly Day[] = ['2026-12-06', '2026-12-07']

function Week() {
  const own = useStressProgramme()
  const [today, setToday] = useState(sunday as Day)
  return (
    <main>
      <h1>Del 1</h1>
      <button type="button" onClick={() => setToday(monday as Day)}>
        Klockan slår tolv
      </button>
      <FinishWeek part="1.1" own={own} today={today} titles={{}} loadAsk={() => Promise.reject()} />
    </main>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a weekly check that is being filled in on a Sunday night stays, and is the check of that week', async () => {
  const store = browserStore(programmeKind.key, programmeKind)
  store.write(enrol(emptyProgramme, '2026-11-30'))
  showInPage(<Week />, 'stressProgramme', 'safety', 'ownDocument')
  press('Klar med veckan')
  await expect.poll(() => screen.queryByRole('heading', { name: 'Veckocheck' })).toBeTruthy()
  press('Klockan slår tolv')
  expect(screen.queryByRole('heading', { name: 'Veckocheck' })).toBeTruthy()
  for (const group of screen.getAllByRole('group')) {
    const radio = group.querySelectorAll<HTMLInputElement>('input[type=radio]')[2]
    if (radio) fireEvent.click(radio)
  }
  press('Spara svaren')
  await expect.poll(() => Object.keys(store.read().checks)).toEqual([sunday])
  store.erase()
})
