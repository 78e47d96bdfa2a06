/** A text in English and Russian. */
export type Pair = readonly [en: string, ru: string];

/** Kinds of goods: singular, plural, and the first four digits of their HS codes. */
export const GOODS: ReadonlyArray<readonly [one: Pair, many: Pair, hs: string]> = [
  [['Pump', 'Насос'], ['Pumps', 'Насосы'], '8413'],
  [['Bearing', 'Подшипник'], ['Bearings', 'Подшипники'], '8482'],
  [['Ball valve', 'Шаровой кран'], ['Ball valves', 'Шаровые краны'], '8481'],
  [['Electric motor', 'Электродвигатель'], ['Electric motors', 'Электродвигатели'], '8501'],
  [['Gearbox', 'Редуктор'], ['Gearboxes', 'Редукторы'], '8483'],
  [['Compressor', 'Компрессор'], ['Compressors', 'Компрессоры'], '8414'],
  [['Cable', 'Кабель'], ['Cables', 'Кабели'], '8544'],
  [['Filter', 'Фильтр'], ['Filters', 'Фильтры'], '8421'],
  [['Black tea', 'Чёрный чай'], ['Teas', 'Чаи'], '0902'],
  [['Ground coffee', 'Молотый кофе'], ['Coffee', 'Кофе'], '0901'],
  [['Basmati rice', 'Рис басмати'], ['Rice', 'Рис'], '1006'],
  [['Turmeric', 'Куркума'], ['Spices', 'Специи'], '0910'],
  [['Cotton fabric', 'Хлопковая ткань'], ['Fabrics', 'Ткани'], '5208'],
  [['Towel', 'Полотенце'], ['Towels', 'Полотенца'], '6302'],
  [['Work jacket', 'Рабочая куртка'], ['Work wear', 'Спецодежда'], '6201'],
  [['Leather bag', 'Кожаная сумка'], ['Leather goods', 'Кожгалантерея'], '4202'],
  [['Safety boots', 'Защитные ботинки'], ['Footwear', 'Обувь'], '6403'],
  [['Steel pipe', 'Стальная труба'], ['Pipes', 'Трубы'], '7304'],
  [['Flange', 'Фланец'], ['Flanges', 'Фланцы'], '7307'],
  [['Hex bolt', 'Болт с шестигранной головкой'], ['Fasteners', 'Крепёж'], '7318'],
  [['Cutting disc', 'Отрезной диск'], ['Cutting tools', 'Режущий инструмент'], '6804'],
  [['Drill bit', 'Сверло'], ['Drill bits', 'Свёрла'], '8207'],
  [['Transformer', 'Трансформатор'], ['Transformers', 'Трансформаторы'], '8504'],
  [['Circuit breaker', 'Автоматический выключатель'], ['Switchgear', 'Коммутационная аппаратура'], '8536'],
  [['LED lamp', 'Светодиодная лампа'], ['Lighting', 'Освещение'], '8539'],
  [['Brake pad', 'Тормозная колодка'], ['Brake parts', 'Детали тормозов'], '8708'],
  [['Conveyor belt', 'Конвейерная лента'], ['Conveyor belts', 'Конвейерные ленты'], '4010'],
  [['Tablet press', 'Таблеточный пресс'], ['Pharmaceutical machines', 'Фармацевтические машины'], '8479'],
  [['Surgical gloves', 'Хирургические перчатки'], ['Medical supplies', 'Медицинские изделия'], '4015'],
  [['Ceramic tile', 'Керамическая плитка'], ['Tiles', 'Плитка'], '6907'],
  [['Granite slab', 'Гранитная плита'], ['Stone', 'Камень'], '6802'],
  [['Dye', 'Краситель'], ['Dyes', 'Красители'], '3204'],
  [['Essential oil', 'Эфирное масло'], ['Essential oils', 'Эфирные масла'], '3301'],
  [['Castor oil', 'Касторовое масло'], ['Oils', 'Масла'], '1515'],
  [['Cashew kernels', 'Ядра кешью'], ['Nuts', 'Орехи'], '0801'],
  [['Raisins', 'Изюм'], ['Dried fruit', 'Сухофрукты'], '0806'],
  [['Packaging film', 'Упаковочная плёнка'], ['Packaging', 'Упаковка'], '3920'],
  [['Tractor attachment', 'Навесное орудие для трактора'], ['Farm machinery', 'Сельхозтехника'], '8432'],
  [['Water heater', 'Водонагреватель'], ['Water heaters', 'Водонагреватели'], '8516'],
  [['Pressure gauge', 'Манометр'], ['Measuring instruments', 'Измерительные приборы'], '9026'],
];

export const SERVICES: ReadonlyArray<readonly [one: Pair, many: Pair]> = [
  [
    ['Software development', 'Разработка программ'],
    ['Software', 'Программное обеспечение'],
  ],
  [
    ['Technical translation', 'Технический перевод'],
    ['Translation', 'Переводы'],
  ],
  [
    ['Sea freight', 'Морская перевозка'],
    ['Freight', 'Перевозки'],
  ],
  [
    ['Quality inspection', 'Проверка качества'],
    ['Inspection', 'Инспекции'],
  ],
  [
    ['Customs clearance', 'Таможенное оформление'],
    ['Customs', 'Таможня'],
  ],
  [
    ['Engineering drawing', 'Разработка чертежей'],
    ['Engineering', 'Инжиниринг'],
  ],
  [
    ['Equipment commissioning', 'Пусконаладка оборудования'],
    ['Commissioning', 'Пусконаладка'],
  ],
  [
    ['Market research', 'Исследование рынка'],
    ['Research', 'Исследования'],
  ],
];

/** Purposes, materials and extras of goods, the most common first. */
export const PURPOSES: readonly Pair[] = [
  ['for water supply', 'для водоснабжения'],
  ['for the food industry', 'для пищевой промышленности'],
  ['for construction', 'для строительства'],
  ['for chemical plants', 'для химических производств'],
  ['for retail', 'для розничной торговли'],
  ['for oil and gas', 'для нефтегазовой отрасли'],
  ['for agriculture', 'для сельского хозяйства'],
  ['for machine building', 'для машиностроения'],
  ['for pharmacies', 'для аптек'],
  ['for hotels and restaurants', 'для гостиниц и ресторанов'],
  ['for mining', 'для горной добычи'],
  ['for power plants', 'для электростанций'],
  ['for shipbuilding', 'для судостроения'],
  ['for railways', 'для железных дорог'],
  ['for workshops', 'для мастерских'],
  ['for laboratories', 'для лабораторий'],
  ['for warehouses', 'для складов'],
  ['for irrigation', 'для орошения'],
  ['for boilers', 'для котельных'],
  ['for cold stores', 'для холодильных складов'],
  ['for textile mills', 'для текстильных фабрик'],
  ['for metallurgy', 'для металлургии'],
  ['for public utilities', 'для коммунальных служб'],
  ['for exporters', 'для экспортёров'],
  ['for greenhouses', 'для теплиц'],
];

export const QUALITIES: readonly Pair[] = [
  ['stainless steel', 'из нержавеющей стали'],
  ['heavy duty', 'для тяжёлых условий'],
  ['energy saving', 'с экономией энергии'],
  ['premium grade', 'высшего сорта'],
  ['cast iron', 'из чугуна'],
  ['with electric drive', 'с электроприводом'],
  ['high pressure', 'высокого давления'],
  ['low noise', 'с пониженным шумом'],
  ['corrosion resistant', 'с защитой от коррозии'],
  ['certified', 'с сертификатом'],
  ['in bulk', 'наливом и насыпью'],
  ['compact', 'компактного исполнения'],
  ['with spare parts kit', 'с комплектом запчастей'],
  ['brass', 'из латуни'],
  ['with frequency control', 'с частотным регулированием'],
  ['organic', 'из органического сырья'],
  ['explosion proof', 'во взрывозащищённом исполнении'],
  ['double layer', 'в два слоя'],
  ['vacuum packed', 'в вакуумной упаковке'],
  ['with warranty service', 'с гарантийным обслуживанием'],
  ['wear resistant', 'повышенной износостойкости'],
  ['anodised aluminium', 'из анодированного алюминия'],
  ['moisture proof', 'с защитой от влаги'],
  ['hand made', 'ручной работы'],
];

export const CITIES: readonly Pair[] = [
  ['Mumbai', 'Мумбаи'],
  ['Ahmedabad', 'Ахмадабад'],
  ['Coimbatore', 'Коимбатур'],
  ['Pune', 'Пуна'],
  ['Chennai', 'Ченнаи'],
  ['Ludhiana', 'Лудхияна'],
  ['Rajkot', 'Раджкот'],
  ['Kochi', 'Кочин'],
  ['Jaipur', 'Джайпур'],
  ['Kolkata', 'Калькутта'],
];

export const COMPANY_KINDS = [
  'Exports Pvt Ltd',
  'Industries Ltd',
  'Engineering LLP',
  'Traders',
  'Manufacturing Co',
  'Overseas Pvt Ltd',
];

const SYLLABLES = [
  'va',
  'ru',
  'na',
  'tek',
  'mi',
  'dar',
  'sho',
  'bha',
  'ra',
  'ti',
  'ka',
  'ven',
  'lu',
  'max',
  'pra',
  'sur',
  'ya',
  'nex',
  'go',
  'ind',
];

/** Returns an invented word for a number. Numbers up to 160,000 produce different words. */
export function coinedWord(number: number): string {
  const n = SYLLABLES.length;
  const at = (i: number): string => SYLLABLES[i % n] ?? '';
  const word =
    at(number) +
    at(Math.floor(number / n) + 7) +
    at(Math.floor(number / n ** 2) + 3) +
    (number >= n ** 3 ? at(Math.floor(number / n ** 3)) : '');
  return word.charAt(0).toUpperCase() + word.slice(1);
}
