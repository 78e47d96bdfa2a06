import type { ImportRowResult } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';
import type { CellProblem } from './cell-problem.js';

type Locale = 'en' | 'ru';

/** The name of the sheet in a marked file. */
export const sheetName: Readonly<Record<Locale, string>> = { en: 'Cards', ru: 'Карточки' };

const results: Readonly<Record<Exclude<ImportRowResult, 'faulty'>, LocalText>> = {
  fresh: { en: 'Valid: creates a card', ru: 'Верно: новая карточка' },
  update: { en: 'Valid: changes the card', ru: 'Верно: карточка изменится' },
  unchanged: { en: 'Nothing changes', ru: 'Без изменений' },
  created: { en: 'Card created', ru: 'Карточка создана' },
  updated: { en: 'Card updated', ru: 'Карточка изменена' },
};

/** The problem and how to fix it. */
const faults: Readonly<Record<string, LocalText>> = {
  required: { en: 'Fill in this cell', ru: 'Заполните эту ячейку' },
  invalid: { en: 'This value does not fit the rest of the row', ru: 'Значение не подходит к остальным в строке' },
  invalid_number: { en: 'Write a number', ru: 'Впишите число' },
  integer: { en: 'Write a whole number', ru: 'Впишите целое число' },
  not_positive: { en: 'Enter a number above zero', ru: 'Впишите число больше нуля' },
  min: { en: 'Too small: at least {min}', ru: 'Слишком мало: не меньше {min}' },
  max: { en: 'Too large', ru: 'Слишком много' },
  length_max: { en: 'Too long: use at most {max} characters', ru: 'Слишком длинно: не больше {max} знаков' },
  hs_code: { en: 'From 4 to 8 digits', ru: 'От 4 до 8 цифр' },
  price_order: { en: 'The upper price is below the lower price', ru: 'Верхняя цена меньше нижней' },
  shares_over: { en: 'Advance and transfer add up to more than 100', ru: 'Аванс и перевод вместе больше 100' },
  too_many_files: { en: 'Name at most {max} pictures', ru: 'Назовите не больше {max} изображений' },
  file_repeated: { en: 'A picture is named twice', ru: 'Изображение названо дважды' },
  invalid_option: { en: 'Choose a value from the list', ru: 'Выберите из списка' },
  vendor_code_taken: { en: 'Another card already has this vendor code', ru: 'Этот артикул уже у другой карточки' },
  formula: {
    en: 'This cell has a formula. Replace it with its value',
    ru: 'Здесь формула: вставьте вместо неё значение',
  },
  cell_error: { en: 'Spreadsheet error: {value}', ru: 'Ошибка таблицы: {value}' },
  not_in_list: { en: '“{value}” is not in the list', ru: '«{value}» нет в списке' },
  not_in_list_near: {
    en: '“{value}” is not in the list. Did you mean “{near}”?',
    ru: '«{value}» нет в списке. Может быть, «{near}»?',
  },
  several_match: {
    en: 'Several entries match: {options}. Enter the full path',
    ru: 'Таких несколько: {options}. Впишите путь',
  },
  not_subcategory: {
    en: '“{value}” is a group. Choose one of its sub-categories',
    ru: '«{value}» — раздел: выберите в нём подкатегорию',
  },
  not_flag: { en: 'Enter Yes or No', ru: 'Впишите «Да» или «Нет»' },
  number_unclear: { en: '{whole} or {part}? Enter one of these', ru: '{whole} или {part}? Впишите так' },
  decimals_max: { en: 'Use at most {max} digits after the decimal point', ru: 'Не больше {max} знаков после запятой' },
  repeated_row: { en: 'Row {row} already has this vendor code', ru: 'Этот артикул уже в строке {row}' },
  picture_missing: { en: 'The .zip has no picture named “{name}”', ru: 'В .zip нет изображения «{name}»' },
  picture_twice: { en: 'The .zip has two pictures named “{name}”', ru: 'В .zip два изображения «{name}»' },
  picture_invalid: {
    en: '“{name}” is not a jpg, png or webp, or is damaged',
    ru: '«{name}» — не jpg, png или webp, или повреждено',
  },
  picture_too_large: { en: '“{name}” is larger than {max} MB', ru: '«{name}» больше {max} МБ' },
  no_free_space: { en: 'There is no space left for pictures', ru: 'Для изображений больше нет места' },
  invalid_characters: { en: 'Some characters cannot be stored', ru: 'Есть знаки, которые нельзя сохранить' },
  under_review: {
    en: 'This card is under review. Upload the row again later',
    ru: 'Карточка на проверке: загрузите строку позже',
  },
  supplier_locked: { en: 'The supplier is locked', ru: 'Поставщик заблокирован' },
};

const filled = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

/** Returns the text of a cell problem in the given language. */
export const noteOfProblem = ({ code, params }: CellProblem, locale: Locale): string =>
  filled((faults[code] ?? faults.invalid)?.[locale] ?? code, params);

const placeOf = ({ cell, column }: CellProblem): string => (cell === '' ? column : `${cell} ${column}`);

/**
 * Returns the note of a row in the given language. A faulty row lists each problem by cell address, or by column if the
 * file lacks the column.
 */
export const noteOf = (result: ImportRowResult, problems: readonly CellProblem[], locale: Locale): string =>
  result === 'faulty'
    ? problems.map((problem) => `${placeOf(problem)}: ${noteOfProblem(problem, locale)}`).join('; ')
    : results[result][locale];
