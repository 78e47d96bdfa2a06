import { type CardColumn, type CardColumnName, type CardFieldName, cardColumns } from '@setu/contract';
import type { Workbook, Worksheet } from 'exceljs';
import { cardFieldTexts } from '../language/card-field-texts.js';
import { importTexts } from '../language/import-texts.js';
import type { Language } from '../language/locale.js';
import { columnWidth } from './card-columns.js';
import { templateExample } from './template-example.js';

type Lists = ReadonlyMap<CardColumnName, readonly string[]>;

/** The number of rows with drop-downs. It is small enough for programs that read rows one by one. */
const choiceRows = 3_000;

/** The hidden sheet with the values of the drop-downs. */
const listSheet = 'Lists';
const languages = ['en', 'ru'] as const;
const exampleFill = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFEEF1F4' } } as const;

interface Explained {
  label: string;
  /** Which cards need the column. */
  needed: string;
  /** How to fill it in. Empty if the label says it all. */
  how: string;
}

/** Returns the explanation of a column. */
const explained = ({ name, field, needed }: CardColumn, language: Language): Explained => {
  const { label, help } = cardFieldTexts[language];
  const helps: Partial<Record<CardFieldName, string>> = help;
  return { label: label[name], needed: importTexts[language].needed[needed ?? 'none'], how: helps[field] ?? '' };
};

/** Returns the note of a column title, in both languages. */
const noteOf = (column: CardColumn): string =>
  languages
    .map((language) => {
      const { label, needed, how } = explained(column, language);
      return `${label}. ${how}\n${importTexts[language].columnTitles.needed}: ${needed}`;
    })
    .join('\n\n');

const addTitles = (sheet: Worksheet): void => {
  for (const [at, column] of cardColumns.entries()) {
    const cell = sheet.getCell(1, at + 1);
    cell.value = column.name;
    cell.font = { bold: true };
    cell.note = { texts: [{ text: noteOf(column) }], margins: { insetmode: 'auto' } };
    // A code is a text of digits and not a number, so it keeps its leading zeros.
    const isText = column.kind !== 'number';
    sheet.getColumn(at + 1).width = columnWidth(column);
    if (isText) sheet.getColumn(at + 1).numFmt = '@';
  }
};

const addExample = (sheet: Worksheet, lists: Lists, language: Language): void => {
  const example = templateExample(lists, language);
  for (const [at, { name }] of cardColumns.entries()) {
    const cell = sheet.getCell(2, at + 1);
    cell.value = example[name] ?? null;
    cell.fill = exampleFill;
    cell.font = { italic: true };
  }
};

interface Validated {
  add: (range: string, validation: unknown) => void;
}

/** Adds drop-downs to the cells of a column. A cell for several values only suggests them and accepts others. */
const addChoices = (
  book: Workbook,
  sheet: Worksheet,
  { lists, language }: { lists: Lists; language: Language },
): void => {
  const hidden = book.addWorksheet(listSheet, { state: 'veryHidden' });
  const { choose, chooseText } = importTexts[language];
  const { dataValidations } = sheet as unknown as { dataValidations: Validated };
  for (const [index, [name, values]] of [...lists].entries()) {
    if (values.length === 0) continue;
    const source = hidden.getColumn(index + 1);
    source.values = [name, ...values];
    const letter = sheet.getColumn(cardColumns.findIndex((column) => column.name === name) + 1).letter;
    const insists = name !== 'industries';
    dataValidations.add(`${letter}2:${letter}${choiceRows + 1}`, {
      type: 'list',
      allowBlank: true,
      formulae: [`${listSheet}!$${source.letter}$2:$${source.letter}$${values.length + 1}`],
      showErrorMessage: insists,
      errorStyle: 'stop',
      errorTitle: choose,
      error: chooseText,
    });
  }
};

const addInstructions = (book: Workbook, language: Language): void => {
  const { instructionSheet, steps, columnTitles } = importTexts[language];
  const sheet = book.addWorksheet(instructionSheet);
  sheet.columns = [{ width: 26 }, { width: 28 }, { width: 14 }, { width: 90 }];
  for (const [at, step] of steps.entries()) {
    const row = sheet.addRow([`${at + 1}. ${step}`]);
    sheet.mergeCells(row.number, 1, row.number, 4);
    row.getCell(1).alignment = { wrapText: true, vertical: 'top' };
    row.height = step.length > 140 ? 32 : 18;
  }
  sheet.addRow([]);
  const { name, label, needed, how } = columnTitles;
  sheet.addRow([name, label, needed, how]).font = { bold: true };
  for (const column of cardColumns) {
    const texts = explained(column, language);
    const row = sheet.addRow([column.name, texts.label, texts.needed, texts.how]);
    row.getCell(4).alignment = { wrapText: true, vertical: 'top' };
  }
};

/** Creates the .xlsx template: titles with notes, an example row, drop-downs, and instructions in both languages. */
export const templateBook = async (lists: Lists, language: Language): Promise<Buffer> => {
  // Loaded on demand, because only exports need the library.
  const { default: excel } = await import('exceljs');
  const book = new excel.Workbook();
  const sheet = book.addWorksheet(importTexts[language].sheet, { views: [{ state: 'frozen', ySplit: 1, xSplit: 2 }] });
  addTitles(sheet);
  addExample(sheet, lists, language);
  for (const each of [language, ...languages.filter((one) => one !== language)]) addInstructions(book, each);
  addChoices(book, sheet, { lists, language });
  return Buffer.from(await book.xlsx.writeBuffer());
};
