type PlaceLine = readonly [code: string, kind: 'port' | 'airport' | 'city', en: string, ru: string, aliases?: string];

/** The places of the demo's lanes and legs, with the names that cards and suppliers use. Codes are UN/LOCODE. */
const lines: readonly PlaceLine[] = [
  ['INNSA', 'port', 'Nhava Sheva', 'Нава-Шева', 'JNPT, Jawaharlal Nehru Port, Nava Sheva, Нхава-Шева, Нава Шева'],
  ['INMAA', 'port', 'Chennai', 'Ченнаи', 'Madras, Chennai port, Ченнай, Мадрас'],
  ['INMUN', 'port', 'Mundra', 'Мундра', 'Mundra port'],
  ['INTUT', 'port', 'Tuticorin', 'Тутикорин', 'Thoothukudi, Тутикудди'],
  ['INCCU', 'port', 'Kolkata', 'Калькутта', 'Calcutta, Колката, Howrah, Ховра'],
  ['INCOK', 'port', 'Cochin', 'Кочин', 'Kochi, Кочи'],
  ['INBOM', 'airport', 'Mumbai', 'Мумбаи', 'Bombay, Mumbai airport, Бомбей, аэропорт Мумбаи, BOM'],
  ['INDEL', 'airport', 'Delhi', 'Дели', 'New Delhi, Delhi airport, Нью-Дели, аэропорт Дели, DEL'],
  ['INHYD', 'airport', 'Hyderabad', 'Хайдарабад', 'Hyderabad airport, аэропорт Хайдарабада, HYD'],
  ['INPNQ', 'city', 'Pune', 'Пуна', 'Poona, Пуне'],
  ['INAMD', 'city', 'Ahmedabad', 'Ахмадабад', 'Amdavad, Ахмедабад'],
  ['INRAJ', 'city', 'Rajkot', 'Раджкот'],
  ['INSTV', 'city', 'Surat', 'Сурат'],
  ['INBDQ', 'city', 'Vadodara', 'Вадодара', 'Baroda, Барода'],
  ['INLUH', 'city', 'Ludhiana', 'Лудхияна'],
  ['INCJB', 'city', 'Coimbatore', 'Коимбатур'],
  ['INBLR', 'city', 'Bengaluru', 'Бенгалуру', 'Bangalore, Бангалор'],
  ['RUNVS', 'port', 'Novorossiysk', 'Новороссийск', 'Novorossisk, NVS'],
  ['RULED', 'port', 'Saint Petersburg', 'Санкт-Петербург', 'St. Petersburg, St Petersburg, Петербург, СПб'],
  ['RUVVO', 'port', 'Vladivostok', 'Владивосток', 'Vostochny, Восточный'],
  ['RUSVO', 'airport', 'Sheremetyevo', 'Шереметьево', 'Sheremetyevo airport, аэропорт Шереметьево, SVO'],
  ['RUMOW', 'city', 'Moscow', 'Москва', 'Moskva'],
  ['RUSVX', 'city', 'Yekaterinburg', 'Екатеринбург', 'Ekaterinburg'],
  ['RUKZN', 'city', 'Kazan', 'Казань'],
  ['RUOVB', 'city', 'Novosibirsk', 'Новосибирск'],
];

/** The rows of the table of places, by column. */
export const demoPlaces = lines.map(([code, kind, name_en, name_ru, aliases = '']) => ({
  ...{ code, kind, country: code.slice(0, 2), name_en, name_ru, aliases },
}));
