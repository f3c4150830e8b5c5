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
    'Skyddet har ett pris. En enhet med minst åtta svar får inte alltid en ny siffra varje gång. Ju stadigare en grupp svarar, desto oftare får den vänta. Räkna därför med en mätning varannan eller var tredje månad.',
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

  'worth.caption': 'Så ofta har en enhet en ny siffra, eller en som är högst två mätningar gammal',
  'worth.team': 'Lag',
  'worth.answering': 'Svarar',
  'worth.fresh': 'Ny',
  'worth.recent': 'Högst två',

  'insiders.title': 'Om kollegor berättar',
  'insiders.text':
    'Här har några i varje grupp berättat för HR vad de svarat. Tabellen visar hur många av de andras svar som då gick att räkna ut. En mätning för sig håller tätt om en eller två berättar. Läggs två mätningar bredvid varandra, och ingen har ändrat sitt svar, kan det brista även då, men sällan.',
  'insiders.caption': 'Svar som gick att räkna ut, efter hur många i varje grupp som berättar',
  'insiders.telling': 'Berättar',
  'insiders.alone': 'En mätning',
  'insiders.both': 'En eller två',
  'insiders.rest': 'Alla utom en',
} as const
