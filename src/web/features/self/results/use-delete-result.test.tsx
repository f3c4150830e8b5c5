import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useDeleteResult } from './use-delete-result.ts'

/** Deletes a result that is being moved to the account. @returns where it was deleted, in order */
async function deleted(hindered: string | null): Promise<readonly string[]> {
  const gone: string[] = []
  const { result } = renderHook(() =>
    useDeleteResult(
      () => false,
      () => void gone.push('here'),
      async () => {
        if (hindered === null) gone.push('there')
        return hindered
      },
    ),
  )
  await act(() => result.current.remove('one'))
  expect(result.current.problem).toBe(hindered)
  return gone
}

test('a result on its way to the account is deleted in the account too, where it may have arrived', async () => {
  expect(await deleted(null)).toEqual(['there', 'here'])
})

test('what the account could not be told is not said to be deleted', async () => {
  expect(await deleted('Vi når inte tjänsten')).toEqual([])
})
