import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { PageMain } from './frames/page-main.tsx'
import { sayHydrated } from './hydrated.ts'

test('who has pressed while a part was missing reads, after the page was loaded anew, that it was', async () => {
  history.replaceState({ key: 'a', typed: { code: '00000 00000', yes: true } }, '')
  showInPage(
    <PageMain>
      <input id="code" />
      <input id="yes" type="checkbox" />
    </PageMain>,
  )
  await import('./renew-page.ts')
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('00000 00000')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  // Before hydration the page must look as it was prerendered.
  expect(screen.queryByRole('status')).toBeNull()
  sayHydrated()
  expect(screen.getByRole('status').textContent).toMatch(/^Sidan laddades om/)
  expect(history.state).toEqual({ key: 'a', typed: undefined })
  fireEvent.click(screen.getByRole('checkbox'))
  expect(screen.queryByRole('status')).toBeNull()
})
