/** A private address beside the employer's. */
export const privateAddress = {
  'private.title': 'Vill du lägga till en privat e-\u2060postadress?',
  'private.why':
    'Du loggar in med {email}. Den som kan läsa mejlen dit, till exempel arbetsgivaren, kan också logga in och se dina egna resultat.',
  'private.after':
    'Om du lägger till en privat adress kan det som är ditt eget bara öppnas med den, och mejl om det skickas dit. Arbetsadressen fungerar fortfarande för mätningar och för det du gör i en roll på jobbet. Om du prenumererar på din kalender behöver du göra en ny kalenderadress efteråt, och länkar i gamla mejl om bokningar slutar fungera. Du väljer själv, och vi frågar bara en gång. Du kan lägga till adressen senare under Inställningar.',
  'private.email.label': 'Din privata e-postadress',
  'private.email.hint':
    'Välj en adress som ingen på jobbet kan läsa och som du själv kan läsa även i framtiden.',
  'private.email.error': 'Skriv en e-postadress, till exempel namn@exempel.se.',
  'private.email.same': 'Det är samma adress, så välj en annan.',
  'private.send': 'Skicka kod dit',
  'private.no': 'Nej tack',
  'private.sent': 'Vi har skickat en kod till {email}. Det brukar ta någon minut.',
  'private.code.label': 'Kod till den privata adressen',
  'private.code.error': 'Skriv de åtta siffrorna från mejlet.',
  'private.code.wrong':
    'Koden stämmer inte eller har gått ut. Titta i det senaste mejlet eller välj adressen igen och be om en ny kod.',
  'private.prove': 'Bekräfta adressen',
  'private.other': 'Använd en annan adress',
  'private.own': 'Adress till dina egna resultat',
  'private.is': 'Dina egna resultat öppnas bara när du har loggat in med {email}.',
  'private.remove': 'Ta bort den privata adressen',
  'private.remove.question':
    'Vill du ta bort den privata adressen? Då öppnas dina egna resultat med {email} igen, också för den som kan läsa mejlen till {email}.',
  'private.remove.yes': 'Ja, ta bort den',
  'private.remove.no': 'Nej, behåll den',
  'private.removed': 'Den privata adressen är borttagen.',
  'private.reads': 'Den som kan läsa mejlen till {email} kan logga in och se dina egna resultat.',
  'private.add': 'Lägg till en privat adress',
  'private.closed.title': 'Dina egna resultat öppnas med din privata adress',
  'private.closed.text':
    'Du har lagt till en privat adress. Därför visas inte det som är ditt eget när du har loggat in med {email}, och du kan inte heller ändra dina inloggningar, dina bokningar eller vilka mejl du får. Logga ut och logga in med den privata adressen när du vill göra det.',
  'private.signOn.title': 'Det som är ditt eget öppnas med en kod',
  'private.signOn.text':
    'Du har loggat in via {organisation}. Din arbetsgivare bestämmer över den inloggningen, och därför visas varken egna resultat, planer, övningar och bokningar eller mätningar att svara på. Du kan inte heller ändra dina inloggningar eller vilka mejl du får. Logga ut och logga in med en kod till din e-post för att komma åt allt det. En mätning kan du också besvara med länken i inbjudan.',
} as const
