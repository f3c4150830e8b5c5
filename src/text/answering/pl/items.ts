export const items = {
  period: 'Pomyśl o ostatnich czterech przepracowanych tygodniach.',
  'answers.never.text': 'Nigdy',
  'answers.rarely.text': 'Rzadko',
  'answers.sometimes.text': 'Czasami',
  'answers.often.text': 'Często',
  'answers.always.text': 'Zawsze',
  'categories.exhaustion.title': 'Zmęczenie',
  'categories.exhaustion.explanation': 'Jak często kończy się energia i czy odpoczynek pomaga.',
  'categories.emotional_distancing.title': 'Dystans do pracy',
  'categories.emotional_distancing.explanation':
    'Jak często praca wydaje się bezsensowna albo mało dla Ciebie znaczy.',
  'categories.cognitive_impairment.title': 'Trudności ze skupieniem',
  'categories.cognitive_impairment.explanation':
    'Jak często trudno w pracy pamiętać, rozumieć i trzymać się wątku.',
  'categories.emotional_regulation.title': 'Silne emocje',
  'categories.emotional_regulation.explanation': 'Jak często trudno zapanować nad emocjami w pracy.',
  'items.ex-evening.text': 'Jak często po pracy Twoje zmęczenie było zbyt duże, żeby robić coś, co lubisz?',
  'items.ex-run-out.text': 'Jak często energia kończyła Ci się jeszcze przed końcem dnia pracy?',
  'items.ex-days-off.text': 'Jak często nawet po dniach wolnych dokuczało Ci duże zmęczenie?',
  'items.di-matters-little.text': 'Jak często było Ci wszystko jedno, jak idą sprawy w pracy?',
  'items.di-pointless.text': 'Jak często Twoja praca wydawała Ci się bezsensowna?',
  'items.di-low-drive.text': 'Jak często brakowało Ci motywacji w pracy?',
  'items.co-lost-thread.text': 'Jak często zdarzało Ci się zgubić wątek w trakcie zadania w pracy?',
  'items.co-take-in.text': 'Jak często trudno było Ci przyswajać informacje w pracy?',
  'items.co-forgot.text': 'Jak często zdarzało Ci się zapomnieć o czymś, co było do zrobienia w pracy?',
  'items.re-hard-to-work.text': 'Jak często silne emocje sprawiały, że trudno było Ci pracować?',
  'items.re-small-things.text': 'Jak często drobiazgi w pracy budziły w Tobie złość?',
  'items.re-calm-down.text': 'Jak często trudno było Ci się uspokoić po czymś, co wydarzyło się w pracy?',
  'items.ex-longed-for-rest.text': 'Jak często w ciągu dnia pracy marzył Ci się odpoczynek?',
  'items.ex-simple-tasks.text': 'Jak często proste zadania w pracy kosztowały Cię dużo energii?',
  'items.ex-ordinary-day.text': 'Jak często trzeba było się zmuszać, żeby wytrzymać zwykły dzień pracy?',
  'items.di-hard-to-care.text': 'Jak często trudno było Ci przejmować się ludźmi, których spotykasz w pracy?',
  'items.di-dread.text': 'Jak często rozpoczynanie dnia pracy budziło w Tobie niechęć?',
  'items.di-held-back.text': 'Jak często trudno było Ci się przemóc, żeby porozmawiać z innymi w pracy?',
  'items.co-slips.text':
    'Jak często zdarzały Ci się w pracy błędy w zadaniach, które właściwie umiesz wykonywać?',
  'items.co-small-decisions.text': 'Jak często drobne decyzje w pracy wydawały Ci się trudne?',
  'items.co-drifted.text': 'Jak często w pracy uciekały Ci myśli, gdy zależało Ci, żeby coś dokończyć?',
  'items.re-regret.text':
    'Jak często zdarzało Ci się powiedzieć w pracy coś, czego potem przyszło Ci żałować?',
  'items.re-sad.text': 'Jak często drobne niepowodzenia w pracy sprawiały, że było Ci smutno?',
  'items.re-off-balance.text': 'Jak często nieoczekiwane sytuacje w pracy wytrącały Cię z równowagi?',
  'causesIntroduction.djupanalys':
    'Teraz będą pytania o to, co może za tym stać, na przykład o tempo, wsparcie i godziny pracy. Odpowiedz na wszystkie albo pomiń całą część. Pomiń ją, jeśli nie masz przełożonego lub współpracowników.',
  'causesIntroduction.arbetsmiljo':
    'Teraz pojawią się pytania o twoje środowisko pracy, na przykład o ilość pracy, kierowanie, godziny pracy, groźby i złe traktowanie. Odpowiedz na wszystkie albo pomiń całą część. Pomiń ją, jeśli nie masz szefa albo współpracowników.',
  'causes.demands.title': 'Ilość pracy i tempo',
  'causes.demands.explanation': 'Wysoka wartość oznacza, że często jest za dużo do zrobienia.',
  'causes.demands.items.demands-time.text': 'Jak często było więcej do zrobienia, niż starczało Ci czasu?',
  'causes.demands.items.demands-rush.text': 'Jak często trzeba było się spieszyć, żeby zdążyć z pracą?',
  'causes.demands.items.demands-at-once.text': 'Jak często w pracy spadało na Ciebie zbyt wiele naraz?',
  'causes.control.title': 'Wpływ na pracę',
  'causes.control.explanation':
    'Wysoka wartość oznacza, że rzadko ma się wpływ na to, jak wykonywana jest praca.',
  'causes.control.items.control-order.text': 'Jak często kolejność wykonywania zadań zależała od Ciebie?',
  'causes.control.items.control-breaks.text': 'Jak często można było zrobić przerwę, gdy była Ci potrzebna?',
  'causes.control.items.control-say.text':
    'Jak często pozwalano Ci współdecydować o tym, jak praca ma być wykonywana?',
  'causes.manager_support.title': 'Wsparcie przełożonego',
  'causes.manager_support.explanation': 'Wysoka wartość oznacza, że wsparcie przełożonego rzadko wystarcza.',
  'causes.manager_support.items.manager-support-reach.text':
    'Jak często łatwo było Ci się skontaktować z przełożonym?',
  'causes.manager_support.items.manager-support-open.text':
    'Jak często można było otwarcie porozmawiać z przełożonym?',
  'causes.colleague_support.title': 'Wsparcie współpracowników',
  'causes.colleague_support.explanation': 'Wysoka wartość oznacza, że współpracownicy rzadko są wsparciem.',
  'causes.colleague_support.items.colleague-support-help.text':
    'Jak często można było poprosić o pomoc kogoś ze współpracowników?',
  'causes.colleague_support.items.colleague-support-yourself.text':
    'Jak często można było być sobą wśród współpracowników?',
  'causes.role_clarity.title': 'Jasność zadań',
  'causes.role_clarity.explanation': 'Wysoka wartość oznacza, że często nie jest jasne, co należy robić.',
  'causes.role_clarity.items.role-clarity-responsibility.text': 'Jak często było jasne, za co odpowiadasz?',
  'causes.role_clarity.items.role-clarity-mixed-messages.text':
    'Jak często przekazywano Ci sprzeczne informacje o tym, co masz robić?',
  'causes.recognition_fairness.title': 'Docenianie i sprawiedliwość',
  'causes.recognition_fairness.explanation':
    'Wysoka wartość oznacza, że często brakuje doceniania i sprawiedliwości.',
  'causes.recognition_fairness.items.recognition-fairness-valued.text':
    'Jak często ktoś w pracy okazywał, że docenia to, co robisz?',
  'causes.recognition_fairness.items.recognition-fairness-fair.text':
    'Jak często w Twoim odczuciu traktowano Cię w pracy sprawiedliwie?',
  'causes.boundaries_recovery.title': 'Granice i regeneracja',
  'causes.boundaries_recovery.explanation': 'Wysoka wartość oznacza, że praca często zajmuje czas wolny.',
  'causes.boundaries_recovery.items.boundaries-recovery-thoughts.text':
    'Jak często w czasie wolnym myśli o pracy krążyły Ci po głowie?',
  'causes.boundaries_recovery.items.boundaries-recovery-messages.text':
    'Jak często w czasie wolnym zdarzało Ci się odpowiadać na wiadomości z pracy?',
  'causes.boundaries_recovery.items.boundaries-recovery-rest.text':
    'Jak często starczało Ci czasu, żeby porządnie odpocząć między dniami pracy?',
  'causes.working_hours.title': 'Godziny pracy',
  'causes.working_hours.explanation':
    'Wysoka wartość oznacza, że z takimi godzinami pracy często trudno żyć.',
  'causes.working_hours.items.working-hours-longer.text':
    'Jak często Twój dzień pracy trwał dłużej, niż powinien?',
  'causes.working_hours.items.working-hours-fit.text':
    'Jak często godziny pracy pasowały do reszty Twojego życia?',
  'causes.conflict_victimisation.title': 'Konflikty i krzywdzące traktowanie',
  'causes.conflict_victimisation.explanation':
    'Wysoka wartość oznacza, że konflikty lub krzywdzące traktowanie zdarzają się często.',
  'causes.conflict_victimisation.items.conflict-victimisation-conflicts.text':
    'Jak często konflikty w pracy sprawiały, że trudno było pracować?',
  'causes.conflict_victimisation.items.conflict-victimisation-treated-badly.text':
    'Jak często ktoś w pracy źle Cię traktował?',
  'causes.conflict_victimisation.items.conflict-victimisation-left-out.text':
    'Jak często inni w pracy Cię wykluczali?',
  'causes.emotional_demands.title': 'Wymagania emocjonalne',
  'causes.emotional_demands.explanation':
    'Wysoka wartość oznacza, że praca często jest wymagająca emocjonalnie.',
  'causes.emotional_demands.items.emotional-demands-situation.text':
    'Jak często Twoja praca oznaczała kontakt z ludźmi w trudnej sytuacji?',
  'causes.emotional_demands.items.emotional-demands-calm.text':
    'Jak często trzeba było zachować spokój, gdy ktoś w pracy był wzburzony?',
  'causes.emotional_demands.items.emotional-demands-hard.text':
    'Jak często jakieś przeżycie z pracy mocno się na Tobie odbijało?',
  'causes.role_clarity.items.role-clarity-important.text':
    'Jak często było Ci wiadomo, które z Twoich zadań są najważniejsze?',
  'causes.manager_support.items.manager-support-works.text':
    'Jak często przełożony dbał o to, żeby praca dobrze przebiegała?',
  'causes.colleague_support.items.colleague-support-together.text':
    'Jak często dobrze pracowało Ci się razem ze współpracownikami?',
  'causes.recognition.title': 'Docenianie',
  'causes.recognition.explanation':
    'Wysoka wartość oznacza, że dobra praca rzadko jest zauważana lub doceniana.',
  'causes.recognition.items.recognition-fairness-valued.text':
    'Jak często ktoś w pracy okazywał, że docenia to, co robisz?',
  'causes.recognition.items.recognition-told.text': 'Jak często mówiono Ci, co robisz dobrze?',
  'causes.recognition.items.recognition-noticed.text': 'Jak często przełożony zauważał to, co robisz?',
  'causes.fairness.title': 'Sprawiedliwość',
  'causes.fairness.explanation':
    'Wysoka wartość oznacza, że decyzje i podział pracy często wydają się niesprawiedliwe.',
  'causes.fairness.items.recognition-fairness-fair.text':
    'Jak często w Twoim odczuciu traktowano Cię w pracy sprawiedliwie?',
  'causes.fairness.items.fairness-shared.text':
    'Jak często praca w Twojej grupie była dzielona sprawiedliwie?',
  'causes.fairness.items.fairness-explained.text':
    'Jak często przełożeni wyjaśniali, czym się kierowali, gdy o czymś decydowali?',
  'causes.job_security.title': 'Pewność zatrudnienia',
  'causes.job_security.explanation': 'Wysoka wartość oznacza, że zatrudnienie często wydaje się niepewne.',
  'causes.job_security.items.job-security-gone.text':
    'Jak często przychodziło Ci do głowy, że Twoja praca może się skończyć?',
  'causes.job_security.items.job-security-plan.text':
    'Jak często praca była pewną podstawą, na której można było planować życie?',
  'causes.job_security.items.job-security-tasks.text':
    'Jak często wydawało Ci się niepewne, jakie będą Twoje zadania w pracy?',
  'causes.working_hours.items.working-hours-known.text':
    'Jak często było Ci odpowiednio wcześnie wiadomo, kiedy masz pracować?',
  'causes.change.title': 'Zmiany',
  'causes.change.explanation':
    'Wysoka wartość oznacza, że zmiany często następują szybko po sobie lub są późno wyjaśniane.',
  'causes.change.items.change-told.text':
    'Jak często odpowiednio wcześnie mówiono Ci, co się zmieni w Twojej pracy?',
  'causes.change.items.change-harder.text':
    'Jak często zmiany w pracy sprawiały, że trudno było dobrze pracować?',
  'causes.change.items.change-pace.text':
    'Jak często nowe zmiany przychodziły, zanim poprzednie zostały w pełni wprowadzone?',
  'causes.physical_environment.title': 'Warunki fizyczne',
  'causes.physical_environment.explanation':
    'Wysoka wartość oznacza, że pomieszczenia, sprzęt lub obciążenie fizyczne często są problemem.',
  'causes.physical_environment.items.physical-environment-disturbed.text':
    'Jak często coś w Twoim miejscu pracy Ci przeszkadzało, na przykład hałas lub zimno?',
  'causes.physical_environment.items.physical-environment-equipment.text':
    'Jak często był dostępny sprzęt potrzebny Ci do pracy?',
  'causes.physical_environment.items.physical-environment-body.text':
    'Jak często praca obciążała Twoje ciało bardziej, niż jest to dla Ciebie dobre?',
  'causes.threats_outside.title': 'Groźby i przemoc z zewnątrz',
  'causes.threats_outside.explanation':
    'Wysoka wartość oznacza, że groźby lub przemoc ze strony klientów, pacjentów lub innych osób są częste.',
  'causes.threats_outside.items.threats-outside-threat.text':
    'Jak często klient, pacjent, uczeń lub ktoś inny z zewnątrz Ci groził?',
  'causes.threats_outside.items.threats-outside-violence.text':
    'Jak często ktoś z zewnątrz używał wobec Ciebie przemocy w pracy?',
  'causes.threats_outside.items.threats-outside-unsafe.text':
    'Jak często brakowało Ci poczucia bezpieczeństwa przy ludziach, których spotykasz w pracy?',
  'causes.threats_inside.title': 'Groźby i przemoc w miejscu pracy',
  'causes.threats_inside.explanation':
    'Wysoka wartość oznacza, że groźby lub przemoc między osobami, które razem pracują, są częste.',
  'causes.threats_inside.items.threats-inside-threat.text':
    'Jak często ktoś ze współpracowników lub przełożonych Ci groził?',
  'causes.threats_inside.items.threats-inside-violence.text':
    'Jak często ktoś ze współpracowników lub przełożonych używał wobec Ciebie przemocy?',
  'causes.threats_inside.items.threats-inside-unsafe.text':
    'Jak często brakowało Ci poczucia bezpieczeństwa przy kimś, z kim pracujesz?',
} as const
