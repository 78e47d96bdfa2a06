import type { ImportRowResult } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';
import type { CellProblem } from './cell-problem.js';

type Locale = 'en' | 'ru';

/** The name of the sheet in a marked file. */
export const sheetName: Readonly<Record<Locale, string>> = { en: 'Products', ru: 'Карточки' };

const results: Readonly<Record<Exclude<ImportRowResult, 'faulty'>, LocalText>> = {
  fresh: { en: 'No errors: a new card', ru: 'Ошибок нет: новая карточка' },
  update: { en: 'No errors: the card will change', ru: 'Ошибок нет: карточка изменится' },
  unchanged: { en: 'No changes', ru: 'Без изменений' },
  created: { en: 'Card created', ru: 'Карточка создана' },
  updated: { en: 'Card updated', ru: 'Карточка изменена' },
};

/** The problem and how to fix it. */
const problemTexts: Readonly<Record<string, LocalText>> = {
  required: { en: 'Fill in this cell', ru: 'Заполните эту ячейку' },
  invalid: { en: 'This value doesn’t fit the rest of the row', ru: 'Значение не подходит к остальным в строке' },
  invalid_number: { en: 'Enter a number', ru: 'Введите число' },
  integer: { en: 'Enter a whole number', ru: 'Введите целое число' },
  not_positive: { en: 'Enter a number above zero', ru: 'Введите число больше нуля' },
  min: { en: 'Enter {min} or more', ru: 'Введите {min} или больше' },
  max: { en: 'The number is too large', ru: 'Слишком большое число' },
  length_max: { en: 'Shorten to {max} characters', ru: 'Сократите до {max} символов' },
  hs_code: { en: 'Enter 4 to 8 digits', ru: 'Введите от 4 до 8 цифр' },
  price_order: { en: 'The upper price is below the lower price', ru: 'Верхняя цена меньше нижней' },
  weight_order: { en: 'The gross weight is below the net weight', ru: 'Вес брутто меньше веса нетто' },
  shares_over: {
    en: 'Advance and payment before dispatch add up to more than 100',
    ru: 'Аванс и платёж перед отгрузкой вместе больше 100',
  },
  too_many_files: { en: 'List at most {max} photos', ru: 'Укажите не больше {max} фотографий' },
  file_repeated: { en: 'A photo is listed twice', ru: 'Фотография указана дважды' },
  invalid_option: { en: 'Choose a value from the list', ru: 'Выберите из списка' },
  vendor_code_taken: { en: 'Another card already has this vendor code', ru: 'Этот артикул уже у другой карточки' },
  formula: {
    en: 'This formula has no result. Save the file in Excel, or enter the value instead',
    ru: 'У этой формулы нет результата: сохраните файл в Excel или введите значение',
  },
  cell_error: { en: 'Spreadsheet error: {value}', ru: 'Ошибка таблицы: {value}' },
  not_in_list: { en: '“{value}” is not in the list', ru: '«{value}» нет в списке' },
  not_in_list_near: {
    en: '“{value}” is not in the list. Did you mean “{near}”?',
    ru: '«{value}» нет в списке. Может быть, «{near}»?',
  },
  several_match: {
    en: 'Several entries match: {options}. Enter the full path',
    ru: 'Подходит несколько: {options}. Укажите путь целиком',
  },
  not_subcategory: {
    en: '“{value}” is a group. Choose one of its sub-categories',
    ru: '«{value}» — группа: выберите в ней подкатегорию',
  },
  not_flag: { en: 'Enter yes or no', ru: 'Введите «да» или «нет»' },
  other_currency: {
    en: 'Enter the price in rupees, for example ₹ 15,00,000',
    ru: 'Введите цену в рупиях, например ₹ 15,00,000',
  },
  number_unclear: { en: 'Enter either {whole} or {part}', ru: 'Введите {whole} либо {part}' },
  decimals_max: {
    en: 'Keep at most {max} digits after the point',
    ru: 'Оставьте не больше {max} знаков после запятой',
  },
  repeated_row: { en: 'Row {row} already has this vendor code', ru: 'Этот артикул уже в строке {row}' },
  picture_missing: { en: 'The .zip has no photo “{name}”', ru: 'В .zip нет фотографии «{name}»' },
  picture_twice: { en: 'The .zip has two photos “{name}”', ru: 'В .zip две фотографии «{name}»' },
  picture_invalid: {
    en: '“{name}” can’t be used. Add a .jpg, .png, .webp, .avif or .heic',
    ru: '«{name}» не подходит. Нужен .jpg, .png, .webp, .avif или .heic',
  },
  picture_broken: {
    en: '“{name}” is damaged. Save the photo again as .jpg',
    ru: '«{name}» — повреждённый файл. Сохраните фотографию заново как .jpg',
  },
  picture_too_many_pixels: {
    en: '“{name}” has too many pixels. Save it as .jpg, for example 4,000 pixels wide',
    ru: 'В «{name}» слишком много пикселей. Сохраните фотографию как .jpg, например шириной 4000 пикселей',
  },
  picture_too_large: { en: '“{name}” is larger than {max} MB', ru: '«{name}» больше {max} МБ' },
  picture_small: {
    en: '“{name}” has fewer than {min} pixels on its shorter side and will look blurred. Use a larger photo',
    ru: 'У «{name}» короткая сторона меньше {min} пикселей, фото будет нечётким. Нужна фотография крупнее',
  },
  no_free_space: { en: 'There’s no space left for photos', ru: 'Для фотографий больше нет места' },
  invalid_characters: { en: 'Some characters can’t be saved', ru: 'Есть символы, которые нельзя сохранить' },
  under_review: {
    en: 'This card is under review. Upload the row again later',
    ru: 'Карточка на проверке. Загрузите строку позже',
  },
  supplier_locked: { en: 'The supplier is locked', ru: 'Поставщик заблокирован' },
};

const filled = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

/** Returns the text of a cell problem in the given language. */
export const noteOfProblem = ({ code, params }: CellProblem, locale: Locale): string =>
  filled((problemTexts[code] ?? problemTexts.invalid)?.[locale] ?? code, params);

const placeOf = ({ cell, column }: CellProblem): string => (cell === '' ? column : `${cell} ${column}`);

/**
 * Returns the note of a row in the given language. Each problem of a faulty row, and each warning of another one, has its
 * cell address, or its column if the file lacks the column.
 */
export const noteOf = (result: ImportRowResult, problems: readonly CellProblem[], locale: Locale): string => {
  const found = problems.map((problem) => `${placeOf(problem)}: ${noteOfProblem(problem, locale)}`).join('; ');
  if (result === 'faulty') return found;
  return [results[result][locale], found].filter((text) => text !== '').join('. ');
};
