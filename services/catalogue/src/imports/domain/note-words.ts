import type { ImportRowResult } from '@setu/proto/words';
import type { LocalText } from '../../domain/local-text.js';
import type { CellProblem } from './cell-problem.js';

type Locale = 'en' | 'ru';

/** What the sheet of a marked file is called. */
export const sheetName: Readonly<Record<Locale, string>> = { en: 'Cards', ru: 'Карточки' };

const results: Readonly<Record<Exclude<ImportRowResult, 'faulty'>, LocalText>> = {
  fresh: { en: 'Good: a new card', ru: 'Верно: новая карточка' },
  update: { en: 'Good: the card changes', ru: 'Верно: карточка изменится' },
  unchanged: { en: 'Nothing changes', ru: 'Без изменений' },
  created: { en: 'The card is made', ru: 'Карточка создана' },
  updated: { en: 'The card is changed', ru: 'Карточка изменена' },
};

/** What is wrong, and how to mend it. */
const faults: Readonly<Record<string, LocalText>> = {
  required: { en: 'Fill in this cell', ru: 'Заполните эту ячейку' },
  invalid: { en: 'This does not fit the rest of the row', ru: 'Значение не подходит к остальным в строке' },
  invalid_number: { en: 'Write a number', ru: 'Впишите число' },
  integer: { en: 'Write a whole number', ru: 'Впишите целое число' },
  not_positive: { en: 'Write a number above zero', ru: 'Впишите число больше нуля' },
  min: { en: 'Too small: at least {min}', ru: 'Слишком мало: не меньше {min}' },
  max: { en: 'Too large', ru: 'Слишком много' },
  length_max: { en: 'Too long: {max} characters at most', ru: 'Слишком длинно: не больше {max} знаков' },
  hs_code: { en: 'From 4 to 8 digits', ru: 'От 4 до 8 цифр' },
  price_order: { en: 'The upper price is below the lower one', ru: 'Верхняя цена меньше нижней' },
  shares_over: { en: 'Advance and transfer are more than 100 together', ru: 'Аванс и перевод вместе больше 100' },
  too_many_files: { en: 'Name {max} pictures at most', ru: 'Назовите не больше {max} изображений' },
  file_repeated: { en: 'A picture is named twice', ru: 'Изображение названо дважды' },
  invalid_option: { en: 'Choose one of the list', ru: 'Выберите из списка' },
  vendor_code_taken: { en: 'Another card has this vendor code', ru: 'Этот артикул уже у другой карточки' },
  formula: { en: 'A formula stands here: put its value instead', ru: 'Здесь формула: вставьте вместо неё значение' },
  cell_error: { en: 'A mistake of the sheet: {value}', ru: 'Ошибка таблицы: {value}' },
  not_in_list: { en: '“{value}” is not in the list', ru: '«{value}» нет в списке' },
  not_in_list_near: {
    en: '“{value}” is not in the list. Did you mean “{near}”?',
    ru: '«{value}» нет в списке. Может быть, «{near}»?',
  },
  several_match: {
    en: 'There is more than one: {options}. Write the path',
    ru: 'Таких несколько: {options}. Впишите путь',
  },
  not_subcategory: {
    en: '“{value}” is a group: choose a sub-category of it',
    ru: '«{value}» — раздел: выберите в нём подкатегорию',
  },
  not_flag: { en: 'Write Yes or No', ru: 'Впишите «Да» или «Нет»' },
  number_unclear: { en: '{whole} or {part}? Write it so', ru: '{whole} или {part}? Впишите так' },
  decimals_max: { en: '{max} digits after the point at most', ru: 'Не больше {max} знаков после запятой' },
  repeated_row: { en: 'Row {row} has this vendor code already', ru: 'Этот артикул уже в строке {row}' },
  picture_missing: { en: 'The .zip has no picture “{name}”', ru: 'В .zip нет изображения «{name}»' },
  picture_twice: { en: 'The .zip has two pictures “{name}”', ru: 'В .zip два изображения «{name}»' },
  picture_invalid: {
    en: '“{name}” is no jpg, png or webp, or is broken',
    ru: '«{name}» — не jpg, png или webp, или повреждено',
  },
  picture_too_large: { en: '“{name}” is larger than {max} MB', ru: '«{name}» больше {max} МБ' },
  no_free_space: { en: 'There is no room for more pictures', ru: 'Для изображений больше нет места' },
  invalid_characters: { en: 'There are characters that cannot be stored', ru: 'Есть знаки, которые нельзя сохранить' },
  under_review: {
    en: 'A reviewer has this card: upload the row later',
    ru: 'Карточка на проверке: загрузите строку позже',
  },
  supplier_locked: { en: 'The supplier is locked', ru: 'Поставщик заблокирован' },
};

const filled = (text: string, params: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

/** What is wrong in a cell, in the language. */
export const noteOfProblem = ({ code, params }: CellProblem, locale: Locale): string =>
  filled((faults[code] ?? faults.invalid)?.[locale] ?? code, params);

const placeOf = ({ cell, column }: CellProblem): string => (cell === '' ? column : `${cell} ${column}`);

/** What became of a row, in the language: of a faulty one every cell by its place, one the file lacks by its column. */
export const noteOf = (result: ImportRowResult, problems: readonly CellProblem[], locale: Locale): string =>
  result === 'faulty'
    ? problems.map((problem) => `${placeOf(problem)}: ${noteOfProblem(problem, locale)}`).join('; ')
    : results[result][locale];
