import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach } from 'vitest'
import { type DictionaryName, dictionaries } from '#text/dictionaries.ts'
import { LanguageProvider } from '#web/lib/language.tsx'
import { runningSystemTokens } from '#web/lib/running-system.ts'

/** Renders a component in a Swedish page with these dictionaries and the frame's. It is removed after the test. */
export function showInPage(part: ReactElement, ...names: readonly DictionaryName[]) {
  const texts = Object.fromEntries(['frame' as const, ...names].map((name) => [name, dictionaries.sv[name]]))
  const root = { system: runningSystemTokens() }
  const page = { texts }
  const routes = [
    {
      id: 'root',
      loader: () => root,
      children: [
        {
          id: 'page',
          path: '*',
          loader: () => page,
          element: <LanguageProvider>{part}</LanguageProvider>,
        },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root, page } } })
  return { ...render(<RouterProvider router={router} />), router }
}

afterEach(cleanup)
