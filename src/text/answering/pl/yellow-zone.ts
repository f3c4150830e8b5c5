import type { yellowZone as sv } from '../../sv/yellow-zone.ts'

export const yellowZone = {
  'yellow.title': 'Następny krok',
  'yellow.description': 'Co możesz zrobić, gdy obciążenie jest większe, niż to dobre na dłuższą metę.',
  'yellow.heading': 'Odzyskuj siły krok po kroku',
  'yellow.lead': 'Obciążenie wydaje się większe, niż to dobre na dłuższą metę, ale często można to zmienić.',
  'yellow.today': 'Przerwa jeszcze dziś',
  'yellow.today.text':
    'Pomagają krótkie przerwy w ciągu dnia, najlepiej dwie minuty co godzinę. Potrzebne są też wolne wieczory.',
  'yellow.today.pause': 'Zrób teraz mikroprzerwę',
  'yellow.about.title': 'Co oznacza żółta strefa',
  'yellow.about.1':
    'Ciało wytrzymuje duży stres przez krótki czas. Wyczerpuje to, że w międzyczasie nie ma kiedy odpocząć. Często najpierw odbija się to na śnie i cierpliwości.',
  'yellow.about.3':
    'Przyczyna często leży w tym, jak zorganizowana jest praca. Wtedy także w pracy coś musi się zmienić.',
  'yellow.deep': 'Pogłębiona analiza',
  'yellow.deep.text':
    'Pogłębiona analiza zajmuje od ośmiu do dwunastu minut. Pokazuje, gdzie obciążenie jest największe i co w pracy może za tym stać.',
  'yellow.deep.link': 'Wypełnij pogłębioną analizę',
  'yellow.programme': 'Program krok po kroku',
  'yellow.programme.text':
    'Program ma sześć modułów, po jednym na miesiąc, z krótkimi krokami, które zrobisz obok pracy. Wszystkie części są otwarte.',
  'yellow.programme.link': 'Przejdź do programu',
  'yellow.talk': 'Porozmawiaj z HR lub przełożonym',
  'yellow.talk.text':
    'Nie musisz mówić, jakie są Twoje odpowiedzi. Wystarczy powiedzieć, czego jest za dużo i co by pomogło.',
  'yellow.talk.button': 'Poproś, żeby ktoś się z Tobą skontaktował',
  'yellow.talk.words': 'Pomoc w doborze słów',
  'yellow.more.link': 'Przeczytaj więcej o stresie',

  'contact.legend': 'O czym chcesz porozmawiać?',
  'contact.hint': 'Wybierz dwa lub trzy zdania, a powstanie szkic, nad którym możesz dalej pracować.',
  'contact.opening': 'Cześć!',
  'contact.closing': 'Czy masz pół godziny w tym tygodniu?',
  'contact.line.noticed': 'Zauważam, że między dniami pracy nie mam kiedy odpocząć.',
  'contact.line.much': 'Mam więcej do zrobienia, niż mieści się w moich godzinach pracy.',
  'contact.line.clear': 'Nie mam pewności, co jest teraz najważniejsze.',
  'contact.line.breaks': 'Często coś mi przerywa i trudno mi dokończyć zadania.',
  'contact.line.alone': 'Pracuję w dużej mierze w pojedynkę i nie mam kogo zapytać.',
  'contact.line.sleep': 'Trudno mi oderwać się od pracy, gdy wracam do domu.',
  'contact.line.priorities':
    'Zależy mi, żebyśmy omówili, co jest najważniejsze w najbliższych dwóch tygodniach.',
  'contact.line.remove':
    'Zależy mi, żebyśmy sprawdzili, czy coś może poczekać, odpaść albo przejść częściowo na kogoś innego.',
  'contact.line.followUp': 'Zależy mi, żebyśmy przez jakiś czas krótko rozmawiali co tydzień.',
  'contact.text': 'Twoja wiadomość',
  'contact.text.hint': 'Zmień tekst, jak chcesz. Nie jest stąd ani wysyłany, ani zapisywany.',
  'contact.copy': 'Skopiuj tekst',
  'contact.copied': 'Tekst został skopiowany. Wklej go do e-maila lub wiadomości.',
  'contact.notCopied':
    'Nie udało się automatycznie skopiować tekstu. Jest zaznaczony, więc możesz go skopiować ręcznie.',
} as const satisfies Record<keyof typeof sv, string>
