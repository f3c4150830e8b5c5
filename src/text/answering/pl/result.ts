import type { result as sv } from '../../sv/result.ts'

export const result = {
  'zone.green': 'Zielona strefa',
  'zone.yellow': 'Żółta strefa',
  'zone.red': 'Czerwona strefa',
  'heading.green': 'Wygląda na to, że jest teraz u Ciebie całkiem dobrze',
  'heading.yellow': 'Wygląda na to, że praca zabiera Ci teraz dużo energii',
  'heading.red': 'Wygląda na to, że jest Ci teraz ciężko',
  'heading.green.raised': 'Wygląda na to, że większość spraw układa się teraz dobrze, ale {raised}',
  'raised.exhaustion': 'często czujesz duże zmęczenie',
  'raised.emotional_distancing': 'praca często wydaje Ci się bezsensowna',
  'raised.cognitive_impairment': 'często trudno Ci się skupić',
  'raised.emotional_regulation': 'często pojawiają się u Ciebie silne emocje',
  'raised.mistreatment': 'opisujesz konflikty, groźby lub krzywdzące traktowanie w pracy',
  'raised.causes': 'chyba coś w pracy zabiera Ci dużo energii',
  'meaning.raised':
    'Wynik łączny jest średnią i może ukrywać to, że jedna z części jest wysoka. Zajmij się nią już teraz, nawet jeśli cała reszta jest w porządku.',
  'meaning.mistreatment':
    'Nikt nie powinien źle Cię traktować w pracy, nawet od czasu do czasu. Możesz dostać pomoc.',
  'meaning.causes':
    'Wynik łączny jest niski, ale coś w pracy może wymagać zmiany, zanim zacznie się odbijać na Twoim samopoczuciu.',
  'meaning.green':
    'Twoje odpowiedzi wskazują, że obciążenie jest teraz niewielkie. To nie znaczy, że wszystko jest łatwe, ale że wiele rzeczy działa i warto się ich trzymać.',
  'meaning.yellow':
    'Twoje odpowiedzi wskazują, że obciążenie jest większe, niż to dobre na dłuższą metę. To się często zdarza i często można to zmienić.',
  'meaning.yellow.raised':
    '{raised} – tak wynika z Twoich odpowiedzi. To się często zdarza, gdy przez jakiś czas było wszystkiego za dużo, i często można to zmienić.',
  'meaning.red':
    'Twoje odpowiedzi wskazują, że potrzebujesz teraz odpoczynku i wsparcia. Nie musisz radzić sobie z tym w pojedynkę.',
  'past.green': 'Wygląda na to, że było wtedy u Ciebie całkiem dobrze',
  'past.yellow': 'Wygląda na to, że praca zabierała Ci wtedy dużo energii',
  'past.red': 'Wygląda na to, że było Ci wtedy ciężko',
  'past.green.raised':
    'Wygląda na to, że większość spraw układała się dobrze, ale coś zabierało Ci dużo energii',
  'past.yellow.raised': 'Wygląda na to, że praca zabierała Ci wtedy dużo energii',
  'past.sickLeave': 'Wynik łączny był poniżej progu, ale był to czas Twojego zwolnienia lekarskiego',
  'meaning.past':
    'To jest starszy wynik. Jeśli chcesz wiedzieć, jak jest teraz, odpowiedz na pytania jeszcze raz.',
  'past.water': 'Obciążenie wynosiło {score} w skali od 1 do 5.',
  'past.sickLeave.title': 'Co pokazywał wynik w czasie zwolnienia lekarskiego',
  'past.sickLeave.can':
    'Pokazywał, jak Ci było przez cztery wcześniejsze tygodnie, ale nie to, czy był już czas wracać do pracy. Progi ustalono dla osób, które pracują, więc nie porównuj tego wyniku z wynikiem z okresu pracy.',
  'past.change': 'Od poprzedniego razu',
  'past.change.none':
    'Brak wyraźnej zmiany od {date}. Różnica {delta} była tak mała, że mogła wynikać z przypadku.',
  'past.change.better':
    'Obciążenie zmalało od {date}. Różnica {delta} była większa, niż zwykle da się wytłumaczyć przypadkiem.',
  'past.change.worse':
    'Obciążenie wzrosło od {date}. Różnica {delta} była większa, niż zwykle da się wytłumaczyć przypadkiem.',
  'past.change.clear': 'To była wyraźna zmiana: wcześniej {from}, potem {to}.',
  'past.causes': 'Co w pracy mogło za tym stać',
  'past.causes.lead': 'Najpierw to, co zabierało najwięcej energii. Im wyższa wartość, tym gorzej.',
  'past.causes.help': 'Zdarzało się i trzeba było potraktować to poważnie',
  water: 'Obciążenie wynosi {score} w skali od 1 do 5.',

  'sickLeave.heading': 'Wynik łączny jest poniżej progu, ale jesteś na zwolnieniu lekarskim',
  'sickLeave.meaning':
    'Pytania dotyczą głównie pracy, więc wynik łączny może być niski, gdy się nie pracuje. To nie znaczy, że siły już wróciły.',
  'sickLeave.title': 'Co pokazuje wynik w czasie zwolnienia lekarskiego',
  'sickLeave.can':
    'Pokazuje, jak Ci było przez ostatnie cztery tygodnie, ale nie to, czy już czas wracać do pracy. Progi ustalono dla osób, które pracują, więc nie porównuj tego wyniku z wynikiem z okresu pracy.',
  'sickLeave.talk':
    'Porozmawiaj o następnym kroku ze swoim lekarzem lub z osobą, która wystawiła zwolnienie.',
  'sickLeave.about': 'O zwolnieniu lekarskim',
  'sickLeave.recovery.do': 'Przejdź do programu regeneracji',
  'sickLeave.recovery': 'Program regeneracji',
  'sickLeave.kept':
    'Informacja o Twoim zwolnieniu jest zapisywana tylko w tej przeglądarce, nigdy na koncie.',

  'today.title': 'Co możesz zrobić teraz',
  'first.exhaustion': 'Zrezygnuj dziś z jednej rzeczy i zamiast niej odpocznij',
  'first.emotional_distancing': 'Powiedz komuś, komu ufasz, że trudno Ci zaangażować się w pracę',
  'first.cognitive_impairment': 'Rób dziś po jednej rzeczy naraz i zapisuj to, o czym musisz pamiętać',
  'first.emotional_regulation': 'Odejdź na chwilę, gdy emocje stają się silne',
  'first.mistreatment': 'Powiedz jeszcze dziś komuś, komu ufasz, co Cię spotyka',
  'first.causes': 'Poproś przełożonego o rozmowę o tym, co zabiera Ci najwięcej energii',
  'action.add': 'Dodaj do planu',
  'action.exchange': 'Zamień',
  'action.undo': 'Cofnij',
  'action.at.today': 'Dzisiaj o {time}',
  'action.at.evening': 'Dziś wieczorem o {time}',
  'action.at.tomorrow': 'Jutro o {time}',
  'action.at.day': '{day}, godz. {time}',
  'action.weekly': 'Potem powtarza się przez cztery tygodnie.',
  'action.planned': 'To jest w Twoim planie.',
  'action.notKept': 'To jest w Twoim planie, ale przeglądarka nie może go zapisać, gdy zamkniesz stronę.',
  'action.removed': 'Usunięto z planu.',
  'action.full': 'Plan jest pełny. Najpierw coś z niego usuń.',
  'step.begin.do': 'Zacznij od swojego planu działania',
  'step.plan': 'Skreśl dziś jedną rzecz',
  'step.plan.text': 'Reszta może poczekać.',
  'step.plan.do': 'Zobacz swój plan',
  'step.support': 'Skorzystaj z czyjejś pomocy',
  'step.support.text': 'Zadzwoń dziś do przychodni (vårdcentral) albo poproś, żeby ktoś zadzwonił do Ciebie.',
  'step.support.do': 'Wsparcie i regeneracja',
  'step.breathe': 'Zrób przerwę',
  'step.breathe.do': 'Oddychaj przez minutę',
  'step.deeper': 'Sprawdź, skąd się to bierze',
  'step.deeper.text':
    'Pogłębiona analiza zajmuje od ośmiu do dwunastu minut i pokazuje, co w pracy może za tym stać.',
  'step.deeper.do': 'Wypełnij pogłębioną analizę',
  'step.talk': 'Porozmawiaj z przełożonym lub z HR',
  'step.talk.text': 'Nie musisz mówić, jakie są Twoje odpowiedzi.',
  'step.talk.do': 'Pomoc w doborze słów',
  'step.balance': 'Rób dalej to, co działa',
  'step.balance.do': 'Rady, jak utrzymać równowagę',
  'step.checkUp': 'Zrób test ponownie za dwa miesiące',
  'step.checkUp.do': 'Wybierz dzień',

  'mistreated.title': 'Jeśli ktoś źle Cię traktuje w pracy',
  'mistreated.1': 'Zadzwoń pod 112, jeśli ktoś Ci grozi lub robi Ci krzywdę.',
  'mistreated.2':
    'Powiedz o tym przełożonemu. Jeśli chodzi o przełożonego, powiedz HR lub przedstawicielowi pracowników ds. BHP (skyddsombud). Pracodawca musi mieć ustalone zasady, co się wtedy robi (szwedzkie przepisy AFS 2023:2).',
  'mistreated.3': 'Zapisz datę, miejsce, co się stało i kto przy tym był.',
  'mistreated.read': 'Mobbing, groźby i przemoc: pomoc i numery telefonów',
  'mistreated.ask': 'Poproś, żeby ktoś się z Tobą skontaktował',
  'mistreated.plan': 'Więcej kroków w Twoim planie działania',

  'care.title': 'Kiedy szukać pomocy',
  'care.signs':
    'Skontaktuj się z przychodnią (vårdcentral) lub medycyną pracy (företagshälsovård), jeśli odpoczynek nie pomaga. Zrób to także wtedy, gdy niepokój, przygnębienie lub złość przejmują Twoje dni albo gdy masz kłopoty z pamięcią lub często kręci Ci się w głowie.',
  'care.sleep':
    'Skontaktuj się z przychodnią, jeśli od czterech tygodni źle śpisz przez większość nocy, a już po dwóch tygodniach, jeśli w ciągu dnia brakuje Ci sił. Zadzwoń jeszcze dziś pod 1177 (porady zdrowotne po szwedzku lub angielsku), jeśli śpisz bardzo mało i nie czujesz zmęczenia, myśli pędzą, a energii masz niezwykle dużo.',
  'care.unsure': 'Jeśli nie wiesz, co zrobić, zadzwoń pod 1177.',

  'figures.title': 'Twój wynik w liczbach',
  'figures.lead': 'Skala ma wartości od 1 (nigdy) do 5 (zawsze). Wyższa wartość oznacza większe obciążenie.',
  'figures.period': 'Pytania dotyczyły ostatnich czterech przepracowanych tygodni.',
  'figures.period.sickLeave': 'Pytania dotyczyły ostatnich czterech tygodni.',
  'figures.total': 'Łącznie',
  'figures.ofFive': '{score} z 5',
  'figures.caption':
    'Łącznie {score} z 5, {zone}. Linie przerywane pokazują, gdzie zaczynają się wyższe wartości.',
  'figures.raised': 'Podwyższony',
  'figures.not_raised': 'Niepodwyższony',
  'figures.green': 'Zielony',
  'figures.yellow': 'Żółty',
  'figures.red': 'Czerwony',
  'figures.onlyRaised':
    'Dwanaście pytań pozwala tylko powiedzieć, czy dana część jest podwyższona, czy nie. Strefa zależy od wyniku łącznego.',
  'figures.allBands': 'Strefa zależy od wyniku łącznego. Części pokazują, gdzie obciążenie jest największe.',
  'figures.tableCaption': 'Wartości i progi',
  'figures.table': 'Pokaż wartości w tabeli',
  'figures.table.part': 'Część',
  'figures.table.score': 'Wartość',
  'figures.table.band': 'Poziom',
  'figures.table.yellowFrom': 'Żółty lub podwyższony od',
  'figures.table.redFrom': 'Czerwony od',

  'causes.title': 'Co w pracy może za tym stać',
  'causes.lead': 'Najpierw to, co zabiera najwięcej energii. Im wyższa wartość, tym gorzej.',
  'causes.high': 'Wysoki poziom',
  'causes.medium': 'Średni poziom',
  'causes.none': 'Niski poziom',
  'causes.help': 'Zdarza się i trzeba potraktować to poważnie',
  'causes.own': 'Progi dla przyczyn ustaliliśmy sami i nie pochodzą z żadnego badania.',

  'change.title': 'Od ostatniego razu',
  'change.none':
    'Brak wyraźnej zmiany od {date}. Różnica {delta} jest tak mała, że może wynikać z przypadku.',
  'change.better':
    'Obciążenie zmalało od {date}. Różnica {delta} jest większa, niż zwykle da się wytłumaczyć przypadkiem.',
  'change.worse':
    'Obciążenie wzrosło od {date}. Różnica {delta} jest większa, niż zwykle da się wytłumaczyć przypadkiem.',
  'change.clear': 'To wyraźna zmiana: wcześniej {from}, teraz {to}.',
  'change.parts':
    'Przy tak małej liczbie pytań nie można powiedzieć, czy zmieniła się któraś pojedyncza część.',
  'change.limit':
    'Granicę przypadku obliczyliśmy na podstawie odpowiedzi na inny kwestionariusz, więc jest ona przybliżona.',
  'change.how': 'Jak obliczamy próg zmiany',

  'apart.version':
    'Po Twoim wyniku z {date} pytania zostały sformułowane inaczej. Dlatego nie można powiedzieć, czy obciążenie zmieniło się od tego czasu.',
  'apart.sickLeave':
    'Wynik z {date} pochodzi z czasu Twojego zwolnienia lekarskiego, więc nie można go porównywać z innymi.',

  'limits.provisional': 'Progi są wstępne i nie zostały jeszcze zwalidowane dla warunków szwedzkich.',
  'limits.notDiagnosis':
    'To nie jest diagnoza. Strefa jest wstępna, bo progi pochodzą z innego kwestionariusza.',
  'limits.near.green':
    'Twój wynik jest blisko granicy zielonej strefy, więc mogła o nim zdecydować jedna odpowiedź. Zaufaj temu, jak się czujesz.',
  'limits.near.yellow':
    'Twój wynik jest blisko granicy żółtej strefy, więc mogła o nim zdecydować jedna odpowiedź. Zaufaj temu, jak się czujesz.',
  'limits.near.red':
    'Twój wynik jest blisko granicy czerwonej strefy, więc mogła o nim zdecydować jedna odpowiedź. Zaufaj temu, jak się czujesz.',
  'limits.more': 'Jak obliczamy wynik',

  'save.title': 'Chcesz zachować wynik?',
  'save.browser': 'Wynik jest tylko w tej przeglądarce.',
  'save.notKept': 'Przeglądarka nie może zapisać wyniku. Wynik zniknie, gdy zamkniesz stronę.',
  'save.button': 'Zapisz na moim koncie',
  'save.saving': 'Zapisujemy…',
  'save.saved': 'Wynik jest zapisany na Twoim koncie.',
  'save.waiting':
    'Wynik zostanie zapisany na Twoim koncie, gdy tylko będzie to możliwe. Jeśli nastąpiło wylogowanie, zaloguj się ponownie.',
  'save.closed':
    'Wynik nie został zapisany na Twoim koncie, bo to, co należy tylko do Ciebie, otwiera się wyłącznie Twoim prywatnym adresem. Wynik nadal jest w tej przeglądarce. Wyloguj się i zaloguj tutaj prywatnym adresem, a zostanie zapisany.',
  'save.failed': 'Nie udało się zapisać wyniku na Twoim koncie. Nadal jest w tej przeglądarce.',
  'save.remove': 'Usuń wynik z przeglądarki',
  'save.remove.question': 'Chcesz usunąć wynik? Nie da się go odzyskać.',
  'save.remove.yes': 'Tak, usuń',
  'save.remove.no': 'Nie, zostaw',
  'save.shared':
    'Odpowiadasz na wspólnym ekranie, więc wynik nie jest nigdzie zapisywany. Zapisz sobie to, co chcesz zapamiętać.',
  'save.removed': 'Wynik został usunięty z przeglądarki.',
  'save.print': 'Drukuj',
  'save.results': 'Zobacz wszystkie swoje wyniki',
  'save.again': 'Odpowiedz na pytania jeszcze raz',
  'signedOut.heading': 'Zaloguj się, żeby zobaczyć wynik',
  'signedOut.text': 'Wynik należy do konta, więc może go przeczytać tylko osoba zalogowana na to konto.',
  'signedOut.button': 'Zaloguj się',
  taken: 'Wypełniono {date}',
} as const satisfies Record<keyof typeof sv, string>
