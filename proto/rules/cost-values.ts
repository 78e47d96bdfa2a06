import { cleanText } from './clean-text.js';
import { type CostColumn, costCurrencies, flagValues } from './cost-tables.js';
import { bareNumber, meaningsOf, plainNumber, shortNumber } from './plain-number.js';

/** A value as it is stored, or its problem. */
type Read = { value: string } | { code: string; params?: Record<string, string> };

const tidy = (text: string): string =>
  cleanText(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

const upperCode = (text: string, form: RegExp, code: string): Read => {
  const value = text.replaceAll(' ', '').toUpperCase();
  return form.test(value) ? { value } : { code };
};

const limit = (code: string, name: 'min' | 'max', value: number): Read => ({ code, params: { [name]: String(value) } });

/** Reads a number of at least zero, and rounds it: `1 250,50` becomes `1250.5`. */
function readDecimal(text: string, decimals: number, max: number): Read {
  const bare = bareNumber(text).replace(/['’]/g, '');
  if (meaningsOf(bare)) return { code: 'number_unclear', params: { value: bare } };
  const plain = plainNumber(bare);
  if (plain === undefined || plain.startsWith('-')) return { code: 'invalid_number' };
  const value = shortNumber(plain, decimals).replace(/^0+(?=\d)/, '');
  return Number(value) > max ? limit('max', 'max', max) : { value };
}

const isDay = (day: string): boolean =>
  new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day && day >= '1990-01-01' && day < '2100-01-01';

/** Reads a day as YYYY-MM-DD or DD.MM.YYYY. */
function readDay(text: string): Read {
  const [, day = '', month = '', year = ''] = /^(\d\d?)\.(\d\d?)\.(\d{4})$/.exec(text) ?? [];
  const value = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return /^\d{4}-\d\d-\d\d$/.test(value) && isDay(value) ? { value } : { code: 'invalid_date' };
}

const isUrl = (text: string): boolean => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text);

const short = (value: string, max: number): Read =>
  [...value].length > max ? limit('length_max', 'max', max) : { value };

const listed = (text: string): string =>
  [...new Set(text.split(',').map((one) => one.trim()))].filter((one) => one !== '').join(', ');

function readText(column: CostColumn, text: string): Read {
  switch (column.kind) {
    case 'choice':
      return column.options.includes(text) ? { value: text } : { code: 'invalid_option' };
    case 'currency': {
      const value = text.toUpperCase();
      return (costCurrencies as readonly string[]).includes(value) ? { value } : { code: 'invalid_option' };
    }
    case 'flag':
      return (flagValues as readonly string[]).includes(text) ? { value: text } : { code: 'invalid_option' };
    case 'digits': {
      const value = text.replace(/[\s.]/g, '');
      const { min, max } = column;
      const fits = /^\d+$/.test(value) && value.length >= min && value.length <= max;
      return fits ? { value } : { code: 'code_digits', params: { min: String(min), max: String(max) } };
    }
    case 'decimal': {
      const read = readDecimal(text, column.decimals, column.max);
      return column.positive && 'value' in read && read.value === '0' ? { code: 'not_positive' } : read;
    }
    case 'integer': {
      const read = readDecimal(text, 0, column.max);
      return 'value' in read && Number(read.value) < column.min ? limit('min', 'min', column.min) : read;
    }
    case 'day':
      return readDay(text);
    case 'country':
      return upperCode(text, /^[A-Z]{2}$/, 'country_code');
    case 'place':
    case 'locode':
      return upperCode(text, /^[A-Z]{2}[A-Z2-9]{3}$/, 'place_code');
    case 'url':
      return isUrl(text) ? short(text, column.maxLength) : { code: 'invalid_url' };
    case 'text':
      return short(column.list ? listed(text) : text, column.maxLength);
  }
}

/** Reads a value as people type it, and returns it as it is stored, or its problem. An empty flag means `no`. */
export function readCostValue(column: CostColumn, typed: string): Read {
  const text = tidy(typed);
  if (text !== '') return readText(column, text);
  return { value: column.kind === 'flag' ? 'no' : '' };
}
