import { currentLanguage } from '../../../i18n/formats';

/** The names of ports and cities that suppliers write in Latin letters, as cards have them in Russian. */
const russian: Readonly<Record<string, string>> = {
  'Nhava Sheva': 'Нава-Шева',
  Mundra: 'Мундра',
  Chennai: 'Ченнаи',
  Kolkata: 'Калькутта',
  Kochi: 'Кочин',
  Cochin: 'Кочин',
  Kakinada: 'Какинада',
  Mangalore: 'Мангалуру',
  Hyderabad: 'Хайдарабад',
  Kandla: 'Кандла',
  Hazira: 'Хазира',
  Pipavav: 'Пипавав',
  Tuticorin: 'Тутикорин',
  Visakhapatnam: 'Вишакхапатнам',
  Mumbai: 'Мумбаи',
  'New Delhi': 'Нью-Дели',
  Delhi: 'Дели',
  Ahmedabad: 'Ахмадабад',
  Bengaluru: 'Бангалор',
  Novorossiysk: 'Новороссийск',
  'St Petersburg': 'Санкт-Петербург',
  'Saint Petersburg': 'Санкт-Петербург',
  Vladivostok: 'Владивосток',
  Moscow: 'Москва',
};

const known = new RegExp(`\\b(${Object.keys(russian).join('|')})\\b`, 'gi');
const byName = new Map(Object.entries(russian).map(([name, text]) => [name.toLowerCase(), text]));

/** Returns a place of delivery with its known names in the reader's language. Other words stay as they are. */
export const placeName = (place: string): string =>
  currentLanguage() === 'ru' ? place.replace(known, (name) => byName.get(name.toLowerCase()) ?? name) : place;
