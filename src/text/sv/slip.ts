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
