import { bookingsPersonData } from '#server/bookings/person-data.ts'
import { guidancePersonData } from '#server/guidance/person-data.ts'
import { identityPersonData } from '#server/identity/person-data.ts'
import { measuresPersonData } from '#server/measures/person-data.ts'
import { peoplePersonData } from '#server/people/person-data.ts'
import type { AllPersonData } from '#server/platform/person-data.ts'
import { roundsPersonData } from '#server/rounds/person-data.ts'
import { selfPersonData } from '#server/self/person-data.ts'
import { supportPersonData } from '#server/support/person-data.ts'

/** The person data of each subject; a new subject with a table of people adds its line here. */
export const personData = {
  identity: identityPersonData,
  people: peoplePersonData,
  rounds: roundsPersonData,
  measures: measuresPersonData,
  self: selfPersonData,
  bookings: bookingsPersonData,
  guidance: guidancePersonData,
  support: supportPersonData,
} as const satisfies AllPersonData
