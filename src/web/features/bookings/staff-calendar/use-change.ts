import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api.ts'

/**
 * A call that changes a booking, after which the week is read again. After a lost answer it is not: reading could remove the
 * form before the change is sent again.
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
