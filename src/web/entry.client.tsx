import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { followLinksOffline, keepForOffline } from './lib/keep-for-offline.ts'
import { forceLightTheme } from './lib/light-theme.ts'

forceLightTheme()
console.info('Appen startar')
keepForOffline()
followLinksOffline()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
