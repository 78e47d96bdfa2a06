import { type CardColumnName, cardColumns } from '@setu/proto/card-columns';
import { isAlwaysRequired, type PlainFieldSpec, plainFields } from '@setu/proto/card-fields';
import { cleanText } from '@setu/proto/clean-text';
import { changedFields, emptyForm, type FormContent, priceByMode } from '../../card-forms/domain/form-content.js';
import { formProblems } from '../../card-forms/domain/form-problems.js';
import type { CardLists } from './card-lists.js';
import { byColumn, type CellProblem, type ColumnProblems, columnLetters } from './cell-problem.js';
import { exportCell } from './export-cells.js';
import { type RawRow, shownCell } from './raw-cell.js';
import { cellReaders } from './read-cells.js';
import type { Header } from './read-header.js';
import { lostCharacter } from './storable.js';

/** Finds a picture in the archive by name. Returns its id, or a code that says why it cannot be used. */
export type FindPicture = (name: string) => { id: string } | { code: string; params: Record<string, string> };

/**
 * The inputs for checking a row: the titles, the lists, the pictures, and the current card with the same vendor code.
 */
export interface Judging {
  header: Header;
  lists: CardLists;
  picture: FindPicture;
  card: FormContent | undefined;
}

/** The card that a row would produce, and its problems. */
export interface Judged {
  form: FormContent;
  isChanged: boolean;
  problems: CellProblem[];
}

const marked = /^'+[=+\-@\t\r\n]/;

/**
 * Returns the cleaned text of a cell without surrounding whitespace. Removes the mark that our own files put before a
 * formula.
 */
export const cellText = (cell: string): string => {
  const text = cleanText(cell).trim();
  return marked.test(text) ? text.slice(1).trim() : text;
};

const codeColumn = 'vendor_code';

/** The columns that a new card must have in the file, although the product form starts with a value for them. */
const requiredForNew: readonly CardColumnName[] = [
  'price_mode',
  ...plainFields.filter((field) => field.kind === 'number' && isAlwaysRequired(field)).map(({ name }) => name),
];

/** The yes-or-no questions that a card must answer. */
const questions = plainFields.filter((field: PlainFieldSpec) => field.kind === 'flag' && field.required);

/**
 * Returns the questions without an answer in a row. A card stores no answer as "no", so its form cannot tell. A known
 * card keeps its answer if the file lacks the column.
 */
const unanswered = (cells: RawRow['cells'], { header, card }: Judging, isGoods: boolean): ColumnProblems => {
  const isOpen = ({ name, goods }: PlainFieldSpec): boolean => {
    const place = header.places.get(name as CardColumnName);
    const isEmpty = place === undefined ? card === undefined : shownCell(cells[place]).trim() === '';
    return isEmpty && (isGoods || !goods);
  };
  return Object.fromEntries(questions.filter(isOpen).map(({ name }) => [name, { code: 'required' }]));
};

/**
 * Returns the card that results from a row, by the rules of the product form. A cell equal to the card's current value
 * is not judged, even if a newer rule would reject that value. A row that changes nothing is not judged at all.
 */
export function judgeRow({ row, cells }: RawRow, judging: Judging): Judged {
  const { header, lists, picture, card } = judging;
  const problems: ColumnProblems = {};
  let form: FormContent = card ?? emptyForm;
  for (const { name } of cardColumns) {
    const place = header.places.get(name);
    if (place === undefined) continue;
    const cell = cells[place] ?? '';
    if (typeof cell !== 'string') {
      problems[name] = 'formula' in cell ? { code: 'formula' } : { code: 'cell_error', params: { value: cell.error } };
      continue;
    }
    const text = cellText(cell);
    if (name === 'pictures') {
      const named = picturesOf(text, picture, problems);
      if (named !== undefined) form = { ...form, pictureIds: named };
      continue;
    }
    if (card !== undefined && isUnchangedCell(name, text, card, lists)) continue;
    if (text.includes(lostCharacter)) {
      problems[name] = { code: 'invalid_characters' };
      continue;
    }
    const read = cellReaders[name](text, lists);
    if ('patch' in read) form = { ...form, ...read.patch };
    else problems[name] = read.problem;
  }
  if (card === undefined)
    for (const name of requiredForNew) if (!header.places.has(name)) problems[name] ??= { code: 'required' };
  if (form.vendorCode === '') problems[codeColumn] ??= { code: 'required' };
  const written = form === card ? card : priceByMode(form);
  const isChanged = card === undefined || changedFields(card, written).length > 0;
  const known = lists.known(written);
  const rowProblems = isChanged && {
    ...byColumn(formProblems(written, known)),
    ...unanswered(cells, judging, known.type === 'product'),
  };
  return { form: written, isChanged, problems: placed({ ...rowProblems, ...problems }, { row, cells }, header) };
}

const isUnchangedCell = (column: CardColumnName, text: string, card: FormContent, lists: CardLists): boolean =>
  (['en', 'ru'] as const).some((locale) => cleanText(exportCell(column, card, lists, locale)).trim() === text);

function picturesOf(text: string, picture: FindPicture, problems: ColumnProblems): string[] | undefined {
  const names = text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) return undefined;
  const ids: string[] = [];
  for (const name of names) {
    const found = picture(name);
    if ('id' in found) ids.push(found.id);
    else problems.pictures ??= found;
  }
  return ids;
}

/** Converts problems by column to problems with cell addresses, in the order of the columns. */
export function placed(problems: ColumnProblems, { row, cells }: RawRow, { places }: Header): CellProblem[] {
  return cardColumns.flatMap(({ name }) => {
    const problem = problems[name];
    if (problem === undefined) return [];
    const place = places.get(name);
    const value = place === undefined ? '' : [...shownCell(cells[place])].slice(0, 200).join('');
    const cell = place === undefined ? '' : `${columnLetters(place)}${row}`;
    return [{ column: name, cell, code: problem.code, params: problem.params ?? {}, value }];
  });
}
