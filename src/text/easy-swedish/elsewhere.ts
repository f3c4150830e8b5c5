import type { elsewhere as sv } from '../sv/elsewhere.ts'

/** Continuing on another device with answers that were begun on this one, by a code. */
export const elsewhere = {
  open: 'Byt till en annan enhet',
  title: 'Fortsätt på en annan enhet',
  close: 'Stäng',
  lead: 'Du får en kod. Skriv koden på din andra telefon eller dator. Då kan du fortsätta där. Du behöver inget konto.',
  sealed:
    'Svaren låses med koden här innan de skickas till oss. Vi får inte koden. Därför kan vi inte läsa svaren utan att gissa koden, och det tar mycket lång tid. Vi tar bort svaren när du har hämtat dem. Annars tar vi bort dem inom två timmar.',
  make: 'Skapa en kod',
  making: 'Skapar koden …',
  failed: 'Det gick inte att skapa en kod',
  'failed.network':
    'Vi når inte tjänsten nu. Har du internet? Försök igen. Du kan också fortsätta svara här.',
  'failed.too-many-requests':
    'Många har skapat koder nu. Vänta en stund och försök igen. Du kan också fortsätta svara här.',
  'failed.unsupported':
    'Den här webbläsaren kan inte låsa svaren. Prova en annan webbläsare, eller fortsätt svara här.',
  'failed.unexpected': 'Något gick fel hos oss. Försök igen om en stund, eller fortsätt svara här.',
  code: 'Din kod',
  'step.1': 'Öppna sidan',
  'step.2': 'Välj ”{choice}”.',
  'step.3': 'Skriv koden.',
  valid:
    'Koden fungerar en gång, i 30 minuter. Visa den inte för någon. Den som har koden kan läsa dina svar. Svaren finns kvar här också. En delad skärm rensar sig själv, så där försvinner de snart.',
  first: 'Du kan bara svara en gång. Det svar som du skickar först räknas.',
  forget: 'Ta bort svaren från den här enheten',
  'forget.question': 'Ser du frågorna på din andra enhet? Vill du ta bort svaren här nu?',
  'forget.yes': 'Ta bort svaren',
  'forget.no': 'Behåll dem här',
  forgotten: 'Svaren är borttagna från den här enheten',
  'forgotten.text': 'Fortsätt på din andra enhet. Du är klar här.',
  here: 'Har du börjat svara på en annan enhet?',
  'here.label': 'Kod från den andra enheten',
  'here.hint': 'Koden har 9 tecken, till exempel 7K4-MX9-2QD. Du kan skriva stora eller små bokstäver.',
  'here.submit': 'Hämta mina svar',
  'here.checking': 'Hämtar svaren …',
  'here.error.form': 'Skriv alla 9 tecken i koden. Koden står på din andra enhet.',
  'here.error.unknown':
    'Koden fungerar inte. Du kan ha skrivit fel. Koden kan vara använd eller äldre än 30 minuter. Om svaren finns kvar på din andra enhet kan du skapa en ny kod där.',
  'here.error.unsupported': 'Den här webbläsaren kan inte låsa upp svaren. Prova en annan webbläsare.',
  'here.error.notStored':
    'Webbläsaren sparar inget. Därför kan vi inte visa svaren här. Skapa en ny kod och prova en annan webbläsare.',
  'here.error.network': 'Vi når inte tjänsten nu. Har du internet? Försök igen.',
  'here.error.too-many-requests': 'Det har gjorts för många försök. Vänta en stund och försök igen.',
  'here.error.unexpected': 'Något gick fel hos oss. Försök igen om en stund.',
} as const satisfies Record<keyof typeof sv, string>
