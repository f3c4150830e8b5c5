/** What a refused request means for the person, by code. The codes are those of the contract. */
export const problems = {
  'problem.network': 'Vi når inte tjänsten just nu. Kontrollera din uppkoppling och försök igen.',
  'problem.invalid-input': 'Något i det du skickade behöver rättas.',
  'problem.malformed-json': 'Något gick fel när uppgifterna skickades. Ladda om sidan och försök igen.',
  'problem.too-deep': 'Något gick fel när uppgifterna skickades. Ladda om sidan och försök igen.',
  'problem.unsupported-media-type': 'Den sortens fil kan vi inte läsa. Välj en annan fil.',
  'problem.malformed-request': 'Förfrågan gick inte att läsa. Ladda om sidan.',
  'problem.headers-too-large':
    'Webbläsaren skickade för mycket på en gång. Rensa kakorna för den här sidan och försök igen.',
  'problem.request-timeout': 'Det tog för lång tid. Försök igen.',
  'problem.too-large': 'Det du skickade är för stort. Korta texten eller välj en mindre fil.',
  'problem.not-signed-in': 'Du behöver logga in för att se det här.',
  'problem.address-in-use': 'Adressen hör redan till ett konto. Välj en annan.',
  'problem.other-browser':
    'Den här webbläsaren har inte bett om koden. Skriv koden i den webbläsare där du bad om den.',
  'problem.wrong-code': 'Koden stämmer inte eller har gått ut. Be om en ny kod.',
  'problem.not-allowed': 'Du har inte rätt att se eller göra det här.',
  'problem.not-found': 'Det du söker finns inte.',
  'problem.method-not-allowed': 'Det går inte att göra det här. Ladda om sidan och försök igen.',
  'problem.unknown-instrument': 'Formuläret finns inte längre. Ladda om sidan.',
  'problem.other-version': 'Formuläret har ändrats sedan du började. Ladda om sidan.',
  'problem.unknown-item': 'En av frågorna finns inte längre. Ladda om sidan.',
  'problem.unknown-answer': 'Ett av svaren finns inte i formuläret. Ladda om sidan.',
  'problem.incomplete-causes': 'Svara på alla frågor om orsaker, eller hoppa över hela delen.',
  'problem.not-enough-answers': 'Det saknas några svar. Svara på fler frågor så kan vi räkna ut resultatet.',
  'problem.unsubscribe-unknown': 'Länken går inte att läsa. Öppna den i mejlet en gång till.',
  'problem.invitation-unknown':
    'Inbjudan finns inte, eller så är mätningen avslutad. Kontrollera länken i ditt mejl.',
  'problem.invitation-used': 'Du har redan svarat i den här mätningen. Svaret är räknat.',
  'problem.round-not-open': 'Mätningen är inte öppen. Ett svar som kommer nu räknas inte.',
  'problem.round-overlaps':
    'En annan mätning förbereds, pågår eller räknas redan för några av samma personer. Vänta tills den är klar, eller välj en del med andra personer.',
  'problem.round-too-soon': 'Det måste gå minst fyra veckor innan samma personer tillfrågas igen.',
  'problem.round-not-in-review': 'Listan granskas inte längre. Ladda om sidan för att se hur det gick.',
  'problem.closing-too-soon':
    'En mätning kan stängas för hand först när den har varit öppen i fem arbetsdagar.',
  'problem.round-already-closed': 'Mätningen är redan stängd.',
  'problem.nobody-to-invite':
    'Det finns ingen att bjuda in i den del du valde. Välj en annan del, eller läs in personer dit först.',
  'problem.import-not-ready': 'Filen läses fortfarande. Vänta en stund.',
  'problem.import-outdated': 'Något har ändrats sedan filen lästes. Läs in filen igen.',
  'problem.member-unknown':
    'Det finns ingen person med den adressen i listan över personer. Kontrollera adressen, eller läs in en fil där personen finns med.',
  'problem.identity-change-unknown':
    'Länken fungerar inte. Ändringen kan redan ha börjat gälla eller ha tagits tillbaka.',
  'problem.last-owner':
    'Kontot måste ha minst en ägare. Ge rollen till någon annan innan du avslutar den här.',
  'problem.newer-version': 'Det här har ändrats på en annan enhet. Ladda om sidan, så ser du det senaste.',
  'problem.idempotency-conflict': 'Samma sak skickades två gånger med olika innehåll. Ladda om sidan.',
  'problem.too-many-results':
    'Det finns inte plats för fler sparade resultat. Ta bort något av dem och försök igen.',
  'problem.receiver-gone': 'Mottagaren finns inte längre. Välj någon annan.',
  'problem.request-open': 'Du har redan en öppen förfrågan till den mottagaren. Den finns kvar.',
  'problem.support-link-unknown':
    'Länken gäller inte längre. Ärendet är avslutat, eller så är länken inte hel.',
  'problem.slot-taken': 'Någon hann före: tiden är tagen. Välj en annan tid.',
  'problem.booking-unknown':
    'Vi hittar ingen bokning med den länken. Kontrollera att hela adressen i mejlet kom med.',
  'problem.booking-changed':
    'Bokningen har ändrats sedan du öppnade sidan. Ladda om sidan och se vad som gäller nu.',
  'problem.booking-cancelled': 'Bokningen är redan avbokad. Ingenting har ändrats.',
  'problem.booking-past': 'Tiden har redan varit. Ingenting har ändrats.',
  'problem.not-published': 'Spara först när du kan bokas. Sedan kan du lägga till undantag.',
  'problem.too-many-exceptions':
    'Det finns inte plats för fler undantag. Ta bort något av dem och försök igen.',
  'problem.too-many-requests': 'Det kom för många försök på kort tid. Vänta några minuter och försök igen.',
  'problem.unexpected': 'Något gick fel hos oss. Försök igen om en stund.',
  'problem.unavailable': 'Tjänsten svarar inte just nu. Försök igen om en stund.',
} as const
