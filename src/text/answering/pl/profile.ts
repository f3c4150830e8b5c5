import type { profile as sv } from '../../sv/profile.ts'

export const profile = {
  'start.title': 'Pytania o Ciebie i Twoją pracę',
  'start.description': 'Odpowiadaj po kolei na pytania o to, jak Ci jest w pracy.',
  'deep.title': 'Pogłębiona analiza',
  'deep.description':
    'Pytania o to, jak Ci jest w pracy i co może za tym stać. Zajmie to od ośmiu do dwunastu minut.',

  'environment.title': 'Ankieta o środowisku pracy',
  'environment.description':
    'Pytania o to, jak Ci jest w pracy, i o środowisko pracy. Zajmie to od dwunastu do piętnastu minut.',

  'result.title': 'Gotowe',
  'progress.label': 'Tyle już za Tobą',
  'progress.start': 'Start',
  'progress.promise': 'Co widzi HR',
  'progress.promise.note': 'Tak chronimy Twoje odpowiedzi',
  'progress.step': 'Krok {step}',
  'progress.result': 'Wynik',

  'welcome.stressprofil.heading': 'Profil stresu',
  'welcome.stressprofil.lead':
    'Odpowiesz na dwanaście pytań o ostatnie cztery tygodnie. Zajmie to od trzech do czterech minut.',
  'welcome.djupanalys.heading': 'Pogłębiona analiza',
  'welcome.djupanalys.lead':
    'Odpowiadasz po kolei na pytania o ostatnie cztery tygodnie. Potem możesz wybrać część o tym, co może za tym stać. Zajmie to od ośmiu do dwunastu minut.',
  'welcome.arbetsmiljo.heading': 'Ankieta o środowisku pracy',
  'welcome.arbetsmiljo.lead':
    'Odpowiesz na dwanaście pytań o to, jak Ci jest w pracy. Potem możesz odpowiedzieć na 48 pytań o środowisko pracy. Zajmie to od dwunastu do piętnastu minut.',
  'welcome.noRight': 'Nie ma dobrych ani złych odpowiedzi. Wybierz to, co najlepiej pasuje do Ciebie.',
  'welcome.pause':
    'Możesz zrobić przerwę, kiedy chcesz. Odpowiedzi są przechowywane w tej przeglądarce przez dwa tygodnie.',
  'welcome.start': 'Zacznij',
  'welcome.round':
    'Odpowiadasz w ankiecie „{round}” u pracodawcy {organisation}. Jest ona otwarta do {date} do godziny {time}.',
  'welcome.roundOffer.title': '{organisation} prowadzi teraz ankietę',
  'welcome.roundOffer.text':
    'Masz zaproszenie do ankiety „{round}”, która jest otwarta do {date} do godziny {time}. Udział jest dobrowolny.',
  'welcome.roundOffer.answer': 'Odpowiedz w ankiecie',
  'welcome.roundOffer.self': 'Wypełniam tylko dla siebie',
  'welcome.alone': 'Albo wypełnij tylko dla siebie',
  'welcome.last': 'Twój ostatni wynik nadal tu jest.',
  'welcome.last.link': 'Zobacz swoje wyniki',
  'welcome.noScript': 'Pytania potrzebują JavaScriptu. Włącz go w przeglądarce i odśwież stronę.',

  'promise.heading': 'Kto co widzi',
  'promise.more': 'Przeczytaj więcej o tym, kto co widzi',
  'promise.short.seen': 'HR (dział kadr) i Twój przełożony widzą tylko wyniki grup. {units}',
  'promise.short.never':
    'Nigdy nie widzą Twoich odpowiedzi ani Twojej strefy i nie dostają listy osób, które odpowiedziały. Ta obietnica ma granice. Możesz o nich przeczytać poniżej.',
  'promise.short.voluntary':
    'Udział w ankiecie „{round}” u pracodawcy {organisation} jest dobrowolny. Wysłanych odpowiedzi nie można cofnąć.',
  'promise.visitor.1': 'Żadna Twoja odpowiedź nie opuszcza tej przeglądarki.',
  'promise.visitor.2':
    'Wynik jest obliczany tutaj, w Twoim telefonie lub komputerze. My nie poznamy Twoich odpowiedzi.',
  'promise.visitor.3': 'Na koniec wybierzesz, czy chcesz zapisać wynik na koncie.',
  'promise.visitor.4':
    'Jeśli z tego komputera korzystają też inni, możesz na końcu usunąć wynik na stronie z wynikiem.',
  'promise.signedIn.1':
    'Wynik jest zapisywany w zaszyfrowanej formie na koncie {email}. Tylko Ty możesz go przeczytać, o ile nikt inny nie czyta poczty pod tym adresem.',
  'promise.signedIn.2': 'Żaden pracodawca nie dowie się, że odpowiadasz ani co odpowiadasz.',
  'promise.signedIn.3': 'Możesz usunąć wynik, kiedy chcesz.',
  'promise.units.several': 'Twoje odpowiedzi mogą się liczyć w wynikach {chain}.',
  'promise.units.first': 'Twojej jednostki {unit}, jeśli będzie tam co najmniej {number} odpowiedzi',
  'promise.units.next': 'a jeśli nie, to jednostki {unit}',
  'promise.units.last': 'a jeśli nie, to całej jednostki {unit}',
  'promise.units.one': 'Twoje odpowiedzi mogą się liczyć w wynikach całej jednostki {unit}.',
  'promise.units.none': 'Jeśli będzie mniej niż {number} odpowiedzi, żadne wyniki nie zostaną pokazane.',
  'promise.number.8': 'osiem',
  'promise.number.9': 'dziewięć',
  'promise.number.10': 'dziesięć',
  'promise.number.11': 'jedenaście',
  'promise.number.12': 'dwanaście',
  'promise.list.title': 'Kto ma zaproszenie',
  'promise.list.group':
    'W Twojej jednostce zaproszenie {count|mają|ma|ma|ma} {count} {count|osoby|osób|osoba|osoby}, licząc z Tobą.',
  'promise.list.joined':
    '{count} z nich {count|są nowe|jest nowych|jest nowa|jest nowych} w jednostce od czasu poprzedniej ankiety.',
  'promise.list.same': 'Nikt z nich nie jest nowy w jednostce od czasu poprzedniej ankiety.',
  'promise.list.never': 'Tej jednostki jeszcze nie pytano, więc wszyscy są nowi na liście.',
  'promise.list.all':
    'W całej ankiecie zaproszenie {count|mają|ma|ma|ma} {count} {count|osoby|osób|osoba|osoby}. Od poprzedniej ankiety {joined|doszły|doszło|doszła|doszło} {joined}, a {gone|odpadły|odpadło|odpadła|odpadło} {gone}.',
  'promise.list.allFirst':
    'W całej ankiecie zaproszenie {count|mają|ma|ma|ma} {count} {count|osoby|osób|osoba|osoby}.',
  'promise.list.approval':
    'Przedstawiciel pracowników ds. BHP (skyddsombud) sprawdził listę i ją zatwierdził.',
  'promise.list.silence':
    'Przedstawiciel pracowników ds. BHP (skyddsombud) miał trzy dni robocze na sprawdzenie listy i nie zgłosił sprzeciwu.',
  'promise.list.statement':
    'Nikt ze strony pracowników nie widział listy, bo nie ma przedstawiciela ds. BHP (skyddsombud). Pracodawca tak opisuje, jak Was poinformowano: „{statement}”',
  'promise.list.check':
    'Jeśli ta liczba nie zgadza się z tym, ilu Was jest, lepiej na razie nie odpowiadaj i zapytaj przedstawiciela ds. BHP lub HR. Zmyślone osoby w małej grupie mogą sprawić, że Twoje odpowiedzi wyjdą na jaw.',
  'promise.list.proof': 'Sprawdź, czy jesteś na liście',
  'promise.mixed.title': 'Co widzą HR i Twój przełożony',
  'promise.never.title': 'Czego nigdy nie widzą',
  'promise.never.1': 'Twoich odpowiedzi na żadne pytanie.',
  'promise.never.2': 'Twojego wyniku ani Twojej strefy.',
  'promise.never.3':
    'Listy osób, które odpowiedziały. Jeśli jednak w grupie odpowiedzą prawie wszyscy, i tak może to być widoczne.',
  'promise.never.4':
    'Dotyczy to wszystkich, którzy mają do czynienia z tą usługą: HR, przełożonych, współpracowników i naszego personelu.',
  'promise.final.title': 'Wysłanych odpowiedzi nie można cofnąć',
  'promise.final.text':
    'Wysłane odpowiedzi łączą się z odpowiedziami innych. Potem nikt nie może ich już odnaleźć, nawet Ty. Do tego czasu możesz zmienić zdanie.',
  'promise.own.title': 'Twój własny wynik',
  'promise.own.account':
    'Swój wynik zobaczysz od razu. Jest zapisywany w zaszyfrowanej formie na koncie {email}, gdzie tylko Ty możesz go przeczytać, o ile nikt inny nie czyta poczty pod tym adresem.',
  'promise.own.browser': 'Swój wynik zobaczysz od razu. Jest zapisywany tylko w tej przeglądarce.',
  'promise.try': 'Sprawdź na przykładzie, co jest pokazywane, a co ukryte',
  'onSickLeave.title': 'Jesteś na zwolnieniu lekarskim?',
  'onSickLeave.label': 'Jestem na pełnym zwolnieniu lekarskim',
  'onSickLeave.hint':
    'Wtedy pytamy o ostatnie cztery tygodnie, nawet jeśli w tym czasie nie pracujesz. Wiele pytań dotyczy pracy. W każdej części możesz pominąć jedno pytanie. Jeśli na więcej pytań nie da się odpowiedzieć, możesz poczekać, aż wrócisz do pracy. Nikt inny nie zobaczy tej informacji.',
  'promise.start': 'Do pierwszego pytania',
  'promise.privacy': 'Więcej o tym, jak chronimy Twoje dane',

  'question.previous': 'Wstecz',
  'question.count': 'Pytanie {current} z {total}',
  'question.continue': 'Dalej',
  'question.keys': 'Na klawiaturze wybierzesz odpowiedź klawiszami od 1 do 5.',
  'question.advance': 'Przechodź dalej automatycznie',
  'question.advance.notice':
    'Gdy naciśniesz odpowiedź, następne pytanie pojawi się samo. Możesz to zmienić pod każdym pytaniem.',
  'question.advance.legend': 'Kiedy następne pytanie ma się pojawić samo?',
  'question.advance.pointer': 'Gdy naciskam lub klikam odpowiedź',
  'question.advance.always': 'Także wtedy, gdy używam klawiatury lub czytnika ekranu',
  'question.advance.never': 'Nigdy, idę dalej przyciskiem „Dalej”',
  'question.advance.pointer.note': 'Włączone przy naciśnięciu',
  'question.advance.always.note': 'Włączone',
  'question.advance.never.note': 'Wyłączone',
  'question.skip': 'Pomiń to pytanie',
  'question.skip.limit': 'W każdej części możesz pominąć jedno pytanie. Temat tej części: {category}.',
  'question.skip.used':
    'W tej części jedno pytanie jest już pominięte. Wybierz odpowiedź, która pasuje najlepiej, żebyśmy mogli obliczyć wynik.',
  'question.error': 'Wybierz, jak często tak było.',
  'question.leaveCauses': 'Pomiń całą część o przyczynach',
  'question.sickLeave': 'Pomyśl o ostatnich czterech tygodniach, nawet jeśli w tym czasie nie pracujesz.',
  'question.cause': 'Przyczyny: {cause}.',

  'causes.heading': 'Chcesz odpowiedzieć na pytania o to, co może za tym stać?',
  'causes.why':
    'Odpowiedzi pokażą, co w pracy odbiera Ci siły, i zdecydują o tym, od czego zacznie się Twój plan.',
  'causes.sickLeave':
    'Ponieważ jesteś na zwolnieniu, możesz pominąć tę część, jeśli w ostatnich czterech tygodniach nie było żadnego kontaktu z pracą.',
  'causes.answer': 'Tak, odpowiem na {count} {count|pytania|pytań|pytanie|pytania}',
  'causes.answer.hint': 'Zajmie to od czterech do pięciu minut.',
  'causes.answer.hint.many': 'Zajmie to około dziesięciu minut.',
  'causes.leave': 'Nie, pomijam całą tę część',
  'causes.leave.hint': 'Swój wynik i tak zobaczysz.',
  'causes.error': 'Wybierz, czy chcesz odpowiedzieć na pytania o przyczyny.',

  'check.heading': 'Czy Twoje odpowiedzi się zgadzają?',
  'check.lead': 'Przejrzyj odpowiedzi. Jeśli coś się nie zgadza, możesz je zmienić.',
  'check.causes': 'Przyczyny w pracy',
  'check.change': 'Zmień',
  'check.changeWhat': 'odpowiedź na pytanie: {question}',
  'check.skipped': 'Pominięte',
  'check.open': 'Bez odpowiedzi',
  'check.causesLeft': 'Pytania o przyczyny są pominięte, zgodnie z Twoim wyborem.',
  'check.causesChange': 'Odpowiedz na nie mimo wszystko',
  'check.show': 'Pokaż mój wynik',
  'check.send': 'Wyślij moje odpowiedzi',
  'check.final': 'Wysłanych odpowiedzi nie można cofnąć.',
  'check.lacking': 'Odpowiedz na jeszcze jedno pytanie z części: {category}',
  'check.lackingCauses': 'Odpowiedz na wszystkie pytania o przyczyny albo pomiń całą tę część.',

  'loading.loading': 'Wczytujemy stronę…',
  'loading.lost':
    'Brak połączenia z internetem. Twoje odpowiedzi nadal tu są, a strona pojawi się, gdy połączenie wróci.',
  'draft.notKept':
    'Przeglądarka nie może zapisać Twoich odpowiedzi. Znikną, jeśli odświeżysz lub zamkniesz stronę.',
  'draft.resumed': 'Masz już część odpowiedzi i możesz iść dalej od tego miejsca.',
  'draft.reworded':
    'Od czasu Twoich pierwszych odpowiedzi pytania zostały sformułowane inaczej. Odpowiedzi dotyczyły starych pytań i nie można ich tu użyć, więc trzeba zacząć od początku.',
  'draft.startOver': 'Zacznij od początku',
  'draft.startOver.question': 'Chcesz usunąć dotychczasowe odpowiedzi?',
  'draft.startOver.yes': 'Tak, zacznij od nowa',
  'draft.startOver.no': 'Nie, zostaw je',
  'draft.elsewhere.heading': 'Ankieta została zakończona w innej karcie',
  'draft.elsewhere.text': 'Odpowiedzi zostały tam wysłane lub usunięte, więc tutaj nie musisz już nic robić.',
  'draft.elsewhere.again': 'Zacznij od nowa',

  'sending.now': 'Wysyłamy Twoje odpowiedzi…',
  'sending.sent': 'Dziękujemy. Twoje odpowiedzi zostały wysłane.',
  'sending.counted': 'Liczą się w ankiecie „{round}” u pracodawcy {organisation}.',
  'sending.first': 'Jeśli ktoś już odpowiedział z tym samym kodem, liczą się pierwsze odpowiedzi.',
  'sending.read': 'Usuń tę wiadomość',
  'sending.waiting.title': 'Twoje odpowiedzi czekają na połączenie z internetem',
  'sending.waiting.text':
    'Zostaną wysłane automatycznie, gdy połączenie wróci, więc najlepiej zostaw tę stronę otwartą. Jeśli ją zamkniesz, odpowiedzi zostaną wysłane, gdy znów otworzysz pytania. Liczą się w ankiecie dopiero po wysłaniu.',
  'sending.signIn.title': 'Trzeba zalogować się ponownie',
  'sending.signIn.text':
    'Twoje odpowiedzi nadal są w przeglądarce i zostaną wysłane po ponownym zalogowaniu.',
  'sending.signIn.button': 'Zaloguj się',
  'sending.other.title': 'Te odpowiedzi należą do innego konta',
  'sending.other.text': 'Zostaną wysłane, gdy osoba, która odpowiadała, zaloguje się w tej przeglądarce.',
  'sending.used.title': 'Twoje odpowiedzi w tej ankiecie były już wysłane',
  'sending.used.text':
    'Liczą się Twoje pierwsze odpowiedzi, a nowe nie zostały wysłane. Wynik poniżej jest tylko dla Ciebie.',
  'sending.closed.title': 'Ankieta jest zamknięta',
  'sending.closed.text': 'Odpowiedzi wysłane teraz już się nie liczą. Wynik poniżej jest tylko dla Ciebie.',
  'sending.refused.title': 'Nie udało się przyjąć Twoich odpowiedzi',
  'sending.refused.text': 'Odśwież stronę i odpowiedz jeszcze raz. Wynik poniżej jest tylko dla Ciebie.',

  'invitation.used.heading': 'Twoje odpowiedzi już do nas dotarły',
  'invitation.used.text':
    'Dziękujemy za odpowiedzi. Każde zaproszenie liczy się jeden raz, więc nie musisz już nic robić.',
  'invitation.closed.heading': 'Ankieta jest zamknięta',
  'invitation.closed.text':
    'W ankiecie „{round}” nie można już odpowiadać. Jeśli mimo to chcesz zobaczyć, jak Ci jest, możesz odpowiedzieć tylko dla siebie.',
  'invitation.unknown.heading': 'Link nie działa',
  'invitation.unknown.text':
    'Ankieta mogła się już zakończyć albo brakuje części linku. Otwórz e-mail i naciśnij link jeszcze raz. Jeśli to nie pomoże, zapytaj osobę, która Cię zaprosiła.',
  'invitation.results': 'Zobacz swoje wyniki',
} as const satisfies Record<keyof typeof sv, string>
