/** What a refused request means for the person, by code. The codes are those of the contract. */
export const problems = {
  'problem.network': 'Vi når inte tjänsten just nu. Kontrollera din internetanslutning och försök igen.',
  'problem.invalid-input':
    'Några av uppgifterna behöver rättas. Kontrollera det du har skrivit och försök igen.',
  'problem.malformed-json': 'Något gick fel när uppgifterna skickades. Ladda om sidan och försök igen.',
  'problem.too-deep': 'Något gick fel när uppgifterna skickades. Ladda om sidan och försök igen.',
  'problem.unsupported-media-type': 'Vi kan inte läsa den filtypen. Välj en annan fil.',
  'problem.malformed-request': 'Något gick fel när sidan hämtades. Ladda om sidan och försök igen.',
  'problem.headers-too-large':
    'Webbläsaren skickade för mycket på en gång. Rensa kakorna för den här webbplatsen och försök igen.',
  'problem.request-timeout': 'Det tog för lång tid att få svar. Försök igen.',
  'problem.too-large': 'Det du försökte skicka är för stort. Korta texten eller välj en mindre fil.',
  'problem.not-signed-in': 'Du behöver logga in för att se det här.',
  'problem.address-in-use': 'Adressen används redan av ett annat konto. Välj en annan adress.',
  'problem.other-browser': 'Koden fungerar bara i den webbläsare där du bad om den. Skriv in koden där.',
  'problem.wrong-code': 'Koden stämmer inte eller har gått ut. Be om en ny kod.',
  'problem.not-allowed': 'Du saknar behörighet att se eller göra det här.',
  'problem.not-found': 'Det du söker finns inte.',
  'problem.method-not-allowed': 'Det går inte att göra det här. Ladda om sidan och försök igen.',
  'problem.unknown-instrument': 'Formuläret finns inte längre. Ladda om sidan.',
  'problem.other-version': 'Formuläret har ändrats sedan du började. Ladda om sidan.',
  'problem.unknown-item': 'En av frågorna finns inte längre. Ladda om sidan.',
  'problem.unknown-answer': 'Ett av svaren finns inte i formuläret. Ladda om sidan.',
  'problem.incomplete-causes': 'Svara på alla frågor om orsaker eller hoppa över hela delen.',
  'problem.not-enough-answers':
    'Det saknas några svar. Svara på fler frågor, så att vi kan räkna ut resultatet.',
  'problem.unsubscribe-unknown': 'Länken fungerar inte. Öppna den en gång till från mejlet.',
  'problem.invitation-unknown':
    'Inbjudan finns inte, eller så är mätningen avslutad. Kontrollera länken i ditt mejl.',
  'problem.invitation-used': 'Du har redan svarat i den här mätningen, och ditt svar är räknat.',
  'problem.round-not-open': 'Mätningen är inte öppen, och därför räknas inget svar som skickas nu.',
  'problem.round-overlaps':
    'En annan mätning med några av samma personer förbereds, pågår eller räknas ut. Vänta tills den är klar, eller välj en del med andra personer.',
  'problem.round-too-soon': 'Det måste gå minst fyra veckor innan samma personer tillfrågas igen.',
  'problem.round-not-in-review': 'Listan granskas inte längre. Ladda om sidan om du vill se hur det gick.',
  'problem.closing-too-soon': 'Du kan stänga en mätning först när den har varit öppen i fem arbetsdagar.',
  'problem.round-already-closed': 'Mätningen är redan stängd.',
  'problem.nobody-to-invite':
    'Det finns ingen att bjuda in i den del du valde. Välj en annan del eller läs in personer dit först.',
  'problem.import-not-ready': 'Filen läses fortfarande in. Vänta en stund och försök igen.',
  'problem.import-outdated': 'Något har ändrats sedan du läste in filen. Läs in den igen.',
  'problem.member-unknown':
    'Det finns ingen person med den adressen i listan över personer. Kontrollera adressen eller läs in en fil där personen finns med.',
  'problem.identity-change-unknown':
    'Länken fungerar inte. Ändringen kan redan ha börjat gälla eller ha stoppats.',
  'problem.last-owner':
    'Kontot måste ha minst en ägare. Ge rollen till någon annan innan du avslutar den här.',
  'problem.newer-version': 'Det här har ändrats på en annan enhet. Ladda om sidan för att se det senaste.',
  'problem.idempotency-conflict':
    'Samma sak skickades två gånger med olika innehåll. Ladda om sidan och försök igen.',
  'problem.too-many-results': 'Du kan inte spara fler resultat. Ta bort ett av dem och försök igen.',
  'problem.receiver-gone': 'Mottagaren finns inte längre. Välj någon annan.',
  'problem.request-open': 'Du har redan en öppen förfrågan till den mottagaren. Den ligger kvar.',
  'problem.support-link-unknown':
    'Länken fungerar inte. Ärendet kan vara avslutat, eller så saknas en del av länken. Öppna den en gång till från mejlet.',
  'problem.slot-taken': 'Någon annan hann boka tiden. Välj en annan tid.',
  'problem.booking-unknown':
    'Vi hittar ingen bokning med den länken. Kontrollera att hela adressen i mejlet kom med.',
  'problem.booking-changed':
    'Bokningen har ändrats sedan du öppnade sidan. Ladda om sidan och se vad som gäller nu.',
  'problem.booking-cancelled': 'Tiden är redan avbokad, så ingenting har ändrats.',
  'problem.booking-past': 'Tiden har redan passerat, så ingenting har ändrats.',
  'problem.not-published': 'Spara först när du kan bokas. Därefter kan du lägga till undantag.',
  'problem.too-many-exceptions': 'Du kan inte lägga till fler undantag. Ta bort ett av dem och försök igen.',
  'problem.too-many-requests':
    'Det har gjorts för många försök på kort tid. Vänta några minuter och försök igen.',
  'problem.unexpected': 'Något gick fel hos oss. Försök igen om en stund.',
  'problem.unavailable': 'Tjänsten svarar inte just nu. Försök igen om en stund.',
} as const
