/** A customer's own questions: where HR writes them, where they are reviewed, and their results. */
export const ownQuestions = {
  title: 'Egna frågor',
  fold: 'Egna frågor (valfritt)',
  field: 'Frågorna',
  'field.optional': '(valfritt)',
  'field.hint':
    'Skriv högst fem frågor, en på varje rad. De besvaras med Aldrig, Sällan, Ibland, Ofta eller Alltid, till exempel ”Hinner du ta dina pauser?”',
  'other.hint':
    'Skriv dem i samma ordning, en på varje rad. Om ni inte översätter dem får alla läsa frågorna på det språk som står i rutan ovanför.',
  why: 'Fråga om arbetet och inte om personen. Svaren visas bara för grupper, precis som andra svar, och det går inte att svara med egna ord. Skyddsombudet ser frågorna när listan granskas.',
  'list.label': 'Så här läses frågorna',
  'warning.health':
    'Ordet ”{word}” kan göra att frågan handlar om hälsa. Arbetsgivaren ska inte fråga om sjukdom, diagnos eller läkemedel. Skriv om frågan så att den handlar om arbetet.',
  'warning.identity':
    'Ordet ”{word}” kan göra att frågan handlar om personen och inte om arbetet, eller att svaret visar vem som har svarat. Skriv om frågan så att svaret kan vara vems som helst.',
  'review.lead':
    'Mätningen ställer också {count} {count|fråga|frågor} som HR har skrivit. {count|Den|De} går inte att ändra när listan är låst. Invänd mot listan om {count|den|någon av dem} inte ska ställas.',
  'prepare.lead': 'Mätningen ställer också {count} {count|egen fråga|egna frågor}.',
} as const

/** A customer's own questions, for the person who answers them. */
export const askedOwn = {
  heading: 'Frågor från din arbetsgivare',
  question: 'Vill du svara på {count|en fråga|några frågor} från din arbetsgivare?',
  why: 'Din arbetsgivare har själv skrivit {count} {count|fråga|frågor}. Svaren räknas ihop med andras, visas bara för grupper och påverkar inte ditt resultat.',
  among:
    'Din arbetsgivare har själv skrivit {count} av frågorna. {count|Den|De} kommer sist, räknas ihop med andras svar och påverkar inte ditt resultat.',
  answer: 'Ja, jag svarar på {count} {count|fråga|frågor}',
  'answer.hint': 'Det tar ungefär en minut.',
  'leave.choice': 'Nej, jag hoppar över dem',
  leave: 'Hoppa över frågorna från din arbetsgivare',
  left: 'Du har valt att hoppa över frågorna från din arbetsgivare.',
  'leave.both': 'Hoppa över frågorna om orsaker och frågorna från din arbetsgivare',
  'left.both': 'Du har valt att hoppa över frågorna om orsaker och frågorna från din arbetsgivare.',
  error: 'Välj om du vill svara på frågorna från din arbetsgivare.',
  from: 'Frågan är skriven av din arbetsgivare. Svaret påverkar inte ditt resultat.',
} as const
