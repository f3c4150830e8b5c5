import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Calls that change a booking, after which the week is read again. */
export function useChange<Arguments>(call: (given: Arguments) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-bookings'] }),
  })
}
