import type { Pair } from '../local-text.js';

/** A Russian company as written by hand. Its check digits are calculated from this row. */
export interface RussianRow {
  key: string;
  type: 'customer' | 'broker';
  shortName: string;
  fullName: string;
  /** The first nine digits of the INN. */
  inn: string;
  kpp: string;
  /** The first twelve digits of the OGRN. */
  ogrn: string;
  site: string;
  city: Pair;
  address: Pair;
  industries: string[];
  registered: string;
  signed: boolean;
  /** The email address of the contact person's account. */
  contact: string;
}

type Line = readonly [
  key: string,
  form: Pair,
  name: string,
  inn: string,
  kpp: string,
  ogrn: string,
  site: string,
  city: Pair,
  address: Pair,
  industries: string,
  registered: string,
  signed: boolean,
  contact: string,
];

const OOO: Pair = ['ООО', 'Общество с ограниченной ответственностью'];
const AO: Pair = ['АО', 'Акционерное общество'];

// biome-ignore format: one company per two lines reads as the table it is
const customers: readonly Line[] = [
  ['volga', OOO, 'Волга Импорт', '631604721', '631601001', '116631304512', 'https://volga.example', ['Samara', 'Самара'],
    ['443080, Samara, Moskovskoye shosse 55, office 412', '443080, Самарская область, г. Самара, Московское шоссе, д. 55, офис 412'], 'food,machinery,water', '2016-04-12', true, 'buyer@volga.example'],
  ['onega', AO, 'Онега Снаб', '100108236', '100101001', '110100100284', 'https://onega.example', ['Petrozavodsk', 'Петрозаводск'],
    ['185035, Petrozavodsk, prospekt Lenina 18', '185035, Республика Карелия, г. Петрозаводск, проспект Ленина, д. 18'], 'machinery,metalworking,construction', '2010-02-24', true, 'rival@onega.example'],
  ['neva', OOO, 'Нева Трейд', '780163914', '780101001', '124780005317', 'https://neva.example', ['Saint Petersburg', 'Санкт-Петербург'],
    ['199106, Saint Petersburg, Bolshoy prospekt V.O. 80', '199106, г. Санкт-Петербург, Большой проспект В. О., д. 80, литера Р'], 'retail,textile', '2024-03-19', false, 'newcomer@neva.example'],
  ['kama', OOO, 'Камские Насосы', '590293158', '590201001', '112590400711', 'https://kama.example', ['Perm', 'Пермь'],
    ['614015, Perm, ulitsa Sovetskaya 62', '614015, Пермский край, г. Пермь, ул. Советская, д. 62'], 'water,oil-gas', '2012-07-03', true, 'zakup@kama.example'],
  ['ural', OOO, 'ТехИмпорт Урал', '667047302', '667001001', '117665804296', 'https://ural.example', ['Yekaterinburg', 'Екатеринбург'],
    ['620075, Yekaterinburg, ulitsa Malysheva 101', '620075, Свердловская область, г. Екатеринбург, ул. Малышева, д. 101'], 'metalworking,machinery,mining', '2017-05-16', true, 'tender@ural.example'],
  ['don', AO, 'Дон Агро', '616409875', '616401001', '109616400358', 'https://don.example', ['Rostov-on-Don', 'Ростов-на-Дону'],
    ['344002, Rostov-on-Don, ulitsa Stanislavskogo 8A', '344002, Ростовская область, г. Ростов-на-Дону, ул. Станиславского, д. 8А'], 'food,agriculture', '2009-11-30', true, 'import@don.example'],
  ['ladoga', OOO, 'Чайный Дом Ладога', '781057264', '781001001', '115784702913', 'https://ladoga.example', ['Saint Petersburg', 'Санкт-Петербург'],
    ['196084, Saint Petersburg, Moskovsky prospekt 91', '196084, г. Санкт-Петербург, Московский проспект, д. 91'], 'food,retail', '2015-01-28', true, 'chai@ladoga.example'],
  ['sibir', OOO, 'Сибирские Станки', '540683120', '540601001', '118547601485', 'https://sibir.example', ['Novosibirsk', 'Новосибирск'],
    ['630099, Novosibirsk, Krasny prospekt 29', '630099, Новосибирская область, г. Новосибирск, Красный проспект, д. 29'], 'metalworking,machinery', '2018-08-09', true, 'oborud@sibir.example'],
  ['azov', OOO, 'Азов Текстиль', '231519806', '231501001', '120230003674', 'https://azov.example', ['Novorossiysk', 'Новороссийск'],
    ['353900, Novorossiysk, ulitsa Sovetov 40', '353900, Краснодарский край, г. Новороссийск, ул. Советов, д. 40'], 'textile,retail,leather', '2020-09-22', true, 'tkani@azov.example'],
  ['amur', OOO, 'Амур Стройкомплект', '272114583', '272101001', '113272100942', 'https://amur.example', ['Khabarovsk', 'Хабаровск'],
    ['680000, Khabarovsk, ulitsa Muravyova-Amurskogo 23', '680000, Хабаровский край, г. Хабаровск, ул. Муравьёва-Амурского, д. 23'], 'construction,electrical', '2013-06-05', true, 'snab@amur.example'],
];

const russian = (line: Line, type: RussianRow['type'], shortName?: string): RussianRow => {
  const [key, form, name, inn, kpp, ogrn, site, city, address, industries, registered, signed, contact] = line;
  return {
    key,
    type,
    shortName: shortName ?? `${form[0]} «${name}»`,
    fullName: `${form[1]} «${name}»`,
    inn,
    kpp,
    ogrn,
    site,
    city,
    address,
    industries: industries.split(','),
    registered,
    signed,
    contact,
  };
};

// biome-ignore format: reads as a row of the table above
const broker: Line = ['setu', OOO, 'Сету Трейд Хаус', '770438219', '770401001', '122770051936', 'https://setu.example', ['Moscow', 'Москва'],
  ['119019, Moscow, ulitsa Novy Arbat 15, floor 11', '119019, г. Москва, ул. Новый Арбат, д. 15, этаж 11'], 'transport,it', '2022-08-22', true, 'senior@setu.example'];

/** The broker first, then the customers. */
export const russianTable: readonly RussianRow[] = [
  russian(broker, 'broker', 'Setu Trade House'),
  ...customers.map((line) => russian(line, 'customer')),
];
