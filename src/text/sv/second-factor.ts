/** Signing in with more than the mailed code, and the step-up before important actions. */
export const secondFactor = {
  'factor.title': 'Tvåstegsverifiering',
  'factor.text':
    'Med tvåstegsverifiering räcker det inte att komma åt din e-post för att logga in som du. Efter koden från mejlet skriver du också in en kod från en app i mobilen.',
  'factor.who':
    'Du väljer själv om du vill ha det för dina egna resultat. För HR, ägare och vår egen personal är det ett krav.',
  'factor.app': 'Autentiseringsapp',
  'factor.app.since': 'Tillagd {date}',
  'factor.app.used': 'Senast använd {date}',
  'factor.app.add': 'Lägg till en autentiseringsapp',
  'factor.app.remove': 'Ta bort appen',
  'factor.app.remove.question':
    'Vill du ta bort autentiseringsappen? Då räcker koden från mejlet för att logga in, och sidor som hör till en roll stängs tills du har lagt till ett nytt andra steg.',
  'factor.app.remove.yes': 'Ja, ta bort appen',
  'factor.app.remove.no': 'Nej, behåll den',
  'factor.app.removed': 'Autentiseringsappen är borttagen.',
  'factor.work.title': 'Appen låser inte det som är ditt eget',
  'factor.work.app':
    'Du lade till appen med jobbadressen, och därför frågar vi bara efter den när du loggar in med den. Skriv in en kod från appen här, så behövs den också när du loggar in med din privata adress. Om appen inte är din kan du ta bort den.',
  'factor.work.use': 'Använd appen för det som är mitt',
  'factor.work.passkey':
    'Du lade till den med jobbadressen, och därför öppnar den inte det som är ditt eget. Ta bort den och lägg till den igen om du vill att den ska göra det.',
  'factor.passkey.title': 'Passkeys',
  'factor.passkey.text':
    'Med en passkey loggar du in med fingeravtryck, ansikte eller skärmlås i stället för koden från mejlet. Den räknas som båda stegen.',
  'factor.passkey.mail':
    'Koden från mejlet fungerar fortfarande för dina egna sidor. Om du vill att ett andra steg alltid krävs behöver du också en autentiseringsapp.',
  'factor.passkey.add': 'Lägg till en passkey',
  'factor.passkey.name': 'Vad vill du kalla den?',
  'factor.passkey.name.hint': 'Till exempel ”Min mobil”, så att du känner igen den i listan.',
  'factor.passkey.name.own': 'Passkey',
  'factor.passkey.make': 'Skapa en passkey',
  'factor.passkey.left': 'Inget ändrades, eftersom webbläsaren inte fick någon passkey. Du kan försöka igen.',
  'factor.passkey.there':
    'Den här enheten har redan en passkey till ditt konto. Den fungerar fortfarande, så du behöver ingen till.',
  'factor.passkey.use': 'Logga in med en passkey',
  'factor.passkey.remove': 'Ta bort',
  'factor.passkey.remove.question': 'Vill du ta bort {name}? Den går inte längre att logga in med.',
  'factor.passkey.remove.yes': 'Ja, ta bort',
  'factor.passkey.remove.no': 'Nej, behåll',
  'factor.passkey.removed': 'Din passkey är borttagen här. Du kan också ta bort den i mobilen eller datorn.',
  'factor.show.passkeyLead': 'Visa ditt andra steg för att fortsätta.',
  'factor.show.passkeyHeading': 'Bekräfta med ditt andra steg',
  'factor.recovery.left': 'Du har {count} {count|reservkod|reservkoder} kvar.',
  'factor.recovery.renew': 'Gör nya reservkoder',
  'factor.recovery.renew.question': 'Vill du göra nya reservkoder? De du har sparat slutar då att fungera.',
  'factor.recovery.renew.yes': 'Ja, gör nya',
  'factor.recovery.renew.no': 'Nej, behåll dem',
  'factor.recovery.title': 'Spara dina reservkoder',
  'factor.recovery.text':
    'Om du blir av med mobilen kan du skriva in en av de här koderna som ditt andra steg. Varje kod fungerar en gång. Koderna visas bara nu, så spara dem på ett ställe som bara du kommer åt.',
  'factor.recovery.file': 'Spara som fil',
  'factor.recovery.fileName': 'reservkoder.txt',
  'factor.recovery.done': 'Jag har sparat koderna',
  'factor.setUp.scan':
    'Öppna en autentiseringsapp i mobilen och skanna QR-koden. Många lösenordshanterare har en sådan, och du kan också använda till exempel Google Authenticator eller Microsoft Authenticator.',
  'factor.setUp.picture': 'QR-kod med nyckeln till autentiseringsappen',
  'factor.setUp.here': 'Öppna appen på den här mobilen',
  'factor.setUp.key': 'Nyckel att skriva in om du inte kan skanna',
  'factor.setUp.code': 'Kod med sex siffror från appen',
  'factor.setUp.confirm': 'Bekräfta',
  'factor.setUp.cancel': 'Avbryt',
  'factor.setUp.wrong':
    'Koden stämmer inte. Kontrollera att mobilens klocka går rätt och skriv in den kod som appen visar nu. Om kontot finns flera gånger i appen ska du använda det som du lade till sist.',
  'factor.code.missing': 'Skriv in de sex siffrorna från appen.',
  'factor.show.heading': 'Skriv in koden från appen',
  'factor.show.lead':
    'Öppna din autentiseringsapp och skriv in koden för %%BRAND_NAME%%. Appen visar en ny kod var trettionde sekund.',
  'factor.show.code': 'Kod med sex siffror',
  'factor.show.recovery': 'Reservkod',
  'factor.show.recovery.hint':
    'Skriv hela koden, med eller utan bindestreck. Varje reservkod fungerar en gång.',
  'factor.show.recovery.missing': 'Skriv in en av reservkoderna som du sparade när du lade till appen.',
  'factor.show.submit': 'Fortsätt',
  'factor.show.busy': 'Kontrollerar …',
  'factor.show.wrong':
    'Koden stämmer inte, eller så är den redan använd. Vänta tills appen visar nästa kod och försök igen. Om det inte hjälper kan du kontrollera att mobilens klocka går rätt.',
  'factor.show.recovery.wrong': 'Reservkoden stämmer inte, eller så är den redan använd.',
  'factor.show.recovery.none':
    'Om du varken har mobilen eller någon reservkod kvar kan du ringa oss på %%SUPPORT_PHONE%% eller skriva till %%SUPPORT_EMAIL%%, så hjälper vi dig att komma in igen.',
  'factor.show.toRecovery': 'Använd en reservkod i stället',
  'factor.show.toApp': 'Använd koden från appen i stället',
  'factor.show.tooMany': 'Du har skrivit fel kod för många gånger. Vänta en timme eller använd en reservkod.',
  'factor.show.later': 'Inte nu',
  'factor.needed.heading': 'Lägg till tvåstegsverifiering',
  'factor.needed.lead':
    'Din roll visar sådant som bara du ska komma åt. Därför behöver du ett andra steg när du loggar in, så att den som kan läsa din e-post ändå inte kan logga in som du.',
  'factor.needed.later': 'Inte nu, gå vidare',
  'factor.needed.closed':
    'Det gör du när du har loggat in på ett sätt som bara du kommer åt. Gå till Inställningar, logga ut och logga in med din privata adress, eller med en kod till din e-post om du inte har lagt till någon privat adress.',
  'factor.needed.settings': 'Gå till Inställningar',
  'proof.title': 'Bekräfta att det är du',
  'proof.text':
    'Det har gått en stund sedan du loggade in. Bekräfta att det är du, så kan du fortsätta med det du höll på med.',
  'proof.close': 'Avbryt',
  'proof.mail': 'Vi skickar en kod till {email}.',
  'proof.mail.send': 'Skicka kod',
  'proof.mail.sent': 'Koden är skickad till {email}. Det brukar ta någon minut.',
  'proof.mail.code': 'Kod med åtta siffror från mejlet',
  'proof.mail.missing': 'Skriv in de åtta siffrorna från mejlet.',
  'proof.mail.wrong': 'Koden stämmer inte eller har gått ut. Titta i det senaste mejlet.',
  'proof.mail.again': 'Skicka en ny kod',
} as const
