/** What employees may read about rounds and measures, at /min-arbetsplats. */
export const workplace = {
  title: 'Din arbetsplats',
  description:
    'Resultaten som din arbetsgivare har öppnat för medarbetarna, och vad som har gjorts sedan sist.',
  lead: 'Här står resultaten som din arbetsgivare har öppnat för medarbetarna. Det är samma siffror som arbetsgivaren ser, och de visas bara för grupper.',
  'signIn.text':
    'Resultaten visas för dig som arbetar i organisationen. Logga in med adressen som din arbetsgivare har bjudit in dig med.',
  'refused.text':
    'Ditt konto hör inte till någon arbetsplats som använder tjänsten. Om din arbetsgivare har bjudit in dig kan du logga in med den adressen.',
  needsScript: 'Sidan behöver JavaScript för att hämta resultaten.',
  'rounds.title': 'Resultat av mätningar',
  'rounds.none':
    'Din arbetsgivare har inte öppnat något resultat för medarbetarna än. När det händer får alla i den del som tillfrågades ett mejl.',
  'round.closed': 'Mätningen stängde {date}.',
  'round.invited': '{count} {count|person|personer} var inbjudna.',
  'round.changed':
    '{joined} av dem var nya på listan sedan mätningen före, och {gone} {gone|person|personer} var inte kvar.',
  'round.older': 'Tidigare mätningar',
  'unit.answers': '{answers}, deltagande {participation}.',
  'unit.total': 'Belastning: {score} på en skala från 1 till 5, där högre betyder mer belastning.',
  'unit.hidden':
    'Siffrorna visas inte, eftersom gruppen är för liten eller siffrorna kunde avslöja vad någon enskild har svarat.',
  'who.link': 'Så skyddas svaren',
  'proof.link': 'Kontrollera att du stod på listan',
  'ask.link': 'Fråga skyddsombudet',
  'measures.title': 'Vad som har gjorts sedan sist',
  'measures.lead': 'Det här är åtgärderna i handlingsplanen som din arbetsgivare berättar om.',
  'measures.none': 'Din arbetsgivare har inte berättat om några åtgärder än.',
  'status.planned': 'Planerad',
  'status.under-way': 'Pågår',
  'status.done': 'Klar',
  'status.followed-up': 'Uppföljd',
  'status.dropped': 'Struken',
} as const
