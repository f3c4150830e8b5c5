export const demo = {
  title: 'Prova med en simulerad organisation',
  description:
    'Klicka runt i HR:s översikt för en påhittad organisation med omkring 240 personer. Ingen inloggning behövs.',
  'mark.title': 'Allt här är simulerat',
  'mark.text':
    'Exempelbolaget finns inte, och inga riktiga människor har svarat. Svaren är framslumpade. Allt annat är på riktigt: samma regler, samma spärrar och samma siffror som HR hade fått se.',
  lead: 'Så här ser det ut för HR: sex mätningar, två omorganisationer och en del enheter som är för små för att visas.',
} as const
