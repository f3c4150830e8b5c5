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
