import { useQuery } from '@tanstack/react-query'
import type { InvitationView } from '#contract/me.ts'
import { callApi } from '#web/lib/api.ts'

export const myInvitationsKey = ['my-invitations'] as const

/** The open rounds that the person signed in is asked in and has not answered. */
export function useMyInvitations(personId: string | null | undefined) {
  return useQuery({
    queryKey: [...myInvitationsKey, personId],
    enabled: typeof personId === 'string',
    queryFn: async ({ signal }): Promise<readonly InvitationView[]> => {
      const { invitations } = await callApi('listMyInvitations', { signal })
      return invitations.filter(({ open, used }) => open && !used)
    },
  })
}
