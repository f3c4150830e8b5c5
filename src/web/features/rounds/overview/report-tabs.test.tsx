import { act, fireEvent, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { ReportTabs } from './report-tabs.tsx'

const parts = ['causes', 'trend'].map((id) => ({ id, tab: id, section: <p key={id}>{id}</p> }))

const Pages = () =>
  useLocation().pathname === '/' ? <ReportTabs label="Delar" first="causes" parts={parts} /> : null

const openTab = () => screen.getByRole('tab', { selected: true }).textContent

test('who follows a link from a tab and comes back finds the same tab open', async () => {
  const { router } = showInPage(<Pages />)
  expect(openTab()).toBe('causes')
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'trend' })))
  expect(openTab()).toBe('trend')
  await act(() => router.navigate('/atgarder'))
  await act(() => router.navigate(-1))
  expect(openTab()).toBe('trend')
})

test('the address opens a tab, and the next press another', async () => {
  const { router } = showInPage(<Pages />)
  await act(() => router.navigate('/annan'))
  await act(() => router.navigate('/#trend'))
  expect(openTab()).toBe('trend')
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'causes' })))
  expect(openTab()).toBe('causes')
})
