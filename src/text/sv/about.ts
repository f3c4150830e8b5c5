export const about = {
  'about.picture': 'Åtta droppar faller i samma vatten. Under ytan går de inte att skilja åt.',
  'about.contents': 'På den här sidan',

  'attack.title': 'Så gick angreppet senast',
  'attack.text':
    'Stapeln visar hur ofta programmet kunde säga säkert vilken zon en person hade, eller gissa poängen på mindre än ett steg när. Kortare är bättre.',
  'attack.caption': 'Vanliga regler läcker. Våra läckte {breached} av {all} svar.',
  'attack.note':
    'Kört {date} på {organisations} påhittade företag med slumpfrö {seeds}. Ingen ändrar sina svar mellan mätningarna. Det är det svåraste läget.',
  'attack.again': 'Kör samma sak igen:',
  'attack.price':
    'Skyddet har ett pris. En enhet får inte alltid en ny siffra varje gång. Andelen står i tabellen.',
  'attack.table': 'Visa som tabell',
  'attack.table.caption': 'Vad angreppet fann, regel för regel',
  'attack.policy': 'Regel',
  'attack.breached': 'Svar som gick att räkna ut',
  'attack.isolated': 'För små grupper som skildes ut',
  'attack.shown': 'Enheter som fick en ny siffra',
  'attack.five': 'Minst fem svar',
  'attack.eight': 'Minst åtta svar',
  'attack.sibling': 'Minst fem, och grannen döljs',
  'attack.ours': 'Våra regler',
} as const
