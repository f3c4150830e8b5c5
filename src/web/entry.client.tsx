import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { forceLightTheme } from './lib/light-theme.ts'

forceLightTheme()
console.info('Appen startar')

import('./lib/after-page.ts').catch(() => {})

// The newest function that older browsers lack: a browser without it gets all polyfills.
if (!('groupBy' in Map)) await import('./lib/older-browsers.ts')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
