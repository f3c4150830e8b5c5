import { useState } from 'react'
import type { Example } from '../example.ts'
import { SearchBox } from './search-box.tsx'

const units = ['Ekonomi', 'Kontor', 'Södra kontoret']

function Units() {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState('')
  const found = units.filter((unit) => typed !== '' && unit.toLowerCase().includes(typed.toLowerCase()))
  return (
    <>
      <SearchBox
        id="example-search"
        label="Sök efter en enhet"
        hint="Skriv en del av namnet, till exempel ”kontor”."
        value={typed}
        maxLength={100}
        onType={setTyped}
        groups={
          found.length === 0
            ? []
            : [{ id: 'units', title: 'Enheter', options: found.map((unit) => ({ id: unit, title: unit })) }]
        }
        status={typed === '' ? '' : `${found.length} träffar`}
        waiting={false}
        onChoose={setChosen}
      />
      {chosen !== '' && <p>{chosen} är vald.</p>}
    </>
  )
}

export const examples: readonly Example[] = [{ name: 'Med det som hittas under', element: <Units /> }]
