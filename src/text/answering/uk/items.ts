export const items = {
  period: 'Згадайте останні чотири тижні, протягом яких ви працювали.',
  'answers.never.text': 'Ніколи',
  'answers.rarely.text': 'Рідко',
  'answers.sometimes.text': 'Іноді',
  'answers.often.text': 'Часто',
  'answers.always.text': 'Завжди',
  'categories.exhaustion.title': 'Втома',
  'categories.exhaustion.explanation': 'Як часто у вас закінчуються сили й чи допомагає відпочинок.',
  'categories.emotional_distancing.title': 'Відстороненість від роботи',
  'categories.emotional_distancing.explanation':
    'Як часто робота здається позбавленою сенсу або мало що для вас важить.',
  'categories.cognitive_impairment.title': 'Труднощі із зосередженням',
  'categories.cognitive_impairment.explanation':
    'Як часто на роботі важко пам’ятати, розуміти й не губити нитку думок.',
  'categories.emotional_regulation.title': 'Сильні емоції',
  'categories.emotional_regulation.explanation': 'Як часто емоціями на роботі стає важко керувати.',
  'items.ex-evening.text':
    'Як часто після роботи ви були надто втомлені, щоб зайнятися тим, що вам подобається?',
  'items.ex-run-out.text': 'Як часто у вас закінчувалися сили ще до кінця робочого дня?',
  'items.ex-days-off.text': 'Як часто ви почувалися виснаженими навіть після вихідних днів?',
  'items.di-matters-little.text': 'Як часто вам було байдуже, як ідуть справи на роботі?',
  'items.di-pointless.text': 'Як часто ваша робота здавалася вам позбавленою сенсу?',
  'items.di-low-drive.text': 'Як часто вам бракувало мотивації на роботі?',
  'items.co-lost-thread.text': 'Як часто ви губили нитку думок посеред робочого завдання?',
  'items.co-take-in.text': 'Як часто вам було важко сприймати інформацію на роботі?',
  'items.co-forgot.text': 'Як часто ви забували про щось, що мали зробити на роботі?',
  'items.re-hard-to-work.text': 'Як часто через сильні емоції вам було важко працювати?',
  'items.re-small-things.text': 'Як часто ви злилися через дрібниці на роботі?',
  'items.re-calm-down.text': 'Як часто вам було важко заспокоїтися після чогось, що сталося на роботі?',
  'items.ex-longed-for-rest.text': 'Як часто протягом робочого дня вам дуже хотілося відпочити?',
  'items.ex-simple-tasks.text': 'Як часто прості завдання на роботі забирали у вас багато сил?',
  'items.ex-ordinary-day.text':
    'Як часто вам доводилося пересилювати себе, щоб витримати звичайний робочий день?',
  'items.di-hard-to-care.text':
    'Як часто вам було важко перейматися людьми, з якими ви маєте справу на роботі?',
  'items.di-dread.text': 'Як часто вам не хотілося починати робочий день?',
  'items.di-held-back.text': 'Як часто ви утримувалися від розмов з іншими людьми на роботі?',
  'items.co-slips.text': 'Як часто ви робили помилки в робочих завданнях, які насправді вмієте виконувати?',
  'items.co-small-decisions.text': 'Як часто дрібні рішення на роботі здавалися вам важкими?',
  'items.co-drifted.text': 'Як часто ви думками відволікалися від того, що хотіли закінчити на роботі?',
  'items.re-regret.text': 'Як часто ви казали на роботі щось, про що потім шкодували?',
  'items.re-sad.text': 'Як часто дрібні невдачі на роботі вас засмучували?',
  'items.re-off-balance.text': 'Як часто несподіванки на роботі виводили вас із рівноваги?',
  'causesIntroduction.djupanalys':
    'Далі йдуть запитання про те, що може бути причиною, наприклад про темп, підтримку й робочий час. Дайте відповіді на всі запитання або пропустіть усю частину. Пропустіть її, якщо у вас немає керівника чи колег.',
  'causesIntroduction.arbetsmiljo':
    'Далі йдуть запитання про ваше робоче середовище, наприклад про обсяг роботи, керівництво, робочий час, погрози й погане ставлення. Дайте відповідь на всі або пропустіть усю частину. Пропустіть її, якщо у вас немає керівника або колег.',
  'causes.demands.title': 'Обсяг роботи й темп',
  'causes.demands.explanation': 'Високий показник означає, що роботи часто забагато.',
  'causes.demands.items.demands-time.text': 'Як часто у вас було більше роботи, ніж часу на неї?',
  'causes.demands.items.demands-rush.text':
    'Як часто вам доводилося поспішати, щоб устигнути зробити роботу?',
  'causes.demands.items.demands-at-once.text': 'Як часто на роботі навалювалося забагато всього одразу?',
  'causes.control.title': 'Вплив на роботу',
  'causes.control.explanation':
    'Високий показник означає, що рідко можна вплинути на те, як виконувати роботу.',
  'causes.control.items.control-order.text':
    'Як часто ви могли самі вибирати, у якому порядку виконувати свої завдання?',
  'causes.control.items.control-breaks.text':
    'Як часто ви могли зробити перерву, коли вона була вам потрібна?',
  'causes.control.items.control-say.text':
    'Як часто ви могли долучатися до рішень про те, як виконувати роботу?',
  'causes.manager_support.title': 'Підтримка керівника',
  'causes.manager_support.explanation': 'Високий показник означає, що підтримки керівника рідко вистачає.',
  'causes.manager_support.items.manager-support-reach.text':
    'Як часто вам було легко зв’язатися зі своїм керівником?',
  'causes.manager_support.items.manager-support-open.text':
    'Як часто ви могли відверто поговорити зі своїм керівником?',
  'causes.colleague_support.title': 'Підтримка колег',
  'causes.colleague_support.explanation': 'Високий показник означає, що колеги рідко підтримують.',
  'causes.colleague_support.items.colleague-support-help.text':
    'Як часто ви могли попросити колегу про допомогу?',
  'causes.colleague_support.items.colleague-support-yourself.text':
    'Як часто ви могли бути собою серед своїх колег?',
  'causes.role_clarity.title': 'Чіткість обов’язків',
  'causes.role_clarity.explanation': 'Високий показник означає, що часто незрозуміло, що треба робити.',
  'causes.role_clarity.items.role-clarity-responsibility.text':
    'Як часто вам було зрозуміло, за що ви відповідаєте?',
  'causes.role_clarity.items.role-clarity-mixed-messages.text':
    'Як часто вам казали різне про те, що ви маєте робити?',
  'causes.recognition_fairness.title': 'Визнання і справедливість',
  'causes.recognition_fairness.explanation':
    'Високий показник означає, що визнання і справедливості часто бракує.',
  'causes.recognition_fairness.items.recognition-fairness-valued.text':
    'Як часто хтось на роботі показував, що цінує те, що ви робите?',
  'causes.recognition_fairness.items.recognition-fairness-fair.text':
    'Як часто ви відчували, що на роботі до вас ставляться справедливо?',
  'causes.boundaries_recovery.title': 'Межі та відновлення',
  'causes.boundaries_recovery.explanation': 'Високий показник означає, що робота часто забирає вільний час.',
  'causes.boundaries_recovery.items.boundaries-recovery-thoughts.text':
    'Як часто у вільний час у вас у голові крутилися думки про роботу?',
  'causes.boundaries_recovery.items.boundaries-recovery-messages.text':
    'Як часто у вільний час ви відповідали на повідомлення з роботи?',
  'causes.boundaries_recovery.items.boundaries-recovery-rest.text':
    'Як часто ви встигали як слід відпочити між робочими днями?',
  'causes.working_hours.title': 'Робочий час',
  'causes.working_hours.explanation': 'Високий показник означає, що з таким робочим часом часто важко жити.',
  'causes.working_hours.items.working-hours-longer.text': 'Як часто ви працювали довше, ніж мали?',
  'causes.working_hours.items.working-hours-fit.text':
    'Як часто ваш робочий час узгоджувався з рештою життя?',
  'causes.conflict_victimisation.title': 'Конфлікти та приниження',
  'causes.conflict_victimisation.explanation':
    'Високий показник означає, що конфлікти чи приниження трапляються часто.',
  'causes.conflict_victimisation.items.conflict-victimisation-conflicts.text':
    'Як часто через конфлікти на роботі вам було важко працювати?',
  'causes.conflict_victimisation.items.conflict-victimisation-treated-badly.text':
    'Як часто хтось на роботі погано з вами поводився?',
  'causes.conflict_victimisation.items.conflict-victimisation-left-out.text':
    'Як часто інші на роботі виключали вас зі свого кола?',
  'causes.emotional_demands.title': 'Емоційні вимоги',
  'causes.emotional_demands.explanation': 'Високий показник означає, що робота часто емоційно важка.',
  'causes.emotional_demands.items.emotional-demands-situation.text':
    'Як часто на роботі ви мали справу з людьми у складній ситуації?',
  'causes.emotional_demands.items.emotional-demands-calm.text':
    'Як часто вам доводилося зберігати спокій, коли хтось на роботі був дуже схвильований?',
  'causes.emotional_demands.items.emotional-demands-hard.text':
    'Як часто те, що ви пережили на роботі, тяжко на вас позначалося?',
  'causes.role_clarity.items.role-clarity-important.text':
    'Як часто ви знали, які з ваших завдань найважливіші?',
  'causes.manager_support.items.manager-support-works.text':
    'Як часто ваш керівник дбав про те, щоб робота йшла як слід?',
  'causes.colleague_support.items.colleague-support-together.text':
    'Як часто ваша співпраця з колегами складалася добре?',
  'causes.recognition.title': 'Визнання',
  'causes.recognition.explanation': 'Високий показник означає, що добру роботу рідко помічають або цінують.',
  'causes.recognition.items.recognition-fairness-valued.text':
    'Як часто хтось на роботі показував, що цінує те, що ви робите?',
  'causes.recognition.items.recognition-told.text': 'Як часто вам казали, що саме ви робите добре?',
  'causes.recognition.items.recognition-noticed.text': 'Як часто ваш керівник помічав те, що ви робите?',
  'causes.fairness.title': 'Справедливість',
  'causes.fairness.explanation':
    'Високий показник означає, що рішення й розподіл роботи часто здаються несправедливими.',
  'causes.fairness.items.recognition-fairness-fair.text':
    'Як часто ви відчували, що на роботі до вас ставляться справедливо?',
  'causes.fairness.items.fairness-shared.text': 'Як часто роботу у вашій групі розподіляли справедливо?',
  'causes.fairness.items.fairness-explained.text':
    'Як часто керівники пояснювали, з чого виходили, коли щось вирішували?',
  'causes.job_security.title': 'Надійність роботи',
  'causes.job_security.explanation': 'Високий показник означає, що робота часто здається ненадійною.',
  'causes.job_security.items.job-security-gone.text':
    'Як часто ви думали про те, що вашого робочого місця може не стати?',
  'causes.job_security.items.job-security-plan.text':
    'Як часто ви могли планувати своє життя, спираючись на роботу як на надійну основу?',
  'causes.job_security.items.job-security-tasks.text':
    'Як часто у вас була непевність щодо того, які робочі завдання ви матимете?',
  'causes.working_hours.items.working-hours-known.text': 'Як часто ви завчасно знали, коли маєте працювати?',
  'causes.change.title': 'Зміни в роботі',
  'causes.change.explanation':
    'Високий показник означає, що зміни в роботі часто йдуть одна за одною або їх пояснюють запізно.',
  'causes.change.items.change-told.text': 'Як часто ви завчасно дізнавалися, що зміниться у вашій роботі?',
  'causes.change.items.change-harder.text':
    'Як часто через те, що на роботі щось змінювалося, вам було важко добре працювати?',
  'causes.change.items.change-pace.text':
    'Як часто на роботі знову щось змінювали ще до того, як попередні зміни запрацювали?',
  'causes.physical_environment.title': 'Фізичні умови',
  'causes.physical_environment.explanation':
    'Високий показник означає, що приміщення, обладнання або фізичне навантаження часто є проблемою.',
  'causes.physical_environment.items.physical-environment-disturbed.text':
    'Як часто вам щось заважало на робочому місці, наприклад шум або холод?',
  'causes.physical_environment.items.physical-environment-equipment.text':
    'Як часто у вас було обладнання, потрібне для роботи?',
  'causes.physical_environment.items.physical-environment-body.text':
    'Як часто робота навантажувала ваше тіло більше, ніж для вас добре?',
  'causes.threats_outside.title': 'Погрози й насильство ззовні',
  'causes.threats_outside.explanation':
    'Високий показник означає, що погрози чи насильство з боку клієнтів, пацієнтів або інших людей трапляються часто.',
  'causes.threats_outside.items.threats-outside-threat.text':
    'Як часто вам погрожував клієнт, пацієнт, учень або хтось інший ззовні?',
  'causes.threats_outside.items.threats-outside-violence.text':
    'Як часто хтось ззовні застосовував до вас насильство на роботі?',
  'causes.threats_outside.items.threats-outside-unsafe.text':
    'Як часто ви почувалися не в безпеці поруч із людьми, з якими маєте справу на роботі?',
  'causes.threats_inside.title': 'Погрози й насильство в колективі',
  'causes.threats_inside.explanation':
    'Високий показник означає, що погрози чи насильство між тими, хто працює разом, трапляються часто.',
  'causes.threats_inside.items.threats-inside-threat.text': 'Як часто вам погрожував колега або керівник?',
  'causes.threats_inside.items.threats-inside-violence.text':
    'Як часто колега або керівник застосовував до вас насильство?',
  'causes.threats_inside.items.threats-inside-unsafe.text':
    'Як часто ви почувалися не в безпеці поруч із кимось, з ким працюєте?',
} as const
