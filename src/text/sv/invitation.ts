/** A printed slip. Every slip has both languages. */
export const slip = {
  sealed:
    'Lappen ska vara förseglad när du får den. Den som har sett koden kan svara i ditt ställe, så be om en ny om den är öppnad.',
  scan: 'Läs av rutan med mobilen, eller skriv koden på',
  until: 'Sista dag att svara är {day}. Koden gäller en gång.',
  what: '{organisation} frågar hur du mår i ditt arbete. Du svarar med koden här, och du behöver varken e-post eller konto.',
  seen: 'I tjänsten ser arbetsgivaren bara siffror för grupper med minst {count} svar, aldrig vad du har svarat eller om du har gjort det.',
  voluntary: 'Det är frivilligt att svara, och du får se ditt eget resultat direkt.',
  'printed.employer': 'Koden skrevs ut av arbetsgivaren.',
  'printed.safety_representative': 'Koden skrevs ut av skyddsombudet.',
} as const

/** SMS to people without an address: two parts of 153 characters at most, in letters that every phone has. */
export const sms = {
  opened: '{organisation} frågar hur du mår i ditt arbete. Svara senast {day}: {link}',
  reminder: '{organisation} påminner alla, även dig som har svarat. Sista dag att svara är {day}: {link}',
  extended: '{organisation} har flyttat sista dagen att svara till {day}: {link}',
  // For a person with an address: it has no content and opens nothing.
  pointer:
    '{organisation} har skickat en påminnelse om en frivillig mätning till din e-post. Alla får den, även du som har svarat. Sista dag är {day}. Om du tackar nej i mejlet får du inga fler sms.',
  safety:
    'Länken är din egen. Att öppna den ändrar ingenting. Det är frivilligt, och bara grupper med minst {count} svar visas.',
} as const
