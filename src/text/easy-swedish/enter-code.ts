import type { enterCode as sv } from '../sv/enter-code.ts'

/** Entering the code of a slip, in easy Swedish. */
export const enterCode = {
  title: 'Svara med en kod',
  description: 'Har du fått en lapp med en kod? Skriv koden här. Då kan du svara på frågorna.',
  lead: 'Du har fått en lapp på jobbet. På lappen står en kod. Skriv koden här. Du behöver inget konto.',
  label: 'Kod',
  hint: 'Koden har 10 tecken, till exempel 7K4MX-92QDA. Du kan skriva stora eller små bokstäver.',
  submit: 'Fortsätt',
  checking: 'Söker …',
  once: 'Inget skickas förrän du själv skickar dina svar. Koden gäller en gång. Har någon redan svarat med koden? Då räknas det första svaret.',
  'error.summary': 'Något behöver rättas',
  'error.prefix': 'Fel:',
  'error.form': 'Skriv alla 10 tecken i koden. Koden står på lappen.',
  'error.unknown':
    'Koden fungerar inte. Läs koden på lappen en gång till. Har du skrivit rätt? Då kan du be om en ny lapp. Det kan också vara för sent att svara.',
  'error.instrument': 'Frågorna till den här koden finns inte här.',
  help: 'Fungerar inte koden?',
  'help.text':
    'Be HR eller ditt skyddsombud om en ny lapp. HR har hand om personalen. Skyddsombudet talar för er som är anställda. När du får en ny lapp slutar den gamla koden att gälla.',
  noScript: 'Sidan behöver JavaScript för att läsa koden.',
} as const satisfies Record<keyof typeof sv, string>
