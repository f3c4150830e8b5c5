import type { redZone as sv } from '../../sv/red-zone.ts'

export const redZone = {
  'red.title': 'Najpierw regeneracja',
  'red.description': 'Wsparcie, odpoczynek i pierwsze kroki, gdy obciążenie zbyt długo było za duże.',
  'red.heading': 'Teraz potrzebujesz odpoczynku',
  'red.alert.title': 'Najważniejsze jest teraz odzyskanie sił',
  'red.alert.text': 'Zwykle z czasem jest lepiej, ale to trwa. Nie próbuj przetrwać tego na siłę.',

  'support.button': 'Poproś o natychmiastowe wsparcie',
  'support.title': 'Porozmawiaj z kimś teraz',

  'red.book': 'Umów konsultację',
  'red.occupational': 'Skontaktuj się z medycyną pracy',
  'red.occupational.text':
    'Do medycyny pracy (företagshälsovård) trafia się najczęściej przez przełożonego lub HR. Jeśli nie wiesz, kogo zapytać, napisz do nas.',

  'red.phase': 'Faza {number}: {phase}',
  'red.acute': 'Najpilniejsze',
  'red.acute.text':
    'Teraz potrzebujesz odpoczynku, snu i jak najmniej obowiązków. Przyjmij pomoc, którą Ci proponują.',
  'red.acute.1': 'Odwołaj wszystko, co można odwołać, i w domu, i w pracy.',
  'red.acute.2':
    'Jeszcze dziś poproś o wizytę w przychodni (vårdcentral) lub w medycynie pracy, jeśli wizyta nie jest jeszcze umówiona.',
  'red.acute.3':
    'Jedz o stałych porach i wstawaj codziennie o tej samej godzinie, nawet jeśli nie przesypiasz całej nocy.',
  'red.acute.4': 'Codziennie wyjdź na światło dzienne, choćby na pięć minut.',
  'red.acute.next':
    'Gdy śpisz trochę lepiej i radzisz sobie z większością codziennych spraw, możesz iść dalej.',
  'red.stabilization': 'Stabilizacja',
  'red.stabilization.text':
    'Buduj proste codzienne nawyki: posiłki, światło dzienne, krótkie spacery i to, co dodaje Ci energii.',
  'red.stabilization.1': 'Codziennie zrób coś spokojnego, co lubisz, nawet jeśli trwa to tylko chwilę.',
  'red.stabilization.2': 'Chodź na krótkie spacery i wracaj do domu, zanim poczujesz zmęczenie.',
  'red.stabilization.3': 'Odpoczywaj między kolejnymi zajęciami, nawet gdy masz więcej sił.',
  'red.stabilization.4': 'Porozmawiaj z kimś o tym, dlaczego do tego doszło.',
  'red.stabilization.next':
    'Gdy przez kilka dni z rzędu Twoje samopoczucie jest bardziej wyrównane, możesz przejść do odbudowy.',
  'red.rebuild': 'Odbudowa',
  'red.rebuild.text':
    'Zwiększaj obciążenie powoli. Zanim wrócisz do zwykłej pracy, omów z przełożonym, co trzeba zmienić.',
  'red.rebuild.1': 'Dokładaj jedną rzecz naraz i odczekaj około tygodnia, zanim dołożysz następną.',
  'red.rebuild.2': 'Ustal z przełożonym, co należy do Twojej pracy, a co nie.',
  'red.rebuild.3': 'Nadal rób przerwy, bo są one częścią pracy.',
  'red.rebuild.4': 'Zapisz swoje wczesne sygnały ostrzegawcze i to, co zrobisz, gdy się pojawią.',
  'red.rebuild.next': 'Jeśli poczujesz się gorzej, możesz wrócić o krok. Wiele osób tego potrzebuje.',

  'red.resources': 'Najważniejsze wsparcie',
  'red.resources.acute': 'Doraźne sposoby na stres',
  'red.resources.acute.text': 'Siedem technik, z których możesz skorzystać od razu, gdziekolwiek jesteś.',
  'red.resources.acute.link': 'Przejdź do doraźnych technik',
  'red.resources.recovery': '6-tygodniowy program regeneracji',
  'red.resources.recovery.text':
    'Program to jeden mały krok dziennie przez sześć tygodni. Zaczyna się od odpoczynku, a przerwę możesz zrobić, kiedy chcesz.',
  'red.resources.recovery.link': 'Przejdź do programu regeneracji',
  'red.healthCentre': 'Jak wygląda wizyta w przychodni (vårdcentral)',
  'red.resources.specialist': 'Ocena specjalisty',
  'red.resources.specialist.text':
    'Zadzwoń dziś do przychodni lub medycyny pracy i poproś o wizytę albo umów konsultację przez nas.',
  'red.resources.follow.book': 'Umów z nami kolejną rozmowę',
  'red.resources.follow.text':
    'W ciągu 30 minut omówimy, co się wydarzyło od ostatniego razu i co trzeba zmienić.',
  'red.again': 'Zrób test ponownie za cztery tygodnie',
  'red.resources.follow': 'Dalszy kontakt',

  'red.plan.title': 'Plan działania',
  'red.plan.lead':
    'Czytaj tylko o tej fazie, w której jesteś. Często przechodzi się między fazami tam i z powrotem.',
  'red.plan.link': 'Przejdź do swojego planu działania',
  'red.stress': 'Informacje o stresie',
  'red.programme': 'Zacznij program',
  'red.programme.text':
    'Zanim zaczniesz, najlepiej porozmawiaj z lekarzem lub pielęgniarką. Gdy będziesz mieć więcej energii, czeka dłuższy program o stresie.',
  'red.programme.later': 'Przejdź do programu radzenia sobie ze stresem',
} as const satisfies Record<keyof typeof sv, string>
