/** What a refused request means for the person, by the contract's refusal code. */
export const problems = {
  'problem.network':
    'Vi når inte tjänsten just nu. Kontrollera att du har internetanslutning och försök sedan igen.',
  'problem.outdated': 'Sidan har uppdaterats sedan du öppnade den. Ladda om den och försök sedan igen.',
  'problem.invalid-input':
    'Några av uppgifterna behöver rättas. Kontrollera det du har skrivit och försök igen.',
  'problem.malformed-json': 'Något gick fel när uppgifterna skickades. Ladda om sidan och försök igen.',
  'problem.too-deep': 'Något gick fel när uppgifterna skickades. Ladda om sidan och försök igen.',
  'problem.unsupported-media-type': 'Vi kan inte läsa den filtypen. Välj en annan fil.',
  'problem.malformed-request': 'Något gick fel när sidan hämtades. Ladda om sidan och försök igen.',
  'problem.headers-too-large':
    'Webbläsaren skickade för mycket på en gång. Rensa kakorna för den här webbplatsen och försök igen.',
  'problem.request-timeout': 'Det tog för lång tid att få svar från tjänsten. Försök igen om en stund.',
  'problem.too-large': 'Det du försökte skicka är för stort. Korta texten eller välj en mindre fil.',
  'problem.not-signed-in': 'Du behöver logga in för att se det här.',
  'problem.address-on-list': 'Adressen står i arbetsgivarens lista, och därför är det HR som kan byta den.',
  'problem.address-in-use': 'Adressen används redan av ett annat konto. Välj en annan adress.',
  'problem.other-browser': 'Koden fungerar bara i den webbläsare där du bad om den. Skriv in den där.',
  'problem.wrong-code': 'Koden stämmer inte eller har gått ut. Be om en ny.',
  'problem.not-allowed': 'Du saknar behörighet att se eller göra det här.',
  'problem.passkey-refused':
    'Det gick inte att logga in med din passkey. Försök igen eller använd koden från mejlet.',
  'problem.own-sign-in-required':
    'Som skyddsombud loggar du in på ett eget sätt och inte genom arbetsgivaren. Logga ut och sedan in med en passkey eller en kod. Om du har lagt till en privat adress ska koden gå dit.',
  'problem.second-factor-required':
    'Det här kräver en passkey eller en autentiseringsapp, eftersom en kod till jobbmejlen inte räcker. Lägg till den under Inställningar. Om du redan har en behöver du logga in med den.',
  'problem.reauthentication-required': 'Du behöver bekräfta att det är du innan du kan göra det här.',
  'problem.identity-provider-refused':
    'Adressen svarade inte som en leverantör av OpenID Connect. Kontrollera att den är exakt den som leverantören kallar issuer, och att den börjar med https.',
  'problem.identity-provider-unreachable':
    'Din arbetsgivares inloggning svarar inte just nu. Försök igen om en stund, eller logga in med en kod i stället.',
  'problem.factor-exists':
    'Det finns redan en autentiseringsapp på kontot. Ta bort den först om du vill byta.',
  'problem.webhook-address-refused':
    'Adressen går inte att använda. Den måste börja med https:// och leda till en server på internet.',
  'problem.too-many-webhooks': 'Ni har redan så många adresser som går. Ta bort en som inte används.',
  'problem.not-found': 'Det du söker finns inte.',
  'problem.method-not-allowed': 'Det här gick inte att göra. Ladda om sidan och försök sedan igen.',
  'problem.unknown-instrument': 'Formuläret finns inte längre, så du behöver ladda om sidan.',
  'problem.other-version': 'Formuläret har ändrats sedan du började, så du behöver ladda om sidan.',
  'problem.unknown-item': 'En av frågorna finns inte längre, så du behöver ladda om sidan.',
  'problem.unknown-answer': 'Ett av svaren finns inte i formuläret, så du behöver ladda om sidan.',
  'problem.incomplete-causes': 'Svara på alla frågor om orsaker eller hoppa över hela delen.',
  'problem.not-enough-answers':
    'Det saknas några svar. Svara på fler frågor för att vi ska kunna räkna ut resultatet.',
  'problem.unsubscribe-unknown': 'Länken fungerar inte. Öppna den en gång till från mejlet.',
  'problem.list-not-recorded':
    'Listan låstes innan tjänsten började spara bevis, så det går inte att kontrollera om din inbjudan fanns med i den.',
  'problem.invitation-unknown':
    'Inbjudan finns inte, eller så är mätningen avslutad. Kontrollera länken i ditt mejl.',
  'problem.continuation-unknown':
    'Koden fungerar inte. Den kan vara felskriven, redan använd eller äldre än 30 minuter.',
  'problem.invitation-used': 'Du har redan svarat i den här mätningen, och ditt svar är räknat.',
  'problem.round-not-open': 'Mätningen är inte öppen, och därför räknas inget svar som skickas nu.',
  'problem.round-overlaps':
    'En annan mätning med några av samma personer förbereds, pågår eller räknas ut. Vänta tills den är klar eller välj en del med andra personer.',
  'problem.round-too-soon': 'Det måste gå minst fyra veckor innan samma personer tillfrågas igen.',
  'problem.round-not-in-review': 'Listan granskas inte längre. Ladda om sidan om du vill se hur det gick.',
  'problem.closing-too-soon': 'Du kan stänga en mätning först när den har varit öppen i fem arbetsdagar.',
  'problem.round-not-released': 'Siffrorna från mätningen finns inte än, så de går inte att öppna.',
  'problem.round-already-told':
    'Siffrorna är redan öppnade för medarbetarna, och det går inte att ändra i efterhand.',
  'problem.round-plan-changed':
    'Någon annan har nyss förberett eller stoppat den upprepade mätningen, så det du valde är inte genomfört.',
  'problem.round-already-extended':
    'Sista dagen har redan flyttats en gång, och det går bara att göra en gång för varje mätning.',
  'problem.round-last-day-moved':
    'Någon annan har flyttat sista dagen sedan du öppnade sidan, så det du valde är inte genomfört. Här ser du den nya dagen.',
  'problem.round-already-closed': 'Mätningen är redan stängd, så ingenting har ändrats.',
  'problem.slips-printed-meanwhile':
    'Någon annan har just skrivit ut lappar till enheten. Läs in sidan igen innan du skriver ut nya, för då slutar de andra att gälla.',
  'problem.nobody-to-invite':
    'Det finns ingen att bjuda in i den del du valde. Välj en annan del eller läs in personer dit först.',
  'problem.import-not-ready': 'Filen läses fortfarande in. Vänta en stund och försök igen.',
  'problem.import-not-undoable':
    'Det går inte längre att ångra, eftersom listan har ändrats igen eller för att det har gått mer än 30 dagar. Ändra personerna eller enheterna för hand i stället.',
  'problem.too-many-waiting':
    'Så många ändringar kan inte vänta på en gång. Ta tillbaka någon av dem, eller läs in filen när dagen kommer.',
  'problem.import-outdated': 'Något har ändrats sedan du läste in filen, så du behöver läsa in den igen.',
  'problem.member-unknown':
    'Det finns ingen person med den adressen i listan över personer. Kontrollera adressen eller läs in en fil där personen finns med.',
  'problem.identity-change-unknown':
    'Länken fungerar inte. Ändringen kan redan ha börjat gälla eller ha stoppats.',
  'problem.role-held': 'Du har en roll i organisationen. Be en ägare att avsluta den innan du lämnar.',
  'problem.last-owner':
    'Kontot måste ha minst en ägare. Ge rollen till någon annan innan du avslutar den för den här personen.',
  'problem.newer-version': 'Det här har ändrats på en annan enhet. Ladda om sidan för att se det senaste.',
  'problem.idempotency-conflict':
    'Samma sak skickades två gånger med olika innehåll. Ladda om sidan och försök igen.',
  'problem.too-many-results': 'Du kan inte spara fler resultat förrän du har tagit bort något av dem.',
  'problem.receiver-gone': 'Mottagaren finns inte längre. Välj någon annan.',
  'problem.request-open': 'Du har redan en öppen förfrågan till den mottagaren, och den ligger kvar.',
  'problem.support-link-unknown':
    'Länken fungerar inte. Ärendet kan vara avslutat, eller så saknas en del av länken. Öppna den en gång till från mejlet.',
  'problem.no-representative':
    'Din arbetsplats har inget skyddsombud här just nu, så frågan har inte skickats.',
  'problem.too-few-people':
    'Ni är så få på arbetsplatsen att skyddsombudet lätt kan gissa vem som frågar. Därför har frågan inte skickats.',
  'problem.question-unknown': 'Frågan finns inte längre. Den kan vara borttagen eller äldre än 90 dagar.',
  'problem.question-replied':
    'Någon annan har redan svarat på frågan, så ditt svar har inte skickats. Här ser du det svar som den som frågade får.',
  'problem.slot-taken': 'Någon annan hann boka tiden. Välj en annan tid.',
  'problem.booking-unknown':
    'Vi hittar ingen bokning med den länken. Kontrollera att hela adressen i mejlet kom med.',
  'problem.booking-changed':
    'Bokningen har ändrats sedan du öppnade sidan. Ladda om sidan för att se vad som gäller nu.',
  'problem.booking-cancelled': 'Tiden är redan avbokad, så ingenting har ändrats.',
  'problem.booking-past': 'Tiden har redan passerat, så ingenting har ändrats.',
  'problem.guide-unavailable':
    'Vägledaren kan inte ta emot fler just nu. Välj en annan vägledare eller försök igen om några dagar.',
  'problem.guidance-open': 'Du har redan vägledning. Ladda om sidan så ser du den.',
  'problem.guidance-closed':
    'Vägledningen är pausad, avslutad eller hos en annan vägledare, så ingenting har skickats. Det du har skrivit finns kvar här.',
  'problem.answered-meanwhile':
    'Ett annat svar har skickats medan du skrev. Läs det först, och ändra sedan ditt svar om det behövs. Det du har skrivit finns kvar.',
  'problem.not-published': 'Spara dina tider först, så kan du lägga till undantag.',
  'problem.too-many-exceptions':
    'Du kan inte lägga till fler undantag förrän du har tagit bort något av dem.',
  'problem.too-many-requests':
    'Det har gjorts för många försök på kort tid. Vänta några minuter innan du försöker igen.',
  'problem.hour-used-up':
    'Du har gjort det här för många gånger den senaste timmen. Vänta en timme och försök igen.',
  'problem.week-used-up':
    'Du har skickat tre frågor den här veckan och kan skicka fler från och med måndag. Om det är bråttom kan du prata med skyddsombudet direkt.',
  'problem.unexpected': 'Något gick fel hos oss. Försök igen om en stund.',
  'problem.unavailable': 'Tjänsten svarar inte just nu. Försök igen om en stund.',
} as const
