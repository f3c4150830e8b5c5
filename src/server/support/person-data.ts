import type { AccountExport } from '#contract/self/account-export.ts'
import type { Sendable } from '#server/platform/http/serializer.ts'
import type { PersonData } from '#server/platform/person-data.ts'
import { presentOwnRequest } from './requests/present-support.ts'
import { readMyRequests } from './requests/read-support-requests.ts'

export const supportPersonData: PersonData<Sendable<Pick<AccountExport, 'supportRequests'>>> = {
  export: async (deps, { personId }) => {
    const requests = await readMyRequests(deps, personId)
    return { supportRequests: requests.map(presentOwnRequest) }
  },
  erase: null,
}
