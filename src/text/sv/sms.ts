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
