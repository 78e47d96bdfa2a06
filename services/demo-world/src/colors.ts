import { demoId } from './demo-id.js';
import type { DemoColor } from './shapes/demo-catalogue.js';

const table: ReadonlyArray<readonly [key: string, en: string, ru: string, hex: string]> = [
  ['white', 'White', 'Белый', '#FFFFFF'],
  ['ivory', 'Ivory', 'Слоновая кость', '#F4EBD5'],
  ['cream', 'Cream', 'Кремовый', '#EFE0BC'],
  ['beige', 'Beige', 'Бежевый', '#D8C3A1'],
  ['yellow', 'Yellow', 'Жёлтый', '#F2C230'],
  ['golden', 'Golden', 'Золотистый', '#D9A441'],
  ['orange', 'Orange', 'Оранжевый', '#E27A2E'],
  ['red', 'Red', 'Красный', '#C23A2E'],
  ['burgundy', 'Burgundy', 'Бордовый', '#7A2436'],
  ['pink', 'Pink', 'Розовый', '#E79AA8'],
  ['purple', 'Purple', 'Фиолетовый', '#6E4A8E'],
  ['blue', 'Blue', 'Синий', '#2F6FA8'],
  ['navy', 'Navy', 'Тёмно-синий', '#1F2F4A'],
  ['indigo', 'Indigo', 'Индиго', '#34527A'],
  ['turquoise', 'Turquoise', 'Бирюзовый', '#2E9E9A'],
  ['green', 'Green', 'Зелёный', '#2F7F5F'],
  ['olive', 'Olive', 'Оливковый', '#7D8B3F'],
  ['brown', 'Brown', 'Коричневый', '#6B4A32'],
  ['cognac', 'Cognac', 'Коньячный', '#A9653D'],
  ['grey', 'Grey', 'Серый', '#8A949E'],
  ['graphite', 'Graphite', 'Графитовый', '#3A444E'],
  ['black', 'Black', 'Чёрный', '#1B1F23'],
  ['silver', 'Silver', 'Серебристый', '#BFC7CE'],
  ['steel', 'Stainless steel', 'Нержавеющая сталь', '#C9D0D6'],
  ['brass', 'Brass', 'Латунь', '#C99A3A'],
  ['natural', 'Natural', 'Натуральный', '#CDB58D'],
  ['transparent', 'Transparent', 'Прозрачный', '#EAF2F5'],
];

/** Returns the id of the colour with a key (`navy`). */
export const colorId = (key: string): string => demoId('color', key);

/** The colours of goods. */
export const colors: DemoColor[] = table.map(([key, en, ru, hex]) => ({ id: colorId(key), name: { en, ru }, hex }));
