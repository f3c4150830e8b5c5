import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'

/**
 * Calls that change a booking, after which the week is read again; not after a lost answer, or the form whose answer it
 * was might be gone before the change is sent once more.
 */
export function useChange<Arguments>(call: (given: Arguments) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: (_, error) =>
      error instanceof ApiError && error.code === 'network'
        ? undefined
        : client.invalidateQueries({ queryKey: ['staff-bookings'] }),
  })
}
