import { useState } from 'react'
import { Button } from '../button/button.tsx'
import type { Example } from '../example.ts'
import { Dialog } from './dialog.tsx'

function Closing() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Stäng mätningen
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Vill du stänga mätningen?"
        closeLabel="Avbryt"
      >
        <p>Efter det kan ingen mer svara.</p>
        <Button onClick={() => setOpen(false)}>Stäng mätningen nu</Button>
      </Dialog>
    </>
  )
}

export const examples: readonly Example[] = [{ name: 'Fråga innan något görs', element: <Closing /> }]
