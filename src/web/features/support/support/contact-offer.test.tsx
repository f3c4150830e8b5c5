import type { Zone } from '@andrum/release/zone.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { ContactOffer } from './contact-offer.tsx'

let guidance: { readonly choosable: boolean; readonly guidance: object | null }
const asked: string[] = []

beforeEach(() => {
  queryClient.clear()
  asked.length = 0
  guidance = { choosable: false, guidance: null }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (address.endsWith('/support-requests')) return Response.json({ requests: [] })
    if (address.endsWith('/guidance/news')) return Response.json(guidance)
    return Response.json({ receivers: [], suggestion: { name: '', reach: '' }, contactRules: true })
  })
})

// The answers contain what the component reads; their schemas require more.
vi.mock('#web/lib/check-answer.ts', () => ({ checkAnswer: () => {} }))

const show = (zone: Zone) =>
  showInPage(<ContactOffer personId="anna" zone={zone} change={undefined} />, 'contactOffer')

test('in red somebody who can choose a guide is shown the way to guidance beside the call', async () => {
  guidance = { choosable: true, guidance: null }
  show('red')
  const link = await screen.findByRole('link', { name: 'Läs om vägledning' })
  expect(link.getAttribute('href')).toBe('/min-vagledning')
  expect(screen.getByRole('link', { name: 'Ja, jag vill prata med någon' })).toBeTruthy()
})

test('somebody who has a guide is led to them', async () => {
  guidance = { choosable: false, guidance: { state: 'active' } }
  show('red')
  expect(await screen.findByRole('link', { name: 'Skriv till din vägledare' })).toBeTruthy()
})

test('without it, and with nobody to choose, the offer is the call alone', async () => {
  show('red')
  expect(await screen.findByRole('link', { name: 'Ja, jag vill prata med någon' })).toBeTruthy()
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(screen.queryByRole('link', { name: /vägled/i })).toBeNull()
})

test('the server is asked the same whatever the zone', async () => {
  show('red')
  await waitFor(() => expect(asked).toHaveLength(3))
  const inRed = asked.toSorted()
  asked.length = 0
  queryClient.clear()
  show('green')
  await waitFor(() => expect(asked.toSorted()).toEqual(inRed))
})
