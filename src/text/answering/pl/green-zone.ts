import type { greenZone as sv } from '../../sv/green-zone.ts'

export const greenZone = {
  'green.title': 'Utrzymaj równowagę',
  'green.description':
    'Cztery obszary, które pomagają utrzymać stres na dobrym poziomie, i pięć ćwiczeń do zrobienia na tej stronie.',
  'green.heading': 'Rób dalej to, co działa',
  'green.lead': 'Tutaj są rady i ćwiczenia. Najłatwiej zamienić je w nawyk, gdy wszystko idzie dobrze.',
  'green.raised': 'Jeśli jakaś część Twojego wyniku jest podwyższona, możesz zacząć od',
  'green.raised.link': 'swojego planu działania',
  'green.areas': 'Cztery obszary, które zapobiegają stresowi',

  'green.movement': 'Regularny ruch',
  'green.movement.text': 'Spaceruj 30 minut dziennie, pięć dni w tygodniu.',
  'green.movement.1':
    'Jeśli chcesz, podziel ten czas. Trzy razy po dziesięć minut pomaga mniej więcej tak samo.',
  'green.movement.2':
    'Połącz spacer z czymś, co i tak robisz, na przykład z przerwą na lunch lub drogą do domu.',
  'green.movement.3': 'Idź tak szybko, żeby puls trochę wzrósł, ale żeby dało się rozmawiać.',
  'green.movement.plan': 'Dodaj pięć spacerów do mojego planu',
  'green.movement.planned': 'W Twoim planie jest teraz pięć spacerów tygodniowo przez cztery tygodnie.',
  'green.movement.notReached':
    'Nie możemy teraz połączyć się z usługą. Sprawdź połączenie z internetem i spróbuj jeszcze raz.',
  'green.movement.notKept':
    'Przeglądarka nie może teraz nic zapisać, więc wpisz spacery do własnego kalendarza.',
  'green.movement.see': 'Zobacz terminy i pobierz je do kalendarza',

  'green.sleep': 'Sen i regeneracja',
  'green.sleep.text': 'Ciało potrzebuje wyciszenia każdego dnia, nie tylko na urlopie.',
  'green.sleep.1': 'Wstawaj codziennie mniej więcej o tej samej porze, także w dni wolne.',
  'green.sleep.2': 'Odłóż pracę i ekrany pół godziny przed pójściem spać.',
  'green.sleep.3': 'Codziennie zrób coś, co pozwala Ci oderwać się od pracy. Wystarczy krótka chwila.',
  'green.sleep.exercise': 'Wybierz swój czas na regenerację',

  'green.structure': 'Porządek i plan',
  'green.structure.text': 'Gdy wiesz, co jest najważniejsze, łatwiej pozwolić reszcie poczekać.',
  'green.structure.1': 'Wybierz trzy rzeczy, które mają być dziś zrobione, i zapisz je.',
  'green.structure.2': 'Zostawiaj dziesięć minut między spotkaniami, żeby był czas na przerwę.',
  'green.structure.3': 'Ustal, kiedy kończy się Twój dzień pracy, i zapisz wtedy, co może poczekać do jutra.',
  'green.structure.exercise': 'Sprawdź z kompasem wartości, co jest najważniejsze',

  'green.presence': 'Uważność',
  'green.presence.text': 'Codziennie przez chwilę rób tylko jedną rzecz naraz.',
  'green.presence.1': 'Zjedz lunch bez patrzenia w ekran.',
  'green.presence.2':
    'Wyjdź na dwór bez słuchania czegokolwiek i zwróć uwagę na światło, dźwięki i powietrze.',
  'green.presence.3': 'Weź pięć spokojnych oddechów, zanim zaczniesz następną rzecz.',
  'green.presence.exercise': 'Weź teraz pięć oddechów',
  'green.how': 'Jak to zrobić',

  'green.about': 'O stresie',
  'green.about.1':
    'Stres to sposób, w jaki ciało dodaje Ci energii, gdy coś tego wymaga. Sam w sobie nie jest groźny, ale wyczerpuje, jeśli nigdy nie ma kiedy odpocząć.',
  'green.about.2':
    'Zielony kolor oznacza, że wynik łączny jest poniżej progu. Pojedyncza część może jednak być podwyższona. Wtedy jest to napisane w Twoim wyniku. Gdy coś się zmienia, często najpierw widać to po śnie, cierpliwości i pamięci.',
  'green.about.3':
    'Chronią nas głównie zwykłe rzeczy, robione często: ruch, sen, przerwy, spotkania z ludźmi i to, że wiemy, czego się od nas oczekuje w pracy.',
  'green.checkup': 'Zrób test ponownie',
  'green.checkup.text':
    'Wypełnij profil stresu jeszcze raz za około dwa miesiące, a zobaczysz, czy coś się zmieniło.',
} as const satisfies Record<keyof typeof sv, string>
