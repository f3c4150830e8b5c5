/** How the questions perform in use; for staff, at /kalibrering. */
export const calibration = {
  title: 'Kalibrering',
  description: 'Hur frågorna i varje formulär fungerar när många har svarat.',
  lead: 'Här ser du hur frågorna fungerar, räknat på alla som har svarat i en mätning hos någon av kunderna. Det går inte att se vad en viss person eller organisation har svarat.',
  heading: '{title}, version {version}',
  few: 'Rapporten kommer när 200 personer har besvarat alla frågor i den här versionen.',
  simulated:
    'Siffrorna bygger på {count} påhittade svar från den simulerade organisationen i demon. De blandas aldrig med svar från verkliga personer.',
  answers:
    'Siffrorna bygger på {count} fullständiga svar. De räknas om när ytterligare 200 har kommit in, så att ingen enskild persons svar går att räkna fram.',
  'total.title': 'Hela formuläret',
  mean: 'Medelvärde',
  'mean.value': '{mean} på skalan 1–5, med standardavvikelsen {spread}',
  reliability: 'Hur väl frågorna hör ihop',
  'reliability.value': 'alfa {alpha}, omega {omega}',
  shares: 'Väntad fördelning',
  'shares.value': '{green} grön, {yellow} gul och {red} röd, om siffrorna är normalfördelade',
  limits: 'Gränser',
  'limits.value': 'gul från {yellow}, röd från {red}',
  change: 'Tydlig förändring',
  'change.value': 'formuläret räknar med {inUse}, och de här svaren ger {found}',
  none: 'går inte att räkna',
  'column.item': 'Fråga',
  'column.mean': 'Medelvärde',
  'column.itemRest': 'Samband med de andra',
  'column.floor': 'Svarar aldrig',
  'column.ceiling': 'Svarar alltid',
  'column.look': 'Att göra',
  'look.again': 'Läs igenom frågan',
  'look.fine': 'Inget',
  'reading.title': 'Så läser du rapporten',
  'reading.reliability':
    'Alfa och omega går från 0 till 1 och säger hur mycket frågorna mäter samma sak. Omega håller även när frågorna väger olika tungt.',
  'reading.item':
    'En fråga bör läsas igenom när sambandet med de andra i kategorin är under {lowest} eller när mer än hälften svarar aldrig eller alltid.',
  'reading.change':
    'Tydlig förändring är den minsta skillnad mellan två resultat som slumpen sällan ger. Formulärets eget värde gäller tills en ny version har fått ett annat.',
  'reading.limits':
    'Gränserna är preliminära. Rapporten visar hur svaren fördelar sig kring dem, men nya gränser kräver en studie mot något annat än formuläret självt.',
} as const
