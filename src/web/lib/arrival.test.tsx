import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { focusHeading } from './arrival.ts'
import { SafetyBlock } from './safety/safety-block.tsx'
import { SafetyLine } from './safety/safety-line.tsx'

const describedBy = (heading: HTMLElement) =>
  document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent

test.each([
  ['block', <SafetyBlock key="help" />, /^Tänker du på att ta ditt liv\? Ring 112 /],
  ['line', <SafetyLine key="help" />, /^Behöver du prata med någon nu\?.*Ring 112/],
])(
  'a screen reader that goes on at the heading hears the %s of help that stands above it',
  (_, help, words) => {
    showInPage(
      <main>
        {help}
        <h1>Du verkar ha det tungt just nu</h1>
      </main>,
      'safety',
    )
    focusHeading()
    const heading = screen.getByRole('heading', { level: 1 })
    expect(document.activeElement).toBe(heading)
    expect(describedBy(heading)).toMatch(words)
  },
)

test('help below the heading, or gone from above it, is not heard with it', () => {
  const page = (above: boolean) => (
    <main>
      {above && <SafetyBlock key="above" />}
      <h1 key="heading">Hjälp</h1>
      {!above && <SafetyBlock key="below" />}
    </main>
  )
  showInPage(page(true), 'safety')
  focusHeading()
  expect(describedBy(screen.getByRole('heading', { level: 1 }))).toMatch(/^Tänker du/)
  document.querySelector('.safety')?.remove()
  focusHeading()
  expect(screen.getByRole('heading', { level: 1 }).hasAttribute('aria-describedby')).toBe(false)
})
