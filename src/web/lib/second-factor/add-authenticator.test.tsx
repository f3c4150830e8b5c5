import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { AddAuthenticator } from './add-authenticator.tsx'

const address = 'otpauth://totp/Andrum:anna%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Andrum'

afterEach(() => vi.unstubAllGlobals())

test('on the phone that has the app, which cannot photograph itself, a link opens it', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ key: 'JBSWY3DPEHPK3PXP', address }, { status: 201 }))
  showInPage(<AddAuthenticator level={2} onAdded={() => {}} />, 'secondFactor', 'problems')
  fireEvent.click(screen.getByRole('button', { name: 'Lägg till en autentiseringsapp' }))
  const way = await screen.findByRole('link', { name: 'Öppna appen på den här mobilen' })
  expect(way.getAttribute('href')).toBe(address)
})
