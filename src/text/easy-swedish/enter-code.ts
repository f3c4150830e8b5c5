import type { enterCode as sv } from '../sv/enter-code.ts'

/** Entering the code of a slip, in easy Swedish. */
export const enterCode = {
  title: 'Svara med en kod',
  description: 'Har du fått en lapp med en kod? Skriv koden här. Då kan du svara på frågorna.',
  lead: 'Du har fått en lapp på jobbet. På lappen står en kod. Skriv koden här. Du behöver inget konto.',
  label: 'Kod',
  'slip.hint': 'Koden har 10 tecken, till exempel 7K4MX-92QDA. Du kan skriva stora eller små bokstäver.',
  submit: 'Fortsätt',
  checking: 'Söker …',
  once: 'Inget skickas förrän du själv skickar dina svar. Koden gäller en gång. Har någon redan svarat med koden? Då räknas det första svaret.',
  'slip.error.form': 'Skriv alla 10 tecken i koden. Koden står på lappen.',
  'slip.error.unknown':
    'Koden fungerar inte. Läs koden på lappen en gång till. Har du skrivit rätt? Då kan du be om en ny lapp. Det kan också vara för sent att svara.',
  'error.instrument': 'Frågorna till den här koden finns inte här.',
  help: 'Fungerar inte koden?',
  'help.text':
    'Be HR eller ditt skyddsombud om en ny lapp. HR har hand om personalen. Skyddsombudet talar för er som är anställda. När du får en ny lapp slutar den gamla koden att gälla.',
  'mail.title': 'Din inbjudan att svara på frågor',
  'mail.description': 'Du kommer hit från länken i ett mejl från din arbetsplats.',
  'mail.reading': 'Hämtar din inbjudan …',
  'mail.missing':
    'Länken i mejlet är inte hel. Därför vet vi inte vilken inbjudan du har. Ett program för mejl kan ha tagit bort en bit av länken.',
  'mail.enter': 'Det står en kod i samma mejl. Skriv koden här. Då kan du svara på frågorna.',
  'mail.unknown': 'Länken fungerar inte',
  'mail.unknown.text':
    'Det kan vara för sent att svara. Länken kan också ha ändrats på vägen till dig. Det står en kod i samma mejl. Du kan skriva koden här.',
  'mail.hint': 'Koden har 12 tecken, till exempel 7K4M-X92Q-DA8P. Du kan skriva stora eller små bokstäver.',
  'mail.error.form': 'Skriv alla 12 tecken i koden. Koden står i mejlet.',
  'mail.error.unknown':
    'Koden fungerar inte. Läs koden i mejlet en gång till. Det kan också vara för sent att svara.',
  'mail.once': 'Inget skickas förrän du själv skickar dina svar.',
  'mail.help': 'Hittar du ingen kod?',
  'mail.help.text':
    'Gå tillbaka till mejlet. Under knappen står en lång adress. Kopiera hela adressen. Klistra in den högst upp i webbläsaren. Hjälper det inte? Fråga den som bjöd in dig.',
  'mail.self': 'Vill du bara göra testet för dig själv? Då räknas inte svaren på jobbet.',
  'mail.self.link': 'Gör stressprofilen för dig själv',
  'mail.noScript': 'Sidan behöver JavaScript för att öppna din inbjudan.',
  lost: 'Vi når inte din inbjudan just nu',
  'lost.text': 'Se efter om du har internet. Vi försöker igen av oss själva när du har internet.',
  retry: 'Försök igen',
  noScript: 'Sidan behöver JavaScript för att läsa koden.',
} as const satisfies Record<keyof typeof sv, string>
