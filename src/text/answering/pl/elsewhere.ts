import type { elsewhere as sv } from '../../sv/elsewhere.ts'

/** Continuing on another device with answers that were begun on this one, by a code. */
export const elsewhere = {
  open: 'Kontynuuj na innym urządzeniu',
  title: 'Kontynuuj na innym urządzeniu',
  close: 'Zamknij',
  lead: 'Dostaniesz kod, który wpiszesz na drugim telefonie lub komputerze. Tam będziesz odpowiadać dalej od pytania, do którego udało Ci się dojść, i nie potrzebujesz konta.',
  sealed:
    'Odpowiedzi są szyfrowane kodem tutaj, w przeglądarce, zanim zostaną do nas wysłane. Kodu nie wysyłamy, więc nie możemy przeczytać odpowiedzi bez jego odgadnięcia, a to trwałoby bardzo długo. Usuwamy je po pobraniu albo w ciągu godziny od wygaśnięcia kodu.',
  make: 'Utwórz kod',
  making: 'Tworzymy kod…',
  failed: 'Nie udało się utworzyć kodu',
  'failed.network':
    'Nie możemy teraz połączyć się z usługą. Sprawdź połączenie z internetem i spróbuj ponownie. Możesz też odpowiadać dalej tutaj.',
  'failed.too-many-requests':
    'W krótkim czasie utworzono wiele kodów. Poczekaj chwilę i spróbuj ponownie albo odpowiadaj dalej tutaj.',
  'failed.unsupported':
    'Ta przeglądarka nie może zaszyfrować odpowiedzi. Użyj innej przeglądarki albo odpowiadaj dalej tutaj.',
  'failed.unexpected':
    'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę albo odpowiadaj dalej tutaj.',
  code: 'Twój kod',
  'step.1': 'Otwórz stronę',
  'step.2': 'Wybierz „{choice}”',
  'step.3': 'Wpisz kod.',
  valid:
    'Kod działa raz, przez 30 minut. Nie pokazuj go nikomu, bo kto go użyje, może przeczytać Twoje odpowiedzi. Odpowiedzi zostają też tutaj, chyba że to wspólny ekran, który sam się czyści.',
  first: 'Liczy się odpowiedź wysłana jako pierwsza, bez względu na urządzenie.',
  forget: 'Usuń odpowiedzi z tego urządzenia',
  'forget.question':
    'Poczekaj, aż zobaczysz pytania na drugim urządzeniu. Czy chcesz teraz usunąć odpowiedzi stąd?',
  'forget.yes': 'Usuń odpowiedzi',
  'forget.no': 'Zostaw je tutaj',
  forgotten: 'Odpowiedzi zostały usunięte z tego urządzenia',
  'forgotten.text': 'Kontynuuj na drugim urządzeniu. Tutaj nie musisz już nic robić.',
  here: 'Masz kod z innego urządzenia?',
  'here.label': 'Kod z drugiego urządzenia',
  'here.hint': 'Dziewięć znaków, na przykład 7K4-MX9-2QD. Możesz używać wielkich lub małych liter.',
  'here.submit': 'Pobierz moje odpowiedzi',
  'here.checking': 'Pobieramy odpowiedzi…',
  'here.error.form': 'Wpisz wszystkie dziewięć znaków kodu, tak jak są na drugim urządzeniu.',
  'here.error.unknown':
    'Kod nie działa. Może być błędnie wpisany, już użyty albo starszy niż 30 minut. Jeśli odpowiedzi są nadal na drugim urządzeniu, możesz tam utworzyć nowy kod.',
  'here.error.unsupported': 'Ta przeglądarka nie może odczytać odpowiedzi. Użyj innej przeglądarki.',
  'here.error.notStored':
    'Przeglądarka niczego nie zapisuje, więc nie można tu odebrać odpowiedzi. Utwórz nowy kod i użyj innej przeglądarki.',
  'here.error.network':
    'Nie możemy teraz połączyć się z usługą. Sprawdź połączenie z internetem i spróbuj ponownie.',
  'here.error.too-many-requests':
    'Było zbyt wiele prób w krótkim czasie. Poczekaj chwilę, zanim spróbujesz ponownie.',
  'here.error.unexpected': 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
} as const satisfies Record<keyof typeof sv, string>
