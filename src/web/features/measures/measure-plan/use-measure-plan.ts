import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '#web/lib/api.ts'

/** The plan of an organisation, as the reader may see it. */
export function useMeasurePlan(organisationId: string) {
  return useQuery({
    queryKey: ['measure-plan', organisationId],
    queryFn: ({ signal }) => callApi('readMeasurePlan', { params: { organisationId }, signal }),
  })
}

/** One measure with its comments and its history. */
export function useMeasure(organisationId: string, measureId: string) {
  return useQuery({
    queryKey: ['measure', organisationId, measureId],
    queryFn: ({ signal }) => callApi('readMeasure', { params: { organisationId, measureId }, signal }),
  })
}

/** To be called after a write: reads the plan and the shown measure again. */
export function useRereadPlan(organisationId: string): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['measure-plan', organisationId] }),
      client.invalidateQueries({ queryKey: ['measure', organisationId] }),
      client.invalidateQueries({ queryKey: ['todo'] }),
    ])
  }
}
