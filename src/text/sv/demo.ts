export const demo = {
  title: 'Prova tjänsten',
  description:
    'Se tjänsten som medarbetare, chef, HR och skyddsombud i en påhittad organisation med omkring 240 personer. Ingen inloggning behövs.',
  'mark.title': 'Allt här är simulerat',
  'mark.text':
    'Exempelbolaget finns inte på riktigt och svaren är slumpade, men reglerna, spärrarna och uträkningarna är desamma som i tjänsten. Välj här vem du vill se den som.',
  'views.label': 'Se tjänsten som',
  'view.employee': 'Medarbetare',
  'view.manager': 'Chef',
  'view.hr': 'HR',
  'view.safety': 'Skyddsombud',
  'employee.title': 'Så ser medarbetaren det',
  'employee.text':
    'Det här är sidan Idag, så som den kan se ut för någon i gul zon. Personen är påhittad, men du kan testa allt. I tjänsten visas sidan bara för medarbetaren själv.',
  'employee.result.title': 'Så ser resultatet ut',
  'employee.result.text':
    'Efter stressprofilen får medarbetaren veta hur hög belastningen är, vad det betyder och tre saker att göra.',
  'employee.try':
    'Du kan göra stressprofilen själv. Svaren stannar i din webbläsare tills du väljer att spara dem.',
  'employee.start': 'Gör stressprofilen',
  'employee.who': 'Se vem som ser vad',
  'manager.title': 'Så ser chefen sina enheter',
  'manager.text':
    'En chef ser de publicerade siffrorna för de enheter som hen leder, här Vård och omsorg, och vad som kan göras åt orsaken med högst siffra. En enhet som är för liten får ingen egen siffra, utan svaren räknas med i en större enhet när det går.',
  'manager.lecture': 'Föreläsningar för chefer',
  'safety.title': 'Så ser skyddsombudet det',
  'safety.text':
    'Skyddsombudet ser samma gruppsiffror som HR men kan inte ändra något. Innan en mätning öppnar granskar skyddsombudet listan över dem som bjuds in, och varje ändring i listan finns kvar att läsa.',
  'end.title': 'Vill du veta mer?',
  'end.text':
    'På ett möte går vi igenom demon tillsammans och svarar på frågor. Det tar en halvtimme och kostar ingenting.',
  'end.book': 'Boka möte',
} as const
