import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'

export const availabilityKey = ['availability'] as const

/** When the person signed in can be booked. */
export const useAvailability = () =>
  useQuery({
    queryKey: availabilityKey,
    queryFn: ({ signal }) => callApi('readAvailability', { signal }),
  })
