import type { ApiKeyView } from '#contract/integrations/api-key.ts'
import type { ApiKeyRow } from './api-key-repository.ts'

export const presentApiKey = ({ id, name, scopes, madeAt, usedOn }: ApiKeyRow): ApiKeyView => ({
  id,
  name,
  scopes: [...scopes],
  madeAt: madeAt.toISOString(),
  usedOn,
})
