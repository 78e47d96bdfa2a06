/** A thing: its names, their declension, and the beginning of its HS codes. */
export interface Thing {
  en: string;
  ens: string;
  ru: string;
  /** The plural in the nominative, genitive and instrumental case. */
  rus: string;
  ruOf: string;
  ruBy: string;
  gender: 'm' | 'f' | 'n';
  hs: string;
}

// Columns: en|ens|ru|gender|rus|of|by|hs. No word here is used to seed other catalogues.
const things = `
Fan|Fans|Вентилятор|m|Вентиляторы|вентиляторов|вентиляторами|8414
Boiler|Boilers|Котёл|m|Котлы|котлов|котлами|8403
Hammer|Hammers|Молоток|m|Молотки|молотков|молотками|8205
Ladder|Ladders|Лестница|f|Лестницы|лестниц|лестницами|7616
Carpet|Carpets|Ковёр|m|Ковры|ковров|коврами|5702
Blanket|Blankets|Одеяло|n|Одеяла|одеял|одеялами|6301
Mirror|Mirrors|Зеркало|n|Зеркала|зеркал|зеркалами|7009
Candle|Candles|Свеча|f|Свечи|свечей|свечами|3406
Helmet|Helmets|Каска|f|Каски|касок|касками|6506
Scale|Scales|Весы|m|Весы|весов|весами|8423
Crane|Cranes|Лебёдка|f|Лебёдки|лебёдок|лебёдками|8425
Furnace|Furnaces|Печь|f|Печи|печей|печами|8417
Mixer|Mixers|Смеситель|m|Смесители|смесителей|смесителями|8474
Crusher|Crushers|Дробилка|f|Дробилки|дробилок|дробилками|8479
Grinder|Grinders|Мельница|f|Мельницы|мельниц|мельницами|8437
Welder|Welders|Сварочник|m|Сварочники|сварочников|сварочниками|8515
Sensor|Sensors|Датчик|m|Датчики|датчиков|датчиками|9031
Relay|Relays|Реле|n|Реле|реле|реле|8535
Battery|Batteries|Аккумулятор|m|Аккумуляторы|аккумуляторов|аккумуляторами|8507
Inverter|Inverters|Инвертор|m|Инверторы|инверторов|инверторами|8504
Server|Servers|Сервер|m|Серверы|серверов|серверами|8471
Printer|Printers|Принтер|m|Принтеры|принтеров|принтерами|8443
Camera|Cameras|Камера|f|Камеры|камер|камерами|8525
Antenna|Antennas|Антенна|f|Антенны|антенн|антеннами|8529
Microscope|Microscopes|Микроскоп|m|Микроскопы|микроскопов|микроскопами|9011
Syringe|Syringes|Шприц|m|Шприцы|шприцев|шприцами|9018
Bandage|Bandages|Бинт|m|Бинты|бинтов|бинтами|3005
Stretcher|Stretchers|Носилки|m|Носилки|носилок|носилками|9402
Wheelchair|Wheelchairs|Кресло|n|Кресла|кресел|креслами|8713
Bicycle|Bicycles|Велосипед|m|Велосипеды|велосипедов|велосипедами|8712
Tyre|Tyres|Шина|f|Шины|шин|шинами|4011
Radiator|Radiators|Радиатор|m|Радиаторы|радиаторов|радиаторами|8708
Clutch|Clutches|Сцепление|n|Сцепления|сцеплений|сцеплениями|8708
Gasket|Gaskets|Прокладка|f|Прокладки|прокладок|прокладками|8484
Spring|Springs|Пружина|f|Пружины|пружин|пружинами|7320
Chain|Chains|Цепь|f|Цепи|цепей|цепями|7315
Rope|Ropes|Верёвка|f|Верёвки|верёвок|верёвками|5607
Bottle|Bottles|Бутылка|f|Бутылки|бутылок|бутылками|7010
Barrel|Barrels|Бочка|f|Бочки|бочек|бочками|7310
Basket|Baskets|Корзина|f|Корзины|корзин|корзинами|4602
Brush|Brushes|Щётка|f|Щётки|щёток|щётками|9603
Button|Buttons|Пуговица|f|Пуговицы|пуговиц|пуговицами|9606
Zipper|Zippers|Молния|f|Молнии|молний|молниями|9607
Thread|Threads|Нитка|f|Нитки|ниток|нитками|5401
Scarf|Scarves|Шарф|m|Шарфы|шарфов|шарфами|6117
Umbrella|Umbrellas|Зонт|m|Зонты|зонтов|зонтами|6601
Honey|Honey|Мёд|m|Мёды|мёдов|мёдами|0409
Pepper|Peppers|Перец|m|Перцы|перцев|перцами|0904
Mango|Mangoes|Манго|n|Манго|манго|манго|0804
Lentils|Lentils|Чечевица|f|Чечевицы|чечевиц|чечевицами|0713
Sugar|Sugar|Сахар|m|Сахара|сахаров|сахарами|1701
Vinegar|Vinegar|Уксус|m|Уксусы|уксусов|уксусами|2209
Soap|Soaps|Мыло|n|Мыла|мыл|мылами|3401
Shampoo|Shampoos|Шампунь|m|Шампуни|шампуней|шампунями|3305
Varnish|Varnishes|Лак|m|Лаки|лаков|лаками|3208
Glue|Glues|Клей|m|Клеи|клеёв|клеями|3506
Brick|Bricks|Кирпич|m|Кирпичи|кирпичей|кирпичами|6904
Marble|Marbles|Мрамор|m|Мраморы|мраморов|мраморами|2515
Wire|Wires|Проволока|f|Проволоки|проволок|проволоками|7217
Anchor|Anchors|Анкер|m|Анкеры|анкеров|анкерами|7316`;

/** The things of a held-out catalogue. */
export const heldThings: readonly Thing[] = things
  .trim()
  .split('\n')
  .map((line) => {
    const [en = '', ens = '', ru = '', gender = 'm', rus = '', ruOf = '', ruBy = '', hs = ''] = line.split('|');
    return { en, ens, ru, rus, ruOf, ruBy, gender: gender as Thing['gender'], hs };
  });

/** A quality: an English adjective, and a Russian one in each gender. */
export interface Quality {
  en: string;
  ru: Record<Thing['gender'], string>;
}

const hard = { m: 'ый', f: 'ая', n: 'ое' };
const stressed = { m: 'ой', f: 'ая', n: 'ое' };
const after = { m: 'ий', f: 'ая', n: 'ое' };
const soft = { m: 'ий', f: 'яя', n: 'ее' };

const qualities: ReadonlyArray<readonly [string, string, typeof hard]> = [
  ['industrial', 'промышленн', hard],
  ['portable', 'переносн', stressed],
  ['folding', 'складн', stressed],
  ['wooden', 'деревянн', hard],
  ['plastic', 'пластиков', hard],
  ['copper', 'медн', hard],
  ['galvanized', 'оцинкованн', hard],
  ['waterproof', 'водонепроницаем', hard],
  ['digital', 'цифров', stressed],
  ['wireless', 'беспроводн', stressed],
  ['automatic', 'автоматическ', after],
  ['manual', 'ручн', stressed],
  ['hydraulic', 'гидравлическ', after],
  ['pneumatic', 'пневматическ', after],
  ['thermal', 'теплов', stressed],
  ['medical', 'медицинск', after],
  ['marine', 'морск', stressed],
  ['domestic', 'бытов', stressed],
  ['professional', 'профессиональн', hard],
  ['disposable', 'одноразов', hard],
  ['flexible', 'гибк', after],
  ['transparent', 'прозрачн', hard],
  ['yellow', 'жёлт', hard],
  ['striped', 'полосат', hard],
  ['winter', 'зимн', soft],
  ['round', 'кругл', hard],
];

/** The qualities of things in a held-out catalogue. */
export const heldQualities: readonly Quality[] = qualities.map(([en, stem, ends]) => ({
  en,
  ru: { m: stem + ends.m, f: stem + ends.f, n: stem + ends.n },
}));

/** Units in English and Russian as cards have them, and as users type them. */
export const heldUnits: ReadonlyArray<{ en: string; ru: string; typed: readonly string[] }> = [
  { en: 'kW', ru: 'кВт', typed: [' kw', 'квт', ' КВТ', 'kW'] },
  { en: 'mm²', ru: 'мм²', typed: [' мм2', 'mm2', ' кв. мм', ' sq mm'] },
  { en: 'kg', ru: 'кг', typed: ['кг', ' kg', ' КГ'] },
  { en: 'V', ru: 'В', typed: ['V', 'в', ' вольт'] },
  { en: 'm³/h', ru: 'м³/ч', typed: [' м3/ч', ' m3/h', ' м3/час'] },
  { en: 'l', ru: 'л', typed: ['л', ' l', ' литров'] },
  { en: '°C', ru: '°C', typed: ['°C', ' °С', ' градусов'] },
];

const starts = ['br', 'kl', 'ost', 'vel', 'zor', 'pim', 'gral', 'fen', 'qui', 'hol', 'jat', 'wex', 'dry', 'nor', 'ulm'];
const middles = ['a', 'e', 'i', 'o', 'u', 'an', 'or', 'il', 'ep', 'us'];
const ends = ['dex', 'fort', 'mark', 'lund', 'tron', 'bix', 'wald', 'zen', 'gum', 'pol', 'ric', 'tash', 'vik', 'nor'];

/** Returns an invented name that no other catalogue is seeded with. */
export function heldName(number: number): string {
  const at = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
  const word =
    at(starts, number) + at(middles, Math.floor(number / starts.length)) + at(ends, Math.floor(number / 150) + number);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
