import { describe, expect, test } from 'vitest';
import { readDates } from '#src/components/date-picker/read-dates.ts';
import { parsePeriod } from '#src/components/period-picker/index.ts';
import { availabilityCheck } from '#src/core/dates/availability.ts';
import { en } from '#src/languages/en.ts';
import { findLanguage } from '#tests/support/find-language.ts';
import { read as readTime } from '../time-field/parse-time-support';
import { read as readDate } from './parse-date-support';
import { read as readDateTime } from './parse-date-time-support';

/** What people type in each language, with its meaning. */
type Texts = Readonly<Record<string, string>>;

/** Typed on Friday, 20 November 2026. */
const dates: Texts = {
  en: 'end of month=2026-11-30; end of the month=2026-11-30; end of next month=2026-12-31; end of year=2026-12-31; end of the year=2026-12-31; start of next month=2026-12-01; beginning of next year=2027-01-01; first of december=2026-12-01; 1st of next month=2026-12-01; 15th of next month=2026-12-15; a fortnight from today=2026-12-04; in a fortnight=2026-12-04; fortnight ago=2026-11-06; a week from today=2026-11-27; a week from tomorrow=2026-11-28; a week ago today=2026-11-13; a week from friday=2026-11-27; 3 Apr ’27=2027-04-03; Apr 3rd, 2027=2027-04-03; April the third 2027=2027-04-03; 2027-W14-5=2027-04-09; 2027W145=2027-04-09; Fri, Nov 27=2026-11-27; 27/XI/2026=2026-11-27; 27.XI.2026=2026-11-27; 27-Nov-26=2026-11-27; Nov. 27th=2026-11-27; twelve days ago=2026-11-08; 20261127=2026-11-27; 11/27=2026-11-27; 27 nov=2026-11-27; this friday=2026-11-20; last day of february=2026-02-28',
  'en-GB':
    '27/11=2026-11-27; 27.11.26=2026-11-27; 27 XI 2026=2026-11-27; a week on Friday=2026-11-27; a week today=2026-11-27; a week tomorrow=2026-11-28; fortnight today=2026-12-04; end of month=2026-11-30',
  de: 'heute in acht Tagen=2026-11-27; in acht Tagen=2026-11-27; vor acht Tagen=2026-11-13; heute vor acht Tagen=2026-11-13; in 8 Tagen=2026-11-28; heute in 8 Tagen=2026-11-28; in vierzehn Tagen=2026-12-04; in 14 Tagen=2026-12-04; vor vierzehn Tagen=2026-11-06; Ende des Monats=2026-11-30; Monatsende=2026-11-30; Ende des Jahres=2026-12-31; Jahresende=2026-12-31; Ende nächsten Monats=2026-12-31; Anfang nächsten Monats=2026-12-01; Monatsanfang=2026-11-01; morgen in einer Woche=2026-11-28; Freitag in einer Woche=2026-11-27; 27. XI. 2026=2026-11-27; 27.XI.26=2026-11-27; 27. Nov.=2026-11-27; Fr, 27.11.=2026-11-27; Freitag, den 27. November=2026-11-27; zum 1.12.=2026-12-01; 1. Dezember 26=2026-12-01; Erster Dezember=2026-12-01; 1. des nächsten Monats=2026-12-01; überübermorgen=2026-11-23; zwei Wochen später=2026-12-04; letzter Tag im Februar=2026-02-28; in zwölf Tagen=2026-12-02; kommenden Montag=2026-11-23; Mo nächste Woche=2026-11-23; in drei Wochen=2026-12-11; übernächste Woche=2026-12-04; vorletzte Woche=2026-11-06',
  fr: 'fin du mois=2026-11-30; fin de mois=2026-11-30; à la fin du mois=2026-11-30; fin du mois prochain=2026-12-31; fin de l’année=2026-12-31; début du mois prochain=2026-12-01; dans huit jours=2026-11-27; dans quinze jours=2026-12-04; il y a huit jours=2026-11-13; il y a quinze jours=2026-11-06; dans 15 jours=2026-12-05; dans 8 jours=2026-11-28; vendredi en huit=2026-11-27; 1er décembre=2026-12-01; 1er déc. 2026=2026-12-01; premier décembre 2026=2026-12-01; le 27 novembre=2026-11-27; 27 nov.=2026-11-27; ven. 27 nov. 2026=2026-11-27; dans une quinzaine=2026-12-04; demain en huit=2026-11-28; 27/11=2026-11-27; 27.11.2026=2026-11-27; 27-XI-2026=2026-11-27; la semaine prochaine=2026-11-27; le mois dernier=2026-10-20; dans deux mois=2027-01-20; avant hier=2026-11-18; dans 2 ans=2028-11-20',
  es: 'fin de mes=2026-11-30; a fin de mes=2026-11-30; finales de mes=2026-11-30; fin de año=2026-12-31; fin del mes que viene=2026-12-31; principios del mes que viene=2026-12-01; dentro de ocho días=2026-11-27; en quince días=2026-12-04; hace quince días=2026-11-06; dentro de 15 días=2026-12-05; la semana que viene=2026-11-27; el lunes que viene=2026-11-23; el próximo lunes=2026-11-23; pasado mañana=2026-11-22; anteayer=2026-11-18; antier=2026-11-18; 1.º de diciembre=2026-12-01; primero de diciembre=2026-12-01; 1 de diciembre de 2026=2026-12-01; 27-nov-26=2026-11-27; 27/11=2026-11-27; hace un mes=2026-10-20; en una semana=2026-11-27; mañana=2026-11-21; 27-XI-26=2026-11-27',
  it: 'fine mese=2026-11-30; a fine mese=2026-11-30; fine del mese=2026-11-30; fine anno=2026-12-31; inizio mese prossimo=2026-12-01; fra otto giorni=2026-11-28; tra quindici giorni=2026-12-05; quindici giorni fa=2026-11-05; dopodomani=2026-11-22; l’altro ieri=2026-11-18; avantieri=2026-11-18; ieri l’altro=2026-11-18; 1º dicembre=2026-12-01; primo dicembre 2026=2026-12-01; 1° dic. 2026=2026-12-01; venerdì prossimo=2026-11-27; lunedì scorso=2026-11-16; la settimana prossima=2026-11-27; fra un mese=2026-12-20; un anno fa=2025-11-20; 27 nov=2026-11-27; ven 27 nov=2026-11-27; 27-XI-2026=2026-11-27; lunedì della settimana prossima=2026-11-23',
  nl: 'eind van de maand=2026-11-30; einde van de maand=2026-11-30; eind deze maand=2026-11-30; eind volgende maand=2026-12-31; einde jaar=2026-12-31; begin volgende maand=2026-12-01; over acht dagen=2026-11-28; vandaag over een week=2026-11-27; over veertien dagen=2026-12-04; twee weken geleden=2026-11-06; overmorgen=2026-11-22; eergisteren=2026-11-18; 1 december=2026-12-01; 1 dec. ’26=2026-12-01; maandag over een week=2026-11-30; volgende week maandag=2026-11-23; komende maandag=2026-11-23; afgelopen vrijdag=2026-11-13; vrijdag 27 november=2026-11-27; 27-11=2026-11-27; 27 XI 2026=2026-11-27; over 2 mnd=2027-01-20; 1e december=2026-12-01; volgend jaar=2027-11-20',
  pl: 'koniec miesiąca=2026-11-30; pod koniec miesiąca=2026-11-30; koniec przyszłego miesiąca=2026-12-31; koniec roku=2026-12-31; początek przyszłego miesiąca=2026-12-01; za tydzień=2026-11-27; za dwa tygodnie=2026-12-04; dwa tygodnie temu=2026-11-06; od dziś za tydzień=2026-11-27; pojutrze=2026-11-22; przedwczoraj=2026-11-18; 27 XI 2026=2026-11-27; 27.XI.2026 r.=2026-11-27; 27 XI=2026-11-27; 1 grudnia=2026-12-01; pierwszego grudnia=2026-12-01; w przyszły poniedziałek=2026-11-23; w zeszły piątek=2026-11-13; w następny piątek=2026-11-27; pt. 27.11=2026-11-27; za miesiąc=2026-12-20; rok temu=2025-11-20; za rok=2027-11-20; za 3 dni=2026-11-23; poniedziałek za tydzień=2026-11-30; dziś=2026-11-20; dzisiaj=2026-11-20; jutro=2026-11-21',
  'pt-BR':
    'fim do mês=2026-11-30; final do mês=2026-11-30; fim do mês que vem=2026-12-31; fim do ano=2026-12-31; começo do mês que vem=2026-12-01; daqui a oito dias=2026-11-28; daqui a 15 dias=2026-12-05; em quinze dias=2026-12-05; há quinze dias=2026-11-05; depois de amanhã=2026-11-22; anteontem=2026-11-18; 1º de dezembro=2026-12-01; primeiro de dezembro=2026-12-01; 1o de dezembro=2026-12-01; segunda que vem=2026-11-23; próxima segunda=2026-11-23; sexta passada=2026-11-13; semana que vem=2026-11-27; mês passado=2026-10-20; uma semana atrás=2026-11-13; sex. 27 nov=2026-11-27; 27/nov/26=2026-11-27; segunda-feira da semana que vem=2026-11-23; ano que vem=2027-11-20; daqui uma semana=2026-11-27',
  sv: 'slutet av månaden=2026-11-30; månadens slut=2026-11-30; i slutet av månaden=2026-11-30; slutet av nästa månad=2026-12-31; slutet av året=2026-12-31; årets slut=2026-12-31; början av nästa månad=2026-12-01; om åtta dagar=2026-11-28; om fjorton dagar=2026-12-04; i övermorgon=2026-11-22; i förrgår=2026-11-18; i morgon=2026-11-21; imorgon=2026-11-21; imorron=2026-11-21; igår=2026-11-19; idag=2026-11-20; om en vecka=2026-11-27; för två veckor sedan=2026-11-06; fredag om en vecka=2026-11-27; nästa måndag=2026-11-23; på måndag=2026-11-23; i fredags=2026-11-13; nästa vecka=2026-11-27; förra månaden=2026-10-20; den 1 december=2026-12-01; första december=2026-12-01; 27/11=2026-11-27; 27/11-26=2026-11-27; 27/11 2026=2026-11-27; fre 27 nov=2026-11-27; om ett år=2027-11-20; måndag nästa vecka=2026-11-23',
  tr: 'ay sonu=2026-11-30; bu ay sonu=2026-11-30; ayın sonu=2026-11-30; yıl sonu=2026-12-31; gelecek ay sonu=2026-12-31; gelecek ayın başı=2026-12-01; bir hafta sonra=2026-11-27; iki hafta önce=2026-11-06; öbür gün=2026-11-22; evvelsi gün=2026-11-18; yarın=2026-11-21; dün=2026-11-19; gelecek pazartesi=2026-11-23; haftaya pazartesi=2026-11-23; haftaya=2026-11-27; geçen cuma=2026-11-13; seneye=2027-11-20; geçen yıl=2025-11-20; 1 Aralık=2026-12-01; 27 Kas 2026 Cuma=2026-11-27; 27.11=2026-11-27; 27 KASIM=2026-11-27; 3 gün içinde=2026-11-23; on beş gün sonra=2026-12-05; 15 gün sonra=2026-12-05; önümüzdeki hafta=2026-11-27',
  ar: 'نهاية الشهر=2026-11-30; آخر الشهر=2026-11-30; نهاية الشهر القادم=2026-12-31; نهاية السنة=2026-12-31; أول الشهر القادم=2026-12-01; بعد أسبوع من اليوم=2026-11-27; بعد أسبوعين=2026-12-04; قبل يومين=2026-11-18; بعد غدٍ=2026-11-22; الأسبوع المقبل=2026-11-27; الاثنين المقبل=2026-11-23; الجمعة الماضية=2026-11-13; ١ ديسمبر=2026-12-01; ١ كانون الأول ٢٠٢٦=2026-12-01; 27 تشرين الثاني=2026-11-27; ٢٧/١١/٢٠٢٦=2026-11-27; بكرة=2026-11-21; الغد=2026-11-21; بعد ثلاثة أيام=2026-11-23; خلال أسبوع=2026-11-27; بعد شهر=2026-12-20; العام القادم=2027-11-20; قبل سنة=2025-11-20; يوم الاثنين=2026-11-23; البارحة=2026-11-19',
  he: 'סוף החודש=2026-11-30; סוף חודש=2026-11-30; סוף החודש הבא=2026-12-31; סוף השנה=2026-12-31; תחילת החודש הבא=2026-12-01; בעוד שבוע=2026-11-27; עוד שבוע=2026-11-27; לפני שבועיים=2026-11-06; מחרתיים=2026-11-22; שלשום=2026-11-18; מחר=2026-11-21; אתמול=2026-11-19; יום שני הבא=2026-11-23; ביום שני הקרוב=2026-11-23; יום שישי שעבר=2026-11-13; שבוע הבא=2026-11-27; בשבוע הבא=2026-11-27; חודש שעבר=2026-10-20; 1 בדצמבר=2026-12-01; 27 בנובמבר 2026=2026-11-27; 27.11=2026-11-27; יום ו׳=2026-11-20; יום ב=2026-11-23; בעוד שלושה ימים=2026-11-23; שנה הבאה=2027-11-20',
  hi: 'महीने के अंत में=2026-11-30; महीने का अंत=2026-11-30; अगले महीने के अंत में=2026-12-31; साल के अंत में=2026-12-31; आज=2026-11-20; एक हफ्ते बाद=2026-11-27; एक हफ़्ते बाद=2026-11-27; दो सप्ताह पहले=2026-11-06; अगले सोमवार=2026-11-23; पिछले शुक्रवार=2026-11-13; अगले हफ्ते=2026-11-27; अगले महीने=2026-12-20; पिछले साल=2025-11-20; १ दिसंबर=2026-12-01; 1 दिसम्बर 2026=2026-12-01; 27 नवंबर=2026-11-27; 27 नवम्बर=2026-11-27; 27/11=2026-11-27; तीन दिन बाद=2026-11-23; पंद्रह दिन बाद=2026-12-05; 3 दिन में=2026-11-23; सोमवार=2026-11-23; मंगलवार=2026-11-24',
  ja: '月末=2026-11-30; 今月末=2026-11-30; 来月末=2026-12-31; 年末=2026-12-31; 来月初め=2026-12-01; 月初=2026-11-01; 来月1日=2026-12-01; 来月十日=2026-12-10; 十一月二十七日=2026-11-27; 二〇二六年十一月二十七日=2026-11-27; 令和八年十一月二十七日=2026-11-27; 令和8年11月27日=2026-11-27; 令和元年5月1日=2019-05-01; 十日後=2026-11-30; 二十日後=2026-12-10; 十五日前=2026-11-05; 一週間後=2026-11-27; 二週間前=2026-11-06; 三か月後=2027-02-20; 3ヶ月後=2027-02-20; ３カ月後=2027-02-20; 明後日=2026-11-22; あさって=2026-11-22; おととい=2026-11-18; 明々後日=2026-11-23; 来週月曜=2026-11-23; 先週の金曜日=2026-11-13; 来年=2027-11-20; 再来週=2026-12-04; 再来月=2027-01-20; 半年後=2027-05-20; 11月27日(金)=2026-11-27; 2026年11月27日（金）=2026-11-27; 11/27（金）=2026-11-27; 来週=2026-11-27; 本日=2026-11-20; 明日=2026-11-21; 翌日=2026-11-21; 先月=2026-10-20',
  ko: '월말=2026-11-30; 이달 말=2026-11-30; 이번 달 말=2026-11-30; 다음 달 말=2026-12-31; 연말=2026-12-31; 다음 달 1일=2026-12-01; 다음달 1일=2026-12-01; 일주일 후=2026-11-27; 일주일 뒤=2026-11-27; 이주일 전=2026-11-06; 2주 전=2026-11-06; 사흘 후=2026-11-23; 열흘 뒤=2026-11-30; 보름 후=2026-12-05; 모레=2026-11-22; 그저께=2026-11-18; 글피=2026-11-23; 내일=2026-11-21; 어제=2026-11-19; 다음 주 월요일=2026-11-23; 다음주 월요일=2026-11-23; 지난 금요일=2026-11-13; 한 달 후=2026-12-20; 한달 뒤=2026-12-20; 내년=2027-11-20; 작년=2025-11-20; 11월 27일 (금)=2026-11-27; 2026.11.27.(금)=2026-11-27; 26년 11월 27일=2026-11-27; 11/27=2026-11-27; 다음주=2026-11-27; 지난달=2026-10-20; 이틀 전=2026-11-18',
  'zh-Hans':
    '月底=2026-11-30; 本月底=2026-11-30; 这个月底=2026-11-30; 下个月底=2026-12-31; 下月底=2026-12-31; 年底=2026-12-31; 月初=2026-11-01; 下个月初=2026-12-01; 下个月一号=2026-12-01; 下月1日=2026-12-01; 十一月二十七日=2026-11-27; 十一月二十七号=2026-11-27; 二〇二六年十一月二十七日=2026-11-27; 二零二六年十一月二十七日=2026-11-27; 11月27号=2026-11-27; 后天=2026-11-22; 大后天=2026-11-23; 前天=2026-11-18; 一周后=2026-11-27; 两周后=2026-12-04; 两个星期前=2026-11-06; 十天后=2026-11-30; 十五天前=2026-11-05; 半个月后=2026-12-05; 半年后=2027-05-20; 三个月后=2027-02-20; 下周一=2026-11-23; 下星期一=2026-11-23; 下礼拜一=2026-11-23; 上周五=2026-11-13; 下下周=2026-12-04; 明年=2027-11-20; 去年=2025-11-20; 周五=2026-11-20; 星期天=2026-11-22; 礼拜天=2026-11-22; 今天=2026-11-20; 2026年11月27日星期五=2026-11-27; 下周=2026-11-27',
};

/** Typed at 14:20. */
const times: Texts = {
  en: 'quarter to nine=08:45; 9 a.m.=09:00; 9p=21:00; 9.15pm=21:15; noon=12:00; midnight=00:00; 12am=00:00; 12 p.m.=12:00; 0930=09:30; 930=09:30; 9=09:00; 21h30=21:30; 9 o’clock=09:00; five past nine=09:05; twenty to ten in the evening=21:40; 0:00=00:00; 12 noon=12:00; twelve thirty=12:30; 9-30=09:30; 7 in the morning=07:00; 7 at night=19:00; in 20 minutes=14:40; in half an hour=14:50; an hour ago=13:20',
  de: 'halb neun=08:30; dreiviertel neun=08:45; Viertel vor neun=08:45; fünf vor halb neun=08:25; 20 Uhr 15=20:15; 20h15=20:15; 8 Uhr abends=20:00; 0 Uhr=00:00; mittags=12:00; um 9=09:00; 9 Uhr früh=09:00; zwölf Uhr=12:00; in einer halben Stunde=14:50; punkt neun=09:00; 9 Uhr 05=09:05',
  fr: '9h=09:00; 9h30=09:30; 9 h 30=09:30; neuf heures et demie=09:30; neuf heures et quart=09:15; neuf heures moins le quart=08:45; midi et demi=12:30; minuit=00:00; 21h05=21:05; 9 heures du soir=21:00; dans une demi-heure=14:50; midi=12:00; 9 h du matin=09:00',
  es: 'las nueve y media=09:30; nueve menos cuarto=08:45; las 9 de la noche=21:00; mediodía=12:00; medianoche=00:00; 9:30 p. m.=21:30; 9.30 h=09:30; nueve y cuarto=09:15; a las 9=09:00; 12 del mediodía=12:00',
  ja: '午後9時=21:00; 午後九時半=21:30; 九時半=09:30; 21時5分=21:05; 正午=12:00; 午前0時=00:00; 夜9時=21:00; 朝7時半=07:30; ２１：３０=21:30; 十時十五分=10:15; 二十一時=21:00; 一時間後=15:20; 30分後=14:50',
  ko: '오후 9시 30분=21:30; 오전 9시=09:00; 아홉 시 반=09:30; 정오=12:00; 자정=00:00; 밤 9시=21:00; 저녁 7시=19:00; 21시=21:00; 한 시간 후=15:20; 30분 뒤=14:50; 오후 두시=14:00',
  'zh-Hans':
    '下午3点=15:00; 下午三点半=15:30; 三点一刻=03:15; 晚上9点=21:00; 上午9点05分=09:05; 中午=12:00; 半夜=00:00; 二十一点=21:00; 差五分九点=08:55; 半小时后=14:50; 早上七点=07:00',
  sv: 'halv nio=08:30; kvart i nio=08:45; kvart över nio=09:15; kl. 9=09:00; kl 9.30=09:30; fem i halv nio=08:25; nio på kvällen=21:00',
  nl: 'half negen=08:30; kwart voor negen=08:45; 9 uur=09:00; 9u30=09:30; vijf over half negen=08:35; 9 uur ’s avonds=21:00; middernacht=00:00',
  pl: 'wpół do dziewiątej=08:30; za kwadrans dziewiąta=08:45; kwadrans po dziewiątej=09:15; godz. 9.30=09:30; 9 wieczorem=21:00; południe=12:00; północ=00:00; o 21=21:00',
  it: 'le nove e mezza=09:30; nove meno un quarto=08:45; mezzogiorno=12:00; mezzanotte=00:00; le 9 di sera=21:00; ore 9.30=09:30; le nove e un quarto=09:15',
  'pt-BR':
    'nove e meia=09:30; quinze para as nove=08:45; meio-dia=12:00; meio-dia e meia=12:30; meia-noite=00:00; 9h30=09:30; 9 da noite=21:00; às 9=09:00',
  tr: 'dokuz buçuk=09:30; dokuza çeyrek var=08:45; dokuzu çeyrek geçe=09:15; saat 9=09:00; akşam 9=21:00; öğlen=12:00; gece yarısı=00:00',
  ar: 'التاسعة والنصف=09:30; التاسعة إلا ربعا=08:45; ٩:٣٠ م=21:30; ٩ مساءً=21:00; الساعة 9 صباحا=09:00; منتصف الليل=00:00; الظهر=12:00',
  he: 'תשע וחצי=09:30; רבע לתשע=08:45; תשע ורבע=09:15; 9 בערב=21:00; חצות=00:00; צהריים=12:00; בשעה 9=09:00',
  hi: 'साढ़े नौ बजे=09:30; पौने नौ=08:45; सवा नौ=09:15; रात 9 बजे=21:00; सुबह 7 बजे=07:00; दोपहर=12:00; आधी रात=00:00',
};

/** Typed on Friday, 3 April 2026, at 14:20. */
const dateTimes: Texts = {
  en: 'tomorrow at noon=2026-04-04T12:00; tomorrow noon=2026-04-04T12:00; tomorrow morning at 9=2026-04-04T09:00; tonight at 8=2026-04-03T20:00; next monday 9am=2026-04-06T09:00; 9am next monday=2026-04-06T09:00; 4/5/26, 9:30 PM=2026-04-05T21:30; end of month 17:00=2026-04-30T17:00; 2026-04-05T09:30:00.000Z=2026-04-05T09:30 0; Sun, 05 Apr 2026 09:30:00 GMT=2026-04-05T09:30 0; in 3 hours=2026-04-03T17:20; in 36 hours=2026-04-05T02:20; 2 days from now at 8=2026-04-05T08:00; yesterday at midnight=2026-04-02T00:00; 20260405T093000=2026-04-05T09:30',
  de: 'morgen um 9=2026-04-04T09:00; morgen früh um 8=2026-04-04T08:00; heute Abend um acht=2026-04-03T20:00; morgen Mittag=2026-04-04T12:00; übermorgen halb neun=2026-04-05T08:30; Montag, 9 Uhr=2026-04-06T09:00; 5.4. 9:30=2026-04-05T09:30; 5.4.26, 9 Uhr=2026-04-05T09:00; in zwei Stunden=2026-04-03T16:20; Monatsende 17 Uhr=2026-04-30T17:00; heute in acht Tagen um 9 Uhr=2026-04-10T09:00',
  fr: 'demain à 9h=2026-04-04T09:00; demain matin à 9h=2026-04-04T09:00; ce soir à 20h=2026-04-03T20:00; lundi prochain à midi=2026-04-06T12:00; 5 avril à 9 h 30=2026-04-05T09:30; dans deux heures=2026-04-03T16:20',
  es: 'mañana a las 9=2026-04-04T09:00; mañana por la mañana a las 9=2026-04-04T09:00; esta noche a las 8=2026-04-03T20:00; lunes 9:30=2026-04-06T09:30; pasado mañana al mediodía=2026-04-05T12:00',
  ja: '明日の9時=2026-04-04T09:00; 明日午後3時=2026-04-04T15:00; 来週の月曜日 10時半=2026-04-06T10:30; 4月5日 午前9時30分=2026-04-05T09:30; 四月五日九時半=2026-04-05T09:30; 今夜8時=2026-04-03T20:00; 2026/04/05 09:30=2026-04-05T09:30; 2時間後=2026-04-03T16:20',
  'zh-Hans':
    '明天下午3点=2026-04-04T15:00; 下周一上午9点半=2026-04-06T09:30; 今晚8点=2026-04-03T20:00; 4月5日9:30=2026-04-05T09:30; 两小时后=2026-04-03T16:20; 后天中午=2026-04-05T12:00',
  ko: '내일 오후 3시=2026-04-04T15:00; 다음 주 월요일 오전 9시=2026-04-06T09:00; 오늘 밤 8시=2026-04-03T20:00; 4월 5일 9시 반=2026-04-05T09:30; 두 시간 후=2026-04-03T16:20',
  nl: 'morgen om 9 uur=2026-04-04T09:00; vanavond om 8 uur=2026-04-03T20:00; maandag half negen=2026-04-06T08:30',
  sv: 'i morgon kl 9=2026-04-04T09:00; ikväll kl 20=2026-04-03T20:00; på måndag halv nio=2026-04-06T08:30',
  pl: 'jutro o 9=2026-04-04T09:00; dziś wieczorem o 8=2026-04-03T20:00; w poniedziałek o 9.30=2026-04-06T09:30; 5 IV 2026 9:30=2026-04-05T09:30',
  it: 'domani alle 9=2026-04-04T09:00; stasera alle 8=2026-04-03T20:00; lunedì alle 9 e mezza=2026-04-06T09:30; domani a mezzogiorno=2026-04-04T12:00',
  'pt-BR':
    'amanhã às 9=2026-04-04T09:00; hoje à noite às 8=2026-04-03T20:00; segunda às 9h30=2026-04-06T09:30; amanhã ao meio-dia=2026-04-04T12:00',
  tr: 'yarın saat 9=2026-04-04T09:00; pazartesi 9:30=2026-04-06T09:30',
  ar: 'غدا الساعة 9 صباحا=2026-04-04T09:00; الاثنين 9:30=2026-04-06T09:30; اليوم مساء الساعة 8=2026-04-03T20:00',
  he: 'מחר ב-9=2026-04-04T09:00; מחר בשעה 9:30=2026-04-04T09:30; הערב ב-8=2026-04-03T20:00; יום שני 9:30=2026-04-06T09:30',
  hi: 'आज रात 8 बजे=2026-04-03T20:00; सोमवार सुबह 9 बजे=2026-04-06T09:00',
};

/** Typed on 1 April 2026. */
const lists: Texts = {
  en: '3, 4 & 6 April=2026-04-03 2026-04-04 2026-04-06; April 3rd and 6th=2026-04-03 2026-04-06; • April 3\n• April 6=2026-04-03 2026-04-06',
  de: '3.4., 6.4. und 10.4.=2026-04-03 2026-04-06 2026-04-10; Fr 3.4., Mo 6.4.=2026-04-03 2026-04-06; am 3. und am 6. April=2026-04-03 2026-04-06',
  fr: '3, 6 et 10 avril=2026-04-03 2026-04-06 2026-04-10; le 3 et le 6 avril=2026-04-03 2026-04-06',
  es: '3, 6 y 10 de abril=2026-04-03 2026-04-06 2026-04-10',
  it: '3, 6 e 10 aprile=2026-04-03 2026-04-06 2026-04-10',
  ja: '4月3日、6日、10日=2026-04-03 2026-04-06 2026-04-10; 4/3・4/6=2026-04-03 2026-04-06',
  'zh-Hans': '4月3日、6日和10日=2026-04-03 2026-04-06 2026-04-10',
  ko: '4월 3일, 6일, 10일=2026-04-03 2026-04-06 2026-04-10',
  ar: '3 و6 و10 أبريل=2026-04-03 2026-04-06 2026-04-10',
  he: '3, 6 ו-10 באפריל=2026-04-03 2026-04-06 2026-04-10',
  pl: '3, 6 i 10 kwietnia=2026-04-03 2026-04-06 2026-04-10',
  nl: '3, 6 en 10 april=2026-04-03 2026-04-06 2026-04-10',
  sv: '3, 6 och 10 april=2026-04-03 2026-04-06 2026-04-10',
  'pt-BR': '3, 6 e 10 de abril=2026-04-03 2026-04-06 2026-04-10',
  tr: '3, 6 ve 10 Nisan=2026-04-03 2026-04-06 2026-04-10',
  hi: '3, 6 और 10 अप्रैल=2026-04-03 2026-04-06 2026-04-10',
};

/** Typed on 15 April 2026, with the unit of the picker. */
const periods: Texts = {
  en: 'week 2026-W17=2026-W17; week week 17=2026-W17; week wk17=2026-W17; week next week=2026-W17; week 17/2026=2026-W17; week W17 ’26=2026-W17; month 04/2026=2026-04; month IV 2026=2026-04; month Apr-26=2026-04; month this month=2026-04; month last month=2026-03; quarter Q3=2026-Q3; quarter 3Q26=2026-Q3; quarter third quarter=2026-Q3; quarter 3rd quarter 2026=2026-Q3; quarter Q3/26=2026-Q3; quarter next quarter=2026-Q3; quarter III/2026=2026-Q3; half H2=2026-H2; half 2H 2026=2026-H2; half second half of 2026=2026-H2; year next year=2027; year 2027=2027; year ’27=2027; month 2026M04=2026-04; month May=2026-05',
  de: 'week KW17=2026-W17; week 17. KW=2026-W17; week 17. Woche 2026=2026-W17; week nächste Woche=2026-W17; quarter III. Quartal=2026-Q3; quarter Q III/2026=2026-Q3; quarter drittes Quartal 2026=2026-Q3; quarter 3. Quartal 26=2026-Q3; half zweites Halbjahr=2026-H2; half 2. HJ 2026=2026-H2; month April 26=2026-04; month nächsten Monat=2026-05; year nächstes Jahr=2027; month 4.2026=2026-04',
  fr: 'week S17=2026-W17; week semaine 17=2026-W17; week sem. 17=2026-W17; quarter T3=2026-Q3; quarter 3e trim. 2026=2026-Q3; quarter troisième trimestre=2026-Q3; half 2e semestre 2026=2026-H2; half S2 2026=2026-H2; month avr. 2026=2026-04',
  es: 'quarter 3.er trimestre=2026-Q3; quarter T3 2026=2026-Q3; quarter tercer trimestre=2026-Q3; half segundo semestre=2026-H2; week semana 17=2026-W17; week sem 17=2026-W17; month abr 26=2026-04',
  it: 'week settimana 17=2026-W17; quarter III trimestre 2026=2026-Q3; quarter terzo trimestre=2026-Q3; half secondo semestre 2026=2026-H2',
  nl: 'week week 17=2026-W17; week wk 17=2026-W17; quarter K3 2026=2026-Q3; quarter derde kwartaal=2026-Q3',
  sv: 'week v17=2026-W17; week vecka 17=2026-W17; quarter kvartal 3=2026-Q3; quarter tredje kvartalet=2026-Q3; half andra halvåret 2026=2026-H2',
  pl: 'quarter III kwartał 2026=2026-Q3; quarter trzeci kwartał=2026-Q3; half II półrocze 2026=2026-H2; half drugie półrocze=2026-H2; week tydzień 17=2026-W17; month IV 2026=2026-04; month kwiecień=2026-04',
  'pt-BR':
    'quarter 3º trimestre=2026-Q3; quarter 3T26=2026-Q3; quarter terceiro trimestre=2026-Q3; half 2º semestre=2026-H2; half segundo semestre=2026-H2; week semana 17=2026-W17',
  ja: 'week 第十七週=2026-W17; week 17週目=2026-W17; quarter 第三四半期=2026-Q3; half 下期=2026-H2; half 下半期=2026-H2; month 四月=2026-04; month 来月=2026-05; year 令和八年=2026; year 来年=2027; month 2026年四月=2026-04',
  'zh-Hans':
    'quarter 三季度=2026-Q3; quarter 第三季度=2026-Q3; half 下半年=2026-H2; week 第十七周=2026-W17; month 四月=2026-04; month 下个月=2026-05; year 明年=2027; year 二〇二七年=2027; quarter 二〇二六年第三季度=2026-Q3',
  ko: 'quarter 3분기=2026-Q3; half 하반기=2026-H2; half 2026년 하반기=2026-H2; week 17주차=2026-W17; month 다음 달=2026-05; month 4월=2026-04; year 내년=2027',
  tr: 'quarter 3. çeyrek=2026-Q3; half 2. yarıyıl=2026-H2; half ikinci yarı 2026=2026-H2; week 17. hafta=2026-W17; quarter üçüncü çeyrek=2026-Q3',
  ar: 'quarter الربع الثالث=2026-Q3; half النصف الثاني 2026=2026-H2; week الأسبوع 17=2026-W17; month نيسان=2026-04',
  he: 'quarter רבעון 3=2026-Q3; quarter רבעון שלישי 2026=2026-Q3; half מחצית שנייה=2026-H2; week שבוע 17=2026-W17',
  hi: 'quarter तीसरी तिमाही=2026-Q3; half दूसरी छमाही=2026-H2; week सप्ताह 17=2026-W17',
};

function readList(text: string, locale: string): string {
  const { datePicker, typedDates } = findLanguage(locale) ?? en;
  const rules = { locale, labels: datePicker, words: typedDates, today: '2026-04-01' };
  const whyUnavailable = availabilityCheck([], 'DatePicker');
  return readDates(text, { ...rules, whyUnavailable })
    .map(({ value }) => value)
    .join(' ');
}

function readPeriod(text: string, locale: string): string {
  const [unit = '', ...words] = text.split(' ');
  const { typedDates, typedPeriods } = findLanguage(locale) ?? en;
  const parsed = parsePeriod(words.join(' '), {
    unit: unit as 'week',
    today: '2026-04-15',
    locale,
    words: typedDates,
    periodWords: typedPeriods,
  });
  return parsed.type === 'period' ? parsed.period : parsed.type;
}

describe.each([
  ['dates', dates, readDate],
  ['times', times, readTime],
  ['date-times', dateTimes, readDateTime],
  ['lists of dates', lists, readList],
  ['periods', periods, readPeriod],
] as const)('%s are read as people type them', (_, texts, read) => {
  test.each(Object.entries(texts))('%s', (locale, list) => {
    const entries = list.split('; ').map((entry) => {
      const at = entry.lastIndexOf('=');
      return [entry.slice(0, at), entry.slice(at + 1)] as const;
    });
    const found = entries.map(([text]) => [text, read(text, locale)] as const);
    expect(found).toEqual(entries);
  });
});
