/** Signing in with a code by e-mail. */
export const signIn = {
  title: 'Logga in',
  description: 'Logga in med en kod som vi skickar till din e-post. Du behöver inget lösenord.',
  'email.heading': 'Logga in',
  'email.lead': 'Vi skickar en kod till din e-post, så du behöver inget lösenord.',
  'email.label': 'Din e-postadress',
  'email.hint': 'Om du har fått en inbjudan ska du använda adressen som den skickades till.',
  'email.error': 'Skriv din e-postadress, till exempel namn@foretag.se.',
  'email.brokenLink':
    'Länken i mejlet är inte hel, så vi kan inte se vilken kod den gäller. Skriv din e-postadress här, så skickar vi en ny kod som du kan skriva in.',
  'email.unkept':
    'Webbläsaren sparar inga kakor från oss, och därför gick det inte att logga in. Tillåt kakor för den här sidan, eller öppna den i en annan webbläsare, och be om en ny kod.',
  'email.ended':
    'Det tog mer än tio minuter att bekräfta inloggningen, eller så sparar webbläsaren inga kakor från oss. Börja om med din e-postadress, och tillåt kakor för den här sidan om det händer igen.',
  'email.send': 'Skicka kod',
  'email.sending': 'Skickar …',
  'code.heading': 'Skriv in koden från mejlet',
  'code.sent': 'Vi har skickat ett mejl till {email}. Det brukar ta någon minut.',
  'code.late':
    'Om du inte får något mejl alls kan någon ha bett om för många koder till adressen. Vänta då en timme, eller logga in i en webbläsare där du har varit inloggad förut, eftersom du alltid kan få en kod där.',
  'code.label': 'Kod med åtta siffror',
  'code.error': 'Skriv in de åtta siffrorna från mejlet.',
  'code.wrong': 'Koden stämmer inte eller har gått ut. Titta i det senaste mejlet eller be om en ny kod.',
  'code.submit': 'Logga in',
  'code.checking': 'Loggar in …',
  'code.resend': 'Skicka en ny kod',
  'code.resendLater':
    'Har du inte fått något mejl? Titta i skräpposten. Du kan be om en ny kod om {seconds} sekunder.',
  'code.resendNow': 'Har du inte fått något mejl? Titta i skräpposten eller be om en ny kod.',
  'code.resent': 'Vi har skickat en ny kod. Använd bara den senaste.',
  'code.other': 'Använd en annan adress',
  'signOn.heading': 'Logga in via {organisation}',
  'signOn.lead': 'Din adress {email} hör till {organisation}, som har en egen inloggning.',
  'signOn.limit':
    'Det öppnar det som hör till arbetet. Egna resultat, planer och övningar öppnas bara när du loggar in med en kod, eftersom arbetsgivaren bestämmer över den här inloggningen.',
  'signOn.button': 'Logga in via {organisation}',
  'signOn.going': 'Öppnar inloggningen …',
  'signOn.code': 'Skicka en kod i stället',
  'signOn.expired':
    'Inloggningen tog för lång tid, eller så påbörjades den i en annan webbläsare. Börja om med din e-postadress.',
  'signOn.refused':
    'Arbetsgivarens inloggning gick inte igenom. Försök igen, eller logga in med en kod. Om det händer flera gånger kan du be den som sköter inloggningen hos er om hjälp.',
  'signOn.unreachable':
    'Arbetsgivarens inloggning svarade inte. Försök igen om en stund, eller logga in med en kod i stället.',
  'signOn.unverified':
    'Arbetsgivarens inloggning intygade inte att e-postadressen är din. Be den som sköter inloggningen hos er att ställa in det, eller logga in med en kod.',
  'signOn.not-listed':
    'Du finns inte i den lista över medarbetare som din arbetsgivare har hos oss. Fråga HR, eller logga in med en kod.',
  'link.heading': 'Logga in i den här webbläsaren',
  'link.text': 'Du loggar in som {email}.',
  'link.button': 'Logga in',
  'link.other': 'Det är inte jag',
  'elsewhere.heading': 'Skriv in koden där du bad om den',
  'elsewhere.text':
    'Den här webbläsaren har inte bett om koden till {email} de senaste tio minuterna, och därför loggar länken inte in dig här. Skriv in koden i den webbläsare där du bad om den:',
  'elsewhere.warning':
    'Om du inte har bett om någon kod har någon annan gjort det. Stäng i så fall sidan och ge aldrig koden till någon.',
  'elsewhere.here': 'Skriv in koden här i stället',
  'already.heading': 'Du är inloggad',
  'already.text': 'Du är inloggad som {email}.',
  'already.go': 'Till mina resultat',
  'already.goOn': 'Fortsätt',
  'already.signOut': 'Logga ut',
  'signedOut.text': 'Du är utloggad.',
} as const
