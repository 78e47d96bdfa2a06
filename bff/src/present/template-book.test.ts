import { Readable } from 'node:stream';
import { cardColumns, exampleVendorCode } from '@setu/contract';
import { SkuType } from '@setu/proto/catalogue/words';
import excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { templateBook } from './template-book.js';
import { templateLists } from './template-lists.js';

const named = (id: string, en: string, ru: string) => ({ id, name: { en, ru } });
const node = (of: { id: string; parentId: string; level: number; en: string; ru: string }) => ({
  ...{ treeId: 'tree', skuCount: 0, type: SkuType.PRODUCT, pictureId: '', pictureColor: '' },
  ...named(of.id, of.en, of.ru),
  ...{ parentId: of.parentId, level: of.level },
});
const references = {
  categories: [
    node({ id: 'tree', parentId: '', level: 0, en: 'Goods', ru: 'Товары' }),
    node({ id: 'a', parentId: 'tree', level: 1, en: 'Bearings', ru: 'Подшипники' }),
    node({ id: 'b', parentId: 'a', level: 2, en: 'Ball bearings', ru: 'Шариковые' }),
  ],
  units: [{ ...named('u', 'pc', 'шт'), description: undefined }],
  colors: [{ ...named('c', 'Grey', 'Серый'), hex: '#888888' }],
  countries: [named('IND', 'India', 'Индия'), named('CHN', 'China', 'Китай')],
  industries: [named('i', 'Machines', 'Машиностроение')],
};

const opened = async (language: 'en' | 'ru') => {
  const bytes = await templateBook(templateLists(references, language), language);
  const book = new excel.Workbook();
  await book.xlsx.read(Readable.from(bytes));
  return book;
};

describe('The template for a file of cards', () => {
  it('has every column under its name, with a note in both languages, and one example row', async () => {
    const [sheet] = (await opened('ru')).worksheets;
    expect(sheet?.rowCount).toBe(2);
    const titles = sheet?.getRow(1).values as unknown[];
    expect(titles.slice(1)).toEqual(cardColumns.map(({ name }) => name));
    expect(sheet?.getCell('A2').value).toBe(exampleVendorCode);
    for (let column = 1; column <= cardColumns.length; column += 1) {
      const note = sheet?.getCell(1, column).note;
      const text = typeof note === 'string' ? note : note?.texts?.map((part) => part.text).join('');
      expect(text).toMatch(/Required: (always|for goods|no)[\s\S]*Обязателен: (всегда|для товаров|нет)/);
    }
  });

  it('offers the choices in the reader’s language', async () => {
    const book = await opened('ru');
    const [sheet] = book.worksheets;
    const category = sheet?.getCell('C3001').dataValidation;
    expect(category).toMatchObject({ type: 'list', formulae: ['Lists!$A$2:$A$2'] });
    expect(book.getWorksheet('Lists')?.state).toBe('veryHidden');
    expect(book.getWorksheet('Lists')?.getCell('A2').value).toBe('Подшипники > Шариковые');
    expect(sheet?.getCell('C2').value).toBe('Подшипники > Шариковые');
    expect(sheet?.getCell('K2').value).toBe('шт');
  });

  it('contains instructions in both languages, with the reader’s language first', async () => {
    const names = (await opened('en')).worksheets.map(({ name }) => name);
    expect(names).toEqual(['Products', 'Instructions', 'Инструкция', 'Lists']);
  });
});
