import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { type Day, parseBankDay } from '../domain/day.js';

/** The Bank of Russia's sheet of one day: its date and its unparsed rows. */
export interface DailySheet {
  date: Day;
  lines: Line[];
}
interface Line {
  CharCode: string;
  Nominal: string;
  Value: string;
}

/** `valueE4` / 10 000 is the price in roubles of `nominal` units. */
export interface Quote {
  currency: string;
  nominal: number;
  valueE4: bigint;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (name) => name === 'Valute',
});

const sheetShape = z.object({
  ValCurs: z.object({
    Date: z.string(),
    Valute: z.array(z.object({ CharCode: z.string(), Nominal: z.string(), Value: z.string() })).min(1),
  }),
});

/**
 * Parses the bytes of the Bank of Russia's XML_daily into its date and rows. Throws an Error that says what is wrong:
 * the encoding, the XML, the shape or the date.
 */
export function readDailyXml(bytes: Uint8Array): DailySheet {
  const text = decode(bytes);
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Error('the sheet declares entities');
  const checked = XMLValidator.validate(text);
  if (checked !== true) throw new Error(`the sheet is not XML: ${checked.err.msg} in line ${checked.err.line}`);
  const read = sheetShape.safeParse(parser.parse(text));
  if (!read.success) throw new Error(`the sheet has another shape: ${z.prettifyError(read.error)}`);
  const { Date: day, Valute: lines } = read.data.ValCurs;
  const date = parseBankDay(day);
  if (date === undefined) throw new Error(`the sheet's day is ${JSON.stringify(day)}`);
  return { date, lines };
}

/**
 * Returns the quote of a currency from a sheet. Throws an Error if the sheet has no row for the currency or that row is
 * unreadable. Invalid rows of other currencies are ignored.
 */
export function quoteOn(sheet: DailySheet, currency: string): Quote {
  const line = sheet.lines.find(({ CharCode }) => CharCode === currency);
  if (line === undefined) throw new Error(`the Bank of Russia's sheet of ${sheet.date} has no ${currency}`);
  const nominal = /^[1-9]\d{0,8}$/.test(line.Nominal) ? Number(line.Nominal) : undefined;
  const [, integer, fraction = ''] = /^(\d{1,9})(?:,(\d{1,4}))?$/.exec(line.Value) ?? [];
  const valueE4 = integer === undefined ? 0n : BigInt(integer + fraction.padEnd(4, '0'));
  if (nominal === undefined || valueE4 === 0n) throw new Error(`the quote cannot be read: ${JSON.stringify(line)}`);
  return { currency, nominal, valueE4 };
}

// The sheet is in windows-1251. In all accepted encodings the XML declaration is plain ASCII.
function decode(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const [, name = 'windows-1251'] = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head) ?? [];
  if (!/^(windows-1251|utf-8)$/i.test(name)) throw new Error(`the sheet is in ${name}`);
  return new TextDecoder(name, { fatal: true }).decode(bytes);
}
