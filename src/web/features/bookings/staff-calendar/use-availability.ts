import { useQuery } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'

export const availabilityKey = ['availability'] as const

/** The published hours of the signed-in person. */
export const useAvailability = () =>
  useQuery({
    queryKey: availabilityKey,
    queryFn: ({ signal }) => callApi('readAvailability', { signal }),
  })
