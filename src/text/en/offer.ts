import type { offer as sv } from '../sv/offer.ts'

export const offer = {
  title: 'Your offer',
  description: 'Four packages, and a calculator where you set every number yourself.',
  lead: 'Here are the four packages and a calculator for your own case. You set every number yourself.',
  'offer.ask': 'Ask for a quote',
  'calculator.title': 'Work out your sick leave',
  'calculator.text':
    'We don’t know whether the service will lower your sick leave, or by how much, so the assumption starts at 0 per cent. Our figure of up to 30 per cent is a target, not a measured result.',
  'calculator.people': 'Number of employees',
  'calculator.days': 'Sick days per person per year',
  'calculator.days.hint': 'Your own average, from the payroll system.',
  'calculator.dayCost': 'Cost of a sick day, in kronor',
  'calculator.dayCost.hint': 'Pay, cover and work left undone, by your own figures.',
  'calculator.price': 'Cost of the service per year, in kronor',
  'calculator.price.hint': 'The cost is in your quote.',
  'calculator.assumption': 'Assumed reduction, in per cent',
  'calculator.assumption.hint':
    'Your own assumption, from 0 to 100. We have no evidence for any particular number.',
  'calculator.invalid': 'Enter a number, such as {example}.',
  'calculator.fill': 'Enter a number in every field and we will do the sums.',
  'calculator.result': 'Result',
  'calculator.today': 'Sick days cost today, per year',
  'calculator.saved': 'With your assumption you save, per year',
  'calculator.net': 'Left once the service is paid for, per year',
  'calculator.breakEven': 'The service pays for itself at a reduction of',
  'calculator.never':
    'The service costs more than all your sick days together, so it can’t pay for itself through lower sick leave alone.',
  'calculator.money': '{amount} kronor',
  'calculator.note': 'Nothing you enter here is saved or sent.',
} satisfies Record<keyof typeof sv, string>
