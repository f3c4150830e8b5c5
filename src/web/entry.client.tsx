import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { LastResort } from './lib/last-resort.tsx'
import { forceLightTheme } from './lib/light-theme.ts'

forceLightTheme()
console.info('Appen startar')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <LastResort>
        <HydratedRouter />
      </LastResort>
    </StrictMode>,
  )
})
