export const demo = {
  title: 'Prova med en simulerad organisation',
  description:
    'Se tjänsten som medarbetare, chef, HR och skyddsombud i en påhittad organisation med omkring 240 personer. Ingen inloggning behövs.',
  'mark.title': 'Allt här är simulerat',
  'mark.text':
    'Exempelbolaget finns inte, och svaren är slumpade. Reglerna, spärrarna och siffrorna är däremot de som gäller på riktigt.',
  lead: 'Välj vem du vill se tjänsten som. HR:s vy visar sex mätningar, två omorganisationer och några enheter som är för små för att visas.',
  'views.label': 'Se tjänsten som',
  'view.employee': 'Medarbetare',
  'view.manager': 'Chef',
  'view.hr': 'HR',
  'view.safety': 'Skyddsombud',
  'employee.title': 'Så ser medarbetaren det',
  'employee.text':
    'Medarbetaren ser sitt eget resultat, ett första steg att ta samma dag och genvägar till andning, skrivande och stöd. Ingen annan ser den sidan.',
  'employee.try':
    'Du kan göra stressprofilen själv. Svaren stannar i din webbläsare tills du väljer att spara dem.',
  'employee.start': 'Gör stressprofilen',
  'employee.who': 'Se vem som ser vad',
  'manager.title': 'Så ser chefen sina enheter',
  'manager.text':
    'En chef ser de publicerade siffrorna för de enheter som hen leder, enligt samma regler som HR. En enhet som är för liten får ingen egen siffra, och då räknas svaren med högre upp.',
  'manager.caption': 'Exempel på enheter i Exempelbolaget, från den senaste mätningen',
  'manager.unit': 'Enhet',
  'manager.total': 'Totalt, 1–5',
  'manager.cause': 'Största orsaken',
  'manager.hidden': 'Visas inte',
  'manager.lecture': 'Föreläsningar för chefer',
  'safety.title': 'Så ser skyddsombudet det',
  'safety.text':
    'Skyddsombudet ser samma gruppsiffror som HR men kan inte ändra något. Innan en mätning öppnar granskar skyddsombudet listan över dem som bjuds in, och varje ändring i listan finns kvar att läsa.',
  'end.title': 'Vill du veta mer?',
  'end.text':
    'På ett möte går vi igenom demon tillsammans och svarar på frågor. Det tar en halvtimme och kostar ingenting.',
  'end.book': 'Boka möte',
} as const
