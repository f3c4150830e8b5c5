import type { IdentityChangeList, LinkedIdentityChangeView } from '#contract/people/identity-change.ts'
import type { LinkedIdentityChange, ListedIdentityChange } from './identity-change-repository.ts'

export function presentIdentityChange(change: ListedIdentityChange): IdentityChangeList['changes'][number] {
  return {
    ...change,
    askedAt: change.askedAt.toISOString(),
    takesEffectAt: change.takesEffectAt.toISOString(),
  }
}

export function presentLinkedChange(change: LinkedIdentityChange): LinkedIdentityChangeView {
  return { ...change, takesEffectAt: change.takesEffectAt.toISOString() }
}
