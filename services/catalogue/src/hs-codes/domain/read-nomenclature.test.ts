import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.js';
import { importReport } from './import-report.js';
import { joinNomenclatures } from './join-nomenclatures.js';
import { readNomenclature } from './read-nomenclature.js';

/** Encodes a Russian text in one of the old encodings. */
const encoded = (text: string, encoding: 'windows-1251' | 'ibm866'): Uint8Array => {
  const decoder = new TextDecoder(encoding);
  const codes = new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
  return Uint8Array.from(text, (letter) => codes.get(letter) ?? 63);
};

const codesOf = (text: string) => readNomenclature(text).lines.map(({ code, en, ru }) => [code, en, ru]);
const skippedOf = (text: string) => readNomenclature(text).skipped.map(({ line, reason }) => `${line} ${reason}`);

describe('Detecting the encoding of a file', () => {
  const text = 'Насосы прочие — ёмкость\r\nПШЕНИЦА и меслин';
  it.each<[string, Uint8Array, string]>([
    ['utf-8', new TextEncoder().encode(text), text],
    ['utf-8', new TextEncoder().encode(`\uFEFF${text}`), text],
    ['utf-8', new TextEncoder().encode('Pumps'), 'Pumps'],
    ['windows-1251', encoded(text, 'windows-1251'), text],
    ['ibm866', encoded(text, 'ibm866'), text.replace('—', '?')],
  ])('%s', (encoding, bytes, expected) => expect(decodeText(bytes)).toEqual({ encoding, text: expected }));
});

describe('Reading the export of a nomenclature', () => {
  it('reads ten-digit codes of the Eurasian Economic Union, separated by bars, with dashes for levels and dates after the names', () => {
    const text = [
      'Код ТН ВЭД|Наименование|Доп. ед.|Дата начала',
      '8413||',
      '8413|Насосы жидкостные с расходомерами или без них:|шт|01.01.2022',
      '8413 70|– насосы центробежные прочие:||01.01.2022',
      '8413 70 210 0|– – – – погружные, одноступенчатые|шт|01.01.2022',
      '|– – прочие:||',
      '0902100000|чай зелёный (неферментированный), в упаковках; нетто-масса не более 3 кг|кг|01.01.2022',
    ].join('\r\n');
    expect(codesOf(text)).toEqual([
      ['8413', '', 'Насосы жидкостные с расходомерами или без них'],
      ['841370', '', 'насосы центробежные прочие'],
      ['8413702100', '', 'погружные, одноступенчатые'],
      ['0902100000', '', 'чай зелёный (неферментированный), в упаковках; нетто-масса не более 3 кг'],
    ]);
    expect(skippedOf(text)).toEqual(['1 header', '2 no_name', '6 no_code']);
  });

  it('reads codes of the Russian tax service, which are split into three cells', () => {
    expect(codesOf('1.0|20260101\n01|01|210000|– – чистопородные племенные животные|01.01.2017||')).toEqual([
      ['0101210000', '', 'чистопородные племенные животные'],
    ]);
  });

  it('reads both languages separated by semicolons, with quoted cells that contain semicolons, line ends and doubled quotes', () => {
    const text = 'code;name_en;name_ru\n"8413.70";"Other centrifugal ""wet"" pumps;\nself-priming";Насосы\n;;\n';
    expect(codesOf(text)).toEqual([['841370', 'Other centrifugal "wet" pumps; self-priming', 'Насосы']]);
    expect(readNomenclature(`${text}99;Last;`).lines.map(({ line }) => line)).toEqual([2, 5]);
  });

  it('reads the comma-separated export of the World Customs Organization, with a section before the code and a level after the name', () => {
    const text = [
      'section,hscode,description,parent,level',
      'I,01,"Animals; live",TOTAL,2',
      'XVI,8413,"Pumps; for liquids, with or without measuring device",84,4',
      'XVI,8481.80,"Taps, 1/2"" and more",8481,6',
    ].join('\n');
    expect(codesOf(text)).toEqual([
      ['01', 'Animals; live', ''],
      ['8413', 'Pumps; for liquids, with or without measuring device', ''],
      ['848180', 'Taps, 1/2" and more', ''],
    ]);
  });

  it('reads tabs without a header, and treats a quote inside a cell as an ordinary character', () => {
    expect(codesOf('848180\tTaps of 1" and 2" bore\n848190\t"Parts" of taps\n')).toEqual([
      ['848180', 'Taps of 1" and 2" bore', ''],
      ['848190', '"Parts" of taps', ''],
    ]);
  });

  it('restores the leading zero if a spreadsheet stored the codes as numbers', () => {
    const text = '90210;Green tea\n841370;Pumps\n101210000;Horses';
    expect(readNomenclature(text).zerosRestored).toBe(true);
    expect(codesOf(text).map(([code]) => code)).toEqual(['090210', '841370', '0101210000']);
    expect(skippedOf('0902;Tea\n90210;Green tea')).toEqual(['2 length']);
  });

  it('reads nothing from a file without codes', () => {
    expect(readNomenclature('<html><body>Not found</body></html>').lines).toEqual([]);
    expect(readNomenclature('').lines).toEqual([]);
  });
});

describe('Joining files', () => {
  const joined = (...texts: string[]) => joinNomenclatures(texts.map((text) => readNomenclature(text).lines));

  it('prefers the name of the exact code over that of a longer code', () => {
    const english = '0101,"Horses"\n010121,"Pure-bred breeding animals"';
    const russian = '0101|Лошади\n0101210000|чистопородные\n0101291000|убойные\n0902100001|чай\n0902100009|прочий';
    const { codes, tooLong } = joined(russian, english);
    expect(codes).toEqual([
      { code: '0101', en: 'Horses', ru: 'Лошади' },
      { code: '010121', en: 'Pure-bred breeding animals', ru: 'чистопородные' },
      { code: '01012910', en: '', ru: 'убойные' },
    ]);
    expect(tooLong).toBe(2);
    expect(joined('010121;own', '0101210000;longer').codes).toEqual([{ code: '010121', en: 'own', ru: '' }]);
    expect(joined('0101210000;longer', '010121;own').codes).toEqual([{ code: '010121', en: 'own', ru: '' }]);
    expect(joined('0101;old', '0101;new').codes).toEqual([{ code: '0101', en: 'new', ru: '' }]);
  });

  it('finds the nomenclature complete when every existing chapter has headings', () => {
    const every = Array.from({ length: 97 }, (_, at) => String(at + 1).padStart(2, '0')).filter((one) => one !== '77');
    const complete = every.map((chapter) => `${chapter}01;Goods`).join('\n');
    expect(joined(complete).missingChapters).toEqual([]);
    expect(joined(complete.replace('0901;Goods\n', '')).missingChapters).toEqual(['09']);
    expect(joined('09;Tea').missingChapters).toHaveLength(96);
  });

  it('reports what was imported, what was skipped and why, and what is missing', () => {
    const read = readNomenclature('code|name\n0902|Чай\n09021|зелёный\n|прочий\n0902100001|рассыпной');
    const report = importReport([{ name: 'tnved.txt', encoding: 'windows-1251', read }], joined('0902|Чай'));
    expect(report).toContain('tnved.txt: windows-1251, separator "|", 2 lines with a code and a name');
    expect(report).toContain('1 skipped, no code in the row: line 4');
    expect(report).toContain('1 skipped, an odd number of digits, so the level has no code of its own: line 3');
    expect(report).toContain('1 codes have no English name');
    expect(report).toContain('The nomenclature is incomplete: 95 chapters have no headings (01, 02,');
  });
});
