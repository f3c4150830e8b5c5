import type { enterCode as sv } from '../../sv/enter-code.ts'

export const enterCode = {
  title: 'Odpowiedz za pomocą kodu',
  description: 'Masz kartkę z kodem? Wpisz tutaj kod, żeby odpowiedzieć na ankietę.',
  lead: 'Wpisz kod z kartki, którą masz z pracy, albo kod z końca linku w SMS-ie. Nie potrzebujesz konta.',
  label: 'Kod',
  'slip.hint': 'Dziesięć znaków, na przykład 7K4MX-92QDA. Wielkość liter nie ma znaczenia.',
  submit: 'Dalej',
  checking: 'Szukamy…',
  once: 'Nic nie zostanie wysłane, dopóki nie wyślesz swoich odpowiedzi. Kod działa jeden raz. Jeśli ktoś już odpowiedział z tym kodem, liczą się pierwsze odpowiedzi.',
  'slip.error.form': 'Wpisz wszystkie dziesięć znaków kodu, tak jak na kartce.',
  'slip.error.unknown':
    'Kod nie działa. Sprawdź, czy jest wpisany poprawnie. Jeśli tak, poproś o nową kartkę. Możliwe też, że ankieta jest już zamknięta.',
  'error.instrument': 'Nie ma tu pytań do tej ankiety.',
  help: 'Kod nie działa?',
  'help.text':
    'Poproś o nową kartkę dział HR lub przedstawiciela pracowników ds. BHP (po szwedzku skyddsombud). Stary kod przestanie wtedy działać.',
  'mail.title': 'Twoje zaproszenie do ankiety',
  'mail.description': 'Tutaj prowadzi link z zaproszenia od Twojego pracodawcy.',
  'mail.reading': 'Wczytujemy Twoje zaproszenie…',
  'mail.missing':
    'Link z e-maila jest niepełny, więc nie widzimy, którego zaproszenia dotyczy. Tak się dzieje, gdy program pocztowy lub ochrona przed szkodliwymi linkami usunie jego końcówkę.',
  'mail.enter': 'Wpisz zamiast tego kod z tego samego e-maila, a przejdziesz do ankiety.',
  'mail.unknown': 'Link nie działa',
  'mail.unknown.text':
    'Ankieta mogła się już zakończyć albo link zmienił się po drodze do Ciebie. Możesz wpisać kod z tego samego e-maila.',
  'mail.hint': 'Dwanaście znaków, na przykład 7K4M-X92Q-DA8P. Wielkość liter nie ma znaczenia.',
  'mail.error.form': 'Wpisz wszystkie dwanaście znaków kodu, tak jak w e-mailu.',
  'mail.error.unknown':
    'Kod nie działa. Sprawdź, czy jest wpisany tak jak w e-mailu. Możliwe też, że ankieta już się zakończyła.',
  'mail.once': 'Nic nie zostanie wysłane, dopóki nie wyślesz swoich odpowiedzi.',
  'mail.help': 'Nie widzisz kodu?',
  'mail.help.text':
    'Wróć do e-maila, skopiuj cały adres spod przycisku i wklej go w pasku adresu przeglądarki. Jeśli to nie pomoże, zapytaj osobę, która Cię zaprosiła.',
  'mail.self': 'Chcesz zrobić test tylko dla siebie? Wtedy odpowiedzi nie liczą się w ankiecie.',
  'mail.self.link': 'Wypełnij profil stresu dla siebie',
  'mail.noScript': 'Ta strona potrzebuje JavaScriptu, żeby otworzyć Twoje zaproszenie.',
  lost: 'Nie możemy teraz otworzyć Twojego zaproszenia',
  'lost.text': 'Sprawdź połączenie z internetem. Gdy wróci, spróbujemy ponownie automatycznie.',
  retry: 'Spróbuj ponownie',
  noScript: 'Ta strona potrzebuje JavaScriptu, żeby odczytać kod.',
} as const satisfies Record<keyof typeof sv, string>
