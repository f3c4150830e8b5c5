import { guidanceTerms } from '#core/guidance/guidance.ts'
import { appointGuide } from '#server/guidance/appoint-guide.ts'
import { answerGuidance, readGuidance } from '#server/guidance/guide-thread.ts'
import { beginGuidance, readMyGuidance, shareWithGuide } from '#server/guidance/my-guidance.ts'
import { writeToGuide } from '#server/guidance/write-to-guide.ts'
import type { DemoToFill } from '../people-with-accounts.ts'
import { ownProgramme } from './own-programme.ts'

const participant = 'anna@exempelbolaget.example'
const guide = {
  email: 'kollega@andrum.example',
  name: 'Kim Kollega',
  licenceNumber: '00000',
  caseload: 60,
}

/** Oldest first; the last one waits for an answer. */
const thread = [
  {
    daysAgo: 25,
    from: 'participant',
    text: 'Hej Kim! Jag har börjat programmet för att jag vaknar klockan fyra och räknar besök. Jag hoppas på att orka hela veckan utan att vara irriterad hemma. Du når mig på 070-123 45 67.',
  },
  {
    daysAgo: 24,
    from: 'guide',
    text: 'Hej Anna, och välkommen! Tack för att du skriver så öppet. Du får svar av mig inom två arbetsdagar. Börja gärna med stresskartan i lugn takt. Vad är det som får dig att räkna besöken just på natten, tror du?',
  },
  {
    daysAgo: 12,
    from: 'participant',
    text: 'Kartan är ifylld. Det är avbrotten som tar mest, inte besöken i sig. Telefonen ringer medan jag är hos någon.',
  },
  {
    daysAgo: 11,
    from: 'guide',
    text: 'Det är en viktig iakttagelse, för avbrott går ofta att göra något åt. Du skrev om minuten i bilen. Vill du prova den efter besöket klockan tio den här veckan, och berätta hur det gick?',
  },
  {
    daysAgo: 0,
    from: 'participant',
    text: 'Minuten i bilen går nästan alltid att få till! Rasten utomhus blev av två gånger av fyra. Vad gör jag de dagar då schemat spricker redan på morgonen?',
  },
] as const

const day = 24 * 3_600_000

/** Gives the demo's employee a guide, shared weekly checks, a shared worksheet, and a message that waits for an answer. */
export async function guideEmployee({ deps, at, people }: DemoToFill): Promise<void> {
  const [personId = '', guideId = ''] = [people.get(participant), people.get(guide.email)]
  const now = deps.clock().getTime()
  await appointGuide(deps, guide)
  // An earlier start that was cut off may have done this.
  if ((await readMyGuidance(deps, personId)).guidance !== null) return
  const { checks, worksheets } = ownProgramme(deps.clock())
  const begun = at(new Date(now - 26 * day))
  const { guidance } = await beginGuidance(begun, personId, { guideId, name: 'Anna', terms: guidanceTerms })
  const guidanceId = guidance?.id ?? ''
  for (const { daysAgo, from, text } of thread) {
    const then = at(new Date(now - daysAgo * day - 60_000))
    if (from === 'participant') await writeToGuide(then, personId, { text, guidanceId, guideId, key: null })
    else {
      const seen = (await readGuidance(then, guideId, guidanceId)).messages.at(-1)?.id ?? null
      const answer = { text, seen, proposal: [], letter: false, key: null }
      await answerGuidance(then, guideId, guidanceId, answer)
    }
  }
  const anew = { guidanceId, isUpdate: false, key: null }
  const weekly = { kind: 'weekly-check', checks }
  await shareWithGuide(deps, personId, { kind: 'weekly-check', content: weekly, ...anew })
  const worksheet = 'recovery-menu'
  const content = { kind: 'worksheet' as const, worksheet, values: worksheets[worksheet] }
  await shareWithGuide(deps, personId, { kind: worksheet, content, ...anew })
}
