import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import type { DocumentKind } from './document-kind.ts'
import { useOwnActs } from './use-own-acts.ts'

type Notes = { readonly place: string; readonly note: string }

const empty: Notes = { place: '', note: '' }
const kind: DocumentKind<Notes> = {
  key: 'andrum.stress-programme.v1',
  parse: (value) => ({ ...empty, ...(value as Partial<Notes>) }),
  empty,
  read: 'readMyStressProgramme',
  write: 'writeMyStressProgramme',
  loadMerge: async () => (_before, mine) => mine,
}

function Page() {
  const { document: notes, change } = useOwnActs(kind, () => empty)
  // As a page that notes where the person is while the person writes: neither has seen the other's change drawn.
  const writeBoth = () => {
    change((one) => ({ ...one, note: 'Mötena på måndagar.' }))
    change((one) => ({ ...one, place: 'Se tillbaka' }))
  }
  return (
    <main>
      <h1>Veckan</h1>
      <button type="button" onClick={writeBoth}>
        Skriv
      </button>
      <p>{`${notes.note} ${notes.place}`}</p>
    </main>
  )
}

test('of two changes before the page is drawn again, neither takes the other away', () => {
  showInPage(<Page />, 'ownDocument')
  fireEvent.click(screen.getByRole('button', { name: 'Skriv' }))
  expect(screen.queryByText('Mötena på måndagar. Se tillbaka')).toBeTruthy()
})
