import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { browserStore } from '#web/lib/browser-store.ts'
import { exercisesKind } from '#web/lib/exercises/exercises-document.ts'
import { FavouriteButton } from './favourite-button.tsx'

test('two exercises starred before the page is drawn again are both favourites', () => {
  showInPage(
    <>
      <FavouriteButton id="andas" />
      <FavouriteButton id="avslappning" />
    </>,
    'exerciseList',
  )
  act(() => {
    for (const star of screen.getAllByRole('button')) star.click()
  })
  const store = browserStore(exercisesKind.key, exercisesKind)
  expect(store.read().favourites).toEqual(['andas', 'avslappning'])
  store.erase()
})
