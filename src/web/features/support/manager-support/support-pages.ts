/** Guides to a manager's talks, with the same five parts: `content/<language>/manager-support/<name>.md`. */
export const conversationGuides = ['first-talk', 'follow-up', 'return-to-work', 'hard-result'] as const

/** Checklists that a manager ticks; in the same folder. */
export const checklists = [
  'checklist-return',
  'checklist-workload',
  'checklist-onboarding',
  'checklist-change',
] as const

export const managersHome = '/chefsstod'

/** Guides to read, each with a field for own notes. */
export const guidePaths = {
  'first-talk': '/chefsstod/forsta-samtalet',
  'follow-up': '/chefsstod/uppfoljning',
  'return-to-work': '/chefsstod/tillbaka-i-arbete',
  'hard-result': '/chefsstod/efter-ett-svart-resultat',
  'after-result': '/chefsstod/efter-matningen',
} as const

export const checklistPaths = {
  'checklist-return': '/chefsstod/checklista-atergang',
  'checklist-workload': '/chefsstod/checklista-arbetsbelastning',
  'checklist-onboarding': '/chefsstod/checklista-introduktion',
  'checklist-change': '/chefsstod/checklista-forandring',
} as const satisfies Record<(typeof checklists)[number], `/${string}`>

/** The name of the text at an address of the site map. @throws at any other address */
export function nameAt<Name extends string>(paths: Readonly<Record<Name, string>>, path: string): Name {
  const found = (Object.keys(paths) as Name[]).find((name) => paths[name] === path)
  if (found === undefined) throw new Error(`No text for managers is at ${path}`)
  return found
}
