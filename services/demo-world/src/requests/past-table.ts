import { at, type RequestPlan, rejections } from './request-plan.js';
import type { RfcRow } from './rfc-table.js';

const DARYA = 'manager2@setu.example';
const SENIOR = 'senior@setu.example';

const expensive = (daysAgo: number, comment: string): RequestPlan => ({
  ...{ ...rejections.expensive, comment, daysAgo, restsFor: daysAgo - 21 },
});

// biome-ignore format: one request per line reads as the table it is
/**
 * Ended requests from the catalogue, which come after those of `rfcTable`. They give two suppliers enough deals for
 * every figure.
 */
export const pastTable: ReadonlyArray<readonly [...RfcRow, plan: RequestPlan]> = [
  ['chai@ladoga.example', 'ASM-FTGFOP1-25K-AU', 400, 'Осенний сбор на купаж, отгрузка одной партией.', at('completed', 208, 127)],
  ['chai@ladoga.example', 'CTC-DOOARS-BOPL', 6000, 'Гранулированный Доарс, влажность до 5 %. Мешки без надрывов.', at('completed', 199, 113, DARYA)],
  ['import@don.example', 'BAS-1509-GS-25', 24000, 'Золотой парбойлд, один контейнер, фумигация в порту.', at('completed', 195, 101, SENIOR)],
  ['chai@ladoga.example', 'GRN-NIL-YH', 900, 'Янг Хайсон для пакетиков. Просим протокол по пестицидам.', at('completed', 187, 92)],
  ['import@don.example', 'BAS-1121-WS-25', 48000, 'Два контейнера до Новороссийска, маркировка на русском.', at('completed', 181, 87, DARYA)],
  ['chai@ladoga.example', 'ASM-GFBOP-25K-AU', 600, 'Для чайной смеси, допускаем замену на второй сбор.', expensive(176, 'Взяли цейлонский лист: вышло дешевле на 14 %.')],
  ['chai@ladoga.example', 'ASM-BOP-25K-AU', 1600, 'BOP на фасовку, паллетирование по 20 мешков.', at('completed', 171, 74)],
  ['import@don.example', 'BAS-PUSA-GS-25', 24000, 'Пуса для сети столовых. Нужны сертификаты происхождения и качества.', at('completed', 163, 66, SENIOR)],
  ['chai@ladoga.example', 'GRN-KGR-FOP', 300, 'Крупный лист Кангра, подарочная линейка.', expensive(150, 'Заложили в бюджет меньше, вернёмся к сорту весной.')],
  ['chai@ladoga.example', 'CTC-ASSAM-D1', 8000, 'D1 для вендинга, однородная фракция.', at('completed', 143, 47, DARYA)],
  ['import@don.example', 'BAS-TRAD-GS-25', 24000, 'Традиционный басмати, длина зерна от 7 мм.', at('completed', 128, 36)],
  ['chai@ladoga.example', 'ASM-FTGFOP1-25K-SF', 300, 'Второй сбор, образец 250 г до отгрузки.', at('completed', 117, 25, SENIOR)],
  ['oborud@sibir.example', 'EM-4-10-UNC', 600, 'Фрезы по алюминию, поставка двумя местами.', at('completed', 204, 121)],
  ['tender@ural.example', 'EL-250-1000', 1, 'Станок в ремонтный цех, паспорт на русском.', at('completed', 193, 94, DARYA)],
  ['oborud@sibir.example', 'TC-165-300-S828', 1, 'Токарный центр, пусконаладка в Новосибирске.', at('completed', 186, 79, SENIOR)],
  ['tender@ural.example', 'EM-4-12-TIN', 400, 'Фрезы на квартал, сертификат на твёрдый сплав.', at('completed', 166, 71)],
  ['oborud@sibir.example', 'VMC-640-M80', 1, 'Обрабатывающий центр под оснастку.', expensive(159, 'С учётом доставки вышло дороже тайваньского станка.')],
  ['oborud@sibir.example', 'EM-2-12-ALTIN', 300, 'Двухзубые фрезы, пробная партия прошла.', at('completed', 152, 55, DARYA)],
  ['tender@ural.example', 'EL-300-1500', 1, 'РМЦ 1500, два люнета в комплекте.', at('completed', 139, 41)],
  ['tender@ural.example', 'TC-210-500-F0I', 1, 'Второй центр к уже работающему.', expensive(131, 'Финансирование урезали, берём станок с хранения.')],
  ['oborud@sibir.example', 'EM-4-8-ALTIN', 500, 'Фрезы для сталей 48–52 HRC.', at('completed', 108, 28, SENIOR)],
];
