import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stressprofil } from '#core/instrument/shipped.ts'
import { evaluate } from '#core/scoring/evaluate.ts'
import { fillBrowser } from '#test/component/full-browser.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { answersByValue } from '#test/factories/answers-by-value.ts'
import { browserResults, keepResult } from './browser-results.ts'
import { KeepResult } from './keep-result.tsx'

afterEach(() => browserResults.erase())

/** A visitor's result, as the form leaves it. */
function take() {
  const answers = answersByValue(stressprofil, [3, 3, 4, 2, 2, 2, 3, 3, 3, 2, 2, 2])
  const evaluation = evaluate(stressprofil, answers)
  if (!evaluation.ok) throw new Error(evaluation.code)
  const takenAt = '2026-03-01T10:00:00.000Z'
  keepResult(browserResults, {
    id: '1',
    takenAt,
    answers,
    result: evaluation.result,
    move: false,
    owner: null,
  })
  const nothing = () => {}
  showInPage(
    <KeepResult place="browser" again="/stressprofil/start" onSave={nothing} onRemove={nothing} />,
    'result',
  )
}

it('a result in the browser is said to be there', () => {
  take()
  expect(screen.getByText('Resultatet finns bara i den här webbläsaren.')).toBeTruthy()
})

it('a full browser says that the result is gone when the page is closed', () => {
  fillBrowser()
  take()
  expect(screen.queryByText('Resultatet finns bara i den här webbläsaren.')).toBeNull()
  expect(screen.getByText(/försvinner när du stänger sidan/)).toBeTruthy()
})
