import { readOwnDocument } from '#server/self/documents/read-own-document.ts'
import { writeOwnDocument } from '#server/self/documents/write-own-document.ts'
import type { DemoToFill } from '../people-with-accounts.ts'
import { ownExercises } from './own-exercises.ts'
import { ownPlan } from './own-plan.ts'
import { ownProgramme } from './own-programme.ts'

/** Fills the own pages of the demo's employee: exercises, a plan that is half done, a programme in its fifth week. */
export async function fillOwnPages({ deps, at, people }: DemoToFill): Promise<void> {
  const now = deps.clock()
  const personId = people.get('anna@exempelbolaget.example') ?? ''
  const documents = {
    exercises: ownExercises(now),
    plan: ownPlan(now, deps.newId),
    'stress-programme': ownProgramme(now),
  }
  for (const [kind, document] of Object.entries(documents)) {
    // Not 0 after a start that was cut off.
    const { version } = await readOwnDocument(deps, personId, kind)
    await writeOwnDocument(at(now), personId, { kind, version, document, key: null })
  }
}
