import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { forceLightTheme } from './lib/light-theme.ts'

forceLightTheme()
console.info('Appen startar')

import('./lib/after-page.ts').catch(() => {})

// The youngest of what an older browser lacks; the rest comes with it.
if (!('groupBy' in Map)) await import('./lib/older-browsers.ts')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
