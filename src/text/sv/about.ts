export const about = {
  'about.picture': 'Åtta svar blandas till en siffra, och i siffran går de inte att skilja åt.',
  'about.contents': 'På den här sidan',

  'attack.title': 'Så gick angreppet senast',
  'attack.text':
    'Staplarna visar hur ofta programmet säkert kunde säga vilken zon en person hade, eller gissa personens siffra på mindre än ett steg när. Kortare är bättre.',
  'attack.caption': 'Vanliga regler läcker. Våra läckte {breached} av {all} svar.',
  'attack.note':
    'Kört {date} på {organisations} påhittade företag med slumpfrö {seeds}. Ingen ändrar sina svar mellan mätningarna, vilket är det svåraste läget.',
  'attack.again': 'Så kör du samma angrepp igen:',
  'attack.price':
    'Skyddet har ett pris, eftersom en enhet med minst åtta svar inte får en ny siffra varje gång. Ju oftare samma personer svarar, desto oftare får enheten vänta eller dela en siffra med några andra. Räkna därför med en mätning varannan eller var tredje månad.',
  'attack.table': 'Visa som tabell',
  'attack.table.caption': 'Vad angreppet fann, regel för regel',
  'attack.policy': 'Regel',
  'attack.breached': 'Svar som gick att räkna ut',
  'attack.isolated': 'För små grupper som gick att skilja ut',
  'attack.shown': 'Enheter som fick en ny siffra',
  'attack.five': 'Minst fem svar',
  'attack.eight': 'Minst åtta svar',
  'attack.sibling': 'Minst fem, grannenheten döljs',
  'attack.ours': 'Våra regler',

  'worth.caption': 'Så ofta har en enhet med minst åtta svar en ny siffra',
  'worth.team': 'Storlek',
  'worth.answering': 'Svarar',
  'worth.fresh': 'Egen',
  'worth.shared': 'Eller delad',
  'worth.recent': 'Eller äldre',
  'worth.older': '”Eller äldre” är en egen siffra som är högst två mätningar gammal.',

  'insiders.title': 'Om kollegor berättar',
  'insiders.text':
    'Här har några i varje grupp berättat för HR vad de svarat. Tabellen visar hur många av de andras svar som då gick att räkna ut. I en enskild mätning räcker skyddet om en eller två berättar. Om två mätningar jämförs och ingen har ändrat sitt svar kan skyddet brista även då, men det händer sällan.',
  'insiders.caption': 'Svar som gick att räkna ut, efter hur många i varje grupp som berättar',
  'insiders.telling': 'Berättar',
  'insiders.alone': 'En mätning',
  'insiders.both': 'En eller två',
  'insiders.rest': 'Alla utom en',
} as const
