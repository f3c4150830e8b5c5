/** How to read released figures: on the overview, in the report and in the Excel file. */
export const overviewGuide = {
  title: 'Så läser du siffrorna',
  'can.title': 'Vad siffrorna kan säga',
  'can.text':
    'Siffrorna visar hur de som svarade hade haft det på jobbet de senaste fyra veckorna, enhet för enhet. De visar var belastningen verkar vara störst, vilka orsaker som får högst siffra och om något har ändrats mer än vad slumpen brukar ge. Den som vill kan läsa sidorna på lättläst svenska, men frågorna är desamma för alla.',
  'cannot.title': 'Vad siffrorna inte kan säga',
  'cannot.text':
    'Siffrorna säger inget om en enskild person, och färgerna visar inte om någon är sjuk. De säger inte varför det är som det är, och de är inget betyg på en chef. De som inte svarade kan ha det annorlunda. Gränserna mellan zonerna är preliminära och ännu inte validerade för svenska förhållanden.',
  'uncertainty.title': 'Osäkerhet och avrundning',
  'uncertainty.text':
    'Ju färre som har svarat, desto osäkrare är siffran. Osäkerheten räknas ut från antalet svar och från hur mycket människor brukar skilja sig åt, aldrig från den egna gruppens svar. Siffrorna är också avrundade, och de lägsta och högsta skrivs som ”1,6 eller lägre” och ”4,4 eller högre”. En förändring mellan två mätningar kallas tydlig bara när den är större än vad slumpen brukar ge.',
  'hidden.title': 'När ingen siffra visas',
  'hidden.text':
    'En enhet får ingen ny siffra när för få har svarat eller när någon annars skulle kunna pekas ut. Det står aldrig vilket av dem det är, eftersom också det kan avslöja något. Svaren räknas då med i en större enhet när det går, men ibland är de inte med i någon siffra. Försök inte räkna fram det som inte visas.',
  'compare.title': 'När du jämför',
  'compare.text':
    'En skillnad mellan två enheter kan bero på slumpen, särskilt när osäkerheterna går in i varandra. Enheter har dessutom olika arbete, så jämför hellre en enhet med sig själv över tid än med andra.',
  'talk.title': 'Så pratar ni om resultatet',
  'talk.text':
    'Berätta för gruppen inom två veckor, även om resultatet är dåligt. Börja med vad som har blivit gjort sedan förra gången. Fråga vad gruppen känner igen och vad siffrorna kan bero på, men fråga aldrig vem som har svarat vad. Välj sedan en eller två åtgärder tillsammans och bestäm vem som ansvarar och när ni följer upp.',
} as const
