import type { whoSeesWhat as sv } from '../../sv/who-sees-what.ts'

export const whoSeesWhat = {
  title: 'Kto co widzi',
  description:
    'Zobacz, co widzisz Ty, HR i Twój przełożony, gdy odpowiadasz w ankiecie w pracy. Sprawdź też, co się dzieje, gdy ludzie odchodzą lub zmieniają grupę.',
  lead: 'Odpowiedzi należą do Ciebie, a Twój pracodawca widzi tylko wyniki grup. Tutaj możesz sprawdzić, czy to prawda.',

  'sees.title': 'Co kto może zobaczyć',
  'sees.you': 'Ty',
  'sees.you.text':
    'Swoje odpowiedzi, swoją strefę i to, jak się zmienia. Jeśli zapiszesz je na koncie, będą zaszyfrowane kluczem tylko tego konta.',
  'sees.hr': 'HR (dział kadr) i przedstawiciel pracowników ds. BHP (skyddsombud)',
  'sees.hr.text':
    'Zaokrąglone wyniki grup, w których jest co najmniej osiem odpowiedzi. Pojawiają się raz, po zamknięciu ankiety, i nigdy się nie zmieniają.',
  'sees.manager': 'Twój przełożony',
  'sees.manager.text':
    'Żadnej z Twoich odpowiedzi. Jeśli przełożony kieruje własną grupą, obowiązują te same zasady co dla HR.',
  'sees.nobody': 'Nikt',
  'sees.nobody.text':
    'Nie widzi odpowiedzi innej osoby. Po stronie pracodawcy nie ma żadnych pojedynczych odpowiedzi do przeczytania.',

  'play.title': 'Sprawdź na przykładzie',
  'play.lead':
    'Oto zmyślona firma z trzema działami. W każdym dziale kilka osób nie odpowiada. Firma przeprowadziła dwie ankiety, jedną wiosną i jedną jesienią. Zmień coś i zobacz, które wyniki znikają i dlaczego.',
  'play.controls': 'Co dzieje się w firmie?',
  'play.storage': 'Osoby z magazynu, które odpowiadają za każdym razem',
  'play.leave': 'Osoby, które między ankietami odchodzą z obsługi klienta',
  'play.join': 'Osoby ze sprzedaży, które odpowiadają jesienią, ale nie wiosną',
  'play.move': 'Osoby, które przechodzą ze sprzedaży do obsługi klienta',
  'play.fewer': 'Mniej: {what}',
  'play.more': 'Więcej: {what}',
  'play.examples': 'Albo zacznij od przykładu',
  'play.example.calm': 'Nic się nie dzieje',
  'play.example.small': 'Mała grupa',
  'play.example.leave': 'Jedna osoba odchodzi',
  'play.example.move': 'Dwie osoby zmieniają grupę',
  'play.example.five': 'Odpowiada pięć osób więcej',

  'round.before': 'Wiosną',
  'round.now': 'Jesienią',
  'place.company': 'Cała firma',
  'place.sales': 'Sprzedaż',
  'place.service': 'Obsługa klienta',
  'place.storage': 'Magazyn',
  'place.rest': 'w tym {count} bez działu',
  shown: 'HR widzi wynik',
  hidden: 'Wynik jest ukryty',
  'shown.counted': 'Wynik obejmuje {count} {count|odpowiedzi|odpowiedzi|odpowiedź|odpowiedzi}.',
  'shown.some': 'Wynik obejmuje {count} z {answers} odpowiedzi.',
  'hidden.few': '{answers} {answers|odpowiedzi|odpowiedzi|odpowiedź|odpowiedzi} to mniej niż osiem.',
  'hidden.cover':
    'Zbyt mało odpowiedzi można uwzględnić. Wynik musi opierać się na co najmniej dwóch trzecich odpowiedzi.',
  'hidden.difference': 'Jedyna różnica między wynikami z wiosny i z jesieni to {who}.',
  'hidden.one': 'HR mógłby wtedy obliczyć, co odpowiedziała właśnie ta osoba.',
  'hidden.several': 'HR mógłby wtedy obliczyć wspólny wynik właśnie tych {people} osób.',
  'hidden.upward': 'Odpowiedzi liczą się w wyniku całej firmy.',
  'hidden.nowhere':
    'Odpowiedzi nie liczą się w żadnym wyniku. W przeciwnym razie HR mógłby odjąć działy od całej firmy i obliczyć, co odpowiedziały właśnie te osoby.',
  'hidden.last': 'HR nadal ma wynik z wiosny, oznaczony datą.',
  'who.leave':
    '{people} {people|osoby, które odeszły|osób, które odeszły|osoba, która odeszła|osoby, które odeszły}',
  'who.join':
    '{people} {people|osoby, które odpowiedziały|osób, które odpowiedziały|osoba, która odpowiedziała|osoby, które odpowiedziały} dopiero jesienią',
  'who.move':
    '{people} {people|osoby, które zmieniły|osób, które zmieniły|osoba, która zmieniła|osoby, które zmieniły} grupę',
  'who.stay': '{people} {people|osoby|osób|osoba|osoby} w małej grupie',
  and: ', a także ',

  'summary.all': 'Jesienią widać wszystkie cztery wyniki.',
  'summary.some': 'Jesienią widać {shown} z czterech wyników. Ukryte są: {hidden}.',
  'summary.none': 'Jesienią nie widać żadnego nowego wyniku, ale HR nadal ma wyniki z wiosny.',

  'legend.title': 'Jedna kropka to jedna osoba.',
  'legend.stay': 'zostaje',
  'legend.leave': 'odchodzi',
  'legend.join': 'odpowiada dopiero jesienią',
  'legend.move': 'zmienia grupę',

  'play.note':
    'Ten przykład pokazuje zasady dotyczące wielkości grup i zmian, ale w prawdziwych ankietach jest ich więcej. Odpowiedzi osób nowych na liście też się liczą, ale wynik wymaga ośmiu osób, które były na niej już wcześniej. Grupa, w której ponad jedna trzecia osób jest nowa, nie ma własnego wyniku. Dodatkowo program próbuje obliczyć z wyników pojedyncze odpowiedzi, a jeśli mu się to uda, ukrywamy jeszcze jeden wynik. Kilka jednostek, których nie pokazujemy osobno, można pokazać razem, z ich nazwami.',
  'play.proof':
    'Wszystkie ustawienia, które można tu wybrać ({count}), porównaliśmy z prawdziwym kodem. Wyniki są takie same.',

  'sentences.title': 'Trzy zdania, które zawsze obowiązują',
  'hr.title': 'Co widzi HR, gdy jednostka jest ukryta',
  'hr.text': 'Przy każdej ukrytej jednostce jest to samo zdanie, bez względu na powód:',

  'limits.title': 'Czego ta ochrona nie zapewni',
  'limits.text':
    'Jeśli prawie wszyscy w Twojej grupie powiedzą HR, co odpowiedzieli, resztę da się obliczyć. Żaden program nie może temu zapobiec.',
  'limits.outside':
    'Kto może czytać Twoją służbową pocztę, może też zalogować się jako Ty, więc najlepiej używaj prywatnego adresu. Jeśli odpowiedzą prawie wszyscy, pracodawca może się też domyślić, że także Ty. A pracodawca, który przed każdą ankietą dzieli wszystkich na nowe grupy, dowie się więcej niż zwykle.',
  'limits.slips':
    'Osoby bez e-maila dostają kod na kartce albo w SMS-ie, tam gdzie się go używa. Kto drukuje kartki, może odczytać kody, a kto wpisze własny numer telefonu, sam dostanie kod. Takie osoby mogą odpowiedzieć za kogoś innego, ale nie widzą, kto odpowiedział. Dlatego kartki może wydrukować przedstawiciel ds. BHP, a na kartce jest napisane, kto to zrobił.',
  'limits.verify': 'Sprawdź, jak przebiegała ankieta',
  'limits.more': 'Przeczytaj o wszystkich granicach ochrony',
  'limits.start': 'Wypełnij profil stresu',
} as const satisfies Record<keyof typeof sv, string>
