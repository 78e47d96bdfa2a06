import { cutTo } from './characters.js';
import { constants } from './constants.js';
import { boundedNumber, type NumberBounds } from './numbers.js';

/** The kind of a filter. It decides how a query spells the filter and which values are valid. */
export type FilterKind =
  | { kind: 'text'; max?: number }
  | { kind: 'set'; of?: readonly string[] }
  | { kind: 'flag' }
  | { kind: 'days' }
  | { kind: 'price' }
  | { kind: 'choices'; of: readonly string[] };

/** `YYYY-MM-DD~YYYY-MM-DD`, both inclusive. Either side may be empty. A single day means that day. */
export interface DayRange {
  from: string;
  to: string;
}

/** Bounds in the caller's currency. Null sets no bound. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

/** The selected values by slot. A slot without values is absent. */
export type Choices<Slot extends string = string> = Partial<Record<Slot, string[]>>;

export type FilterValue<K extends FilterKind> = K extends { kind: 'text' }
  ? string
  : K extends { kind: 'set' }
    ? string[]
    : K extends { kind: 'flag' }
      ? boolean
      : K extends { kind: 'days' }
        ? DayRange
        : K extends { kind: 'choices'; of: readonly (infer Slot extends string)[] }
          ? Choices<Slot>
          : PriceRange;

/** An error in a query: the parameter, a code, and the limits that its text mentions. */
export interface QueryProblem {
  path: string;
  code: string;
  params?: Record<string, string>;
}

/** One occurrence of a parameter: the text in its brackets (undefined without brackets) and its value. */
export interface Written {
  slot: string | undefined;
  value: string;
}

/** All occurrences of one parameter, and the list to which errors are added. */
export interface Parameter {
  name: string;
  written: readonly Written[];
  problems: QueryProblem[];
}

const maxChoices = 50;
const longestChoice = 200;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean =>
  dayPattern.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** Returns the last value of a parameter with a single value. A list or a range is an error. */
export const readSingle = ({ name, written, problems }: Parameter): string | undefined => {
  if (written.every(({ slot }) => slot === undefined)) return written.at(-1)?.value;
  problems.push({ path: name, code: 'invalid' });
  return undefined;
};

const readText = (parameter: Parameter, max: number): string =>
  cutTo((readSingle(parameter) ?? '').replace(/\s+/g, ' ').trim(), max).trimEnd();

/** Reads a list. `x=a,b`, `x=a&x=b`, `x[]=a&x[]=b` and `x[0]=a` are equivalent. */
const readSet = ({ name, written, problems }: Parameter): string[] => {
  if (written.some(({ slot }) => slot !== undefined && !/^\d*$/.test(slot)))
    problems.push({ path: name, code: 'invalid' });
  return [...new Set(written.flatMap(({ value }) => value.split(',')).filter((value) => value !== ''))].sort();
};

/**
 * Reads `x[slot]=a,b` for each known slot. An unknown slot, too many values or a value that is too long is an error.
 */
const readChoices = ({ name, written, problems }: Parameter, of: readonly string[]): Choices => {
  const found: Choices = {};
  for (const { slot = '', value } of written) {
    if (!of.includes(slot)) {
      problems.push({ path: slot === '' ? name : `${name}.${slot}`, code: 'invalid_option' });
      continue;
    }
    const values = value.split(',').filter((one) => one !== '');
    const all = [...new Set([...(found[slot] ?? []), ...values])].sort();
    if (all.length > maxChoices || all.some((one) => one.length > longestChoice))
      problems.push({ path: `${name}.${slot}`, code: 'invalid' });
    else if (all.length > 0) found[slot] = all;
  }
  return found;
};

/** Reads a flag: `x=1` for true, `x=0` or nothing for false. */
const readFlag = (parameter: Parameter): boolean => {
  const text = readSingle(parameter) ?? '';
  if (!['', '0', '1'].includes(text)) parameter.problems.push({ path: parameter.name, code: 'invalid_option' });
  return text === '1';
};

const slots: Record<string, 0 | 1> = { 0: 0, from: 0, 1: 1, to: 1 };

/** Returns the two ends of a range, which may be numbered, named or in order. Undefined for any other form. */
const readEnds = (written: readonly Written[]): [string, string] | undefined => {
  const ends: [string, string] = ['', ''];
  let next = 0;
  for (const { slot, value } of written) {
    const at = slot === undefined || slot === '' ? next++ : slots[slot];
    if (at !== 0 && at !== 1) return undefined;
    ends[at] = value;
  }
  return ends;
};

const readDays = (parameter: Parameter): DayRange => {
  const { name, written, problems } = parameter;
  const isOne = written.length > 0 && written.every(({ slot }) => slot === undefined);
  const text = written.at(-1)?.value ?? '';
  const ends = isOne ? (text.includes('~') ? text.split('~') : [text, text]) : readEnds(written);
  if (!ends) problems.push({ path: name, code: 'invalid' });
  const [from = '', to = '', ...rest] = ends ?? [];
  if (rest.length === 0 && [from, to].every((day) => day === '' || isDay(day))) return { from, to };
  problems.push({ path: name, code: 'invalid_date' });
  return { from: '', to: '' };
};

/**
 * Reads a number of a query within its limits. Reports the limit that any other number violates, and returns
 * undefined.
 */
export const readNumber = (text: string, bounds: NumberBounds, { name, problems }: Parameter): number | undefined => {
  const found = boundedNumber(text, bounds);
  if ('text' in found) return Number(found.text);
  const { message: code, params: limits = {} } = found.failure;
  const params = Object.entries(limits).map(([limit, value]) => [limit, String(value)]);
  problems.push({ path: name, code, ...(params.length > 0 && { params: Object.fromEntries(params) }) });
  return undefined;
};

const priceBounds = { decimals: 2, min: 0, max: constants.priceMax };

/**
 * Reads a price range. `x[0]=1&x[1]=2`, `x[from]=1&x[to]=2`, `x[]=1&x[]=2` and `x=1&x=2` are equivalent.
 * A single number without brackets is an error, because it does not say which end it is.
 */
const readPrices = (parameter: Parameter): PriceRange => {
  const { name, written, problems } = parameter;
  const isHalf = written.filter(({ slot }) => slot === undefined).length === 1;
  const ends = isHalf ? undefined : readEnds(written);
  if (!ends) problems.push({ path: name, code: 'invalid' });
  const [from = null, to = null] = (ends ?? ['', '']).map((text, index) =>
    text === '' ? null : readNumber(text, priceBounds, { ...parameter, name: `${name}.${index}` }),
  );
  return { from, to };
};

/** Reads the value of a filter in any of its forms. An unreadable value is an error and leaves the filter unset. */
export const readFilter = (
  spec: FilterKind,
  parameter: Parameter,
): string | string[] | boolean | DayRange | PriceRange | Choices => {
  if (spec.kind === 'text') return readText(parameter, spec.max ?? constants.searchMaxLength);
  if (spec.kind === 'set') return readSet(parameter);
  if (spec.kind === 'flag') return readFlag(parameter);
  if (spec.kind === 'choices') return readChoices(parameter, spec.of);
  return spec.kind === 'days' ? readDays(parameter) : readPrices(parameter);
};

/** Writes a filter in its one canonical form. An unset filter writes nothing. */
export const writeFilter = (name: string, spec: FilterKind, value: unknown): [string, string][] => {
  if (spec.kind === 'text') return value === '' ? [] : [[name, value as string]];
  if (spec.kind === 'set') return (value as string[]).length === 0 ? [] : [[name, (value as string[]).join(',')]];
  if (spec.kind === 'flag') return value === true ? [[name, '1']] : [];
  if (spec.kind === 'days') {
    const { from, to } = value as DayRange;
    return from === '' && to === '' ? [] : [[name, `${from}~${to}`]];
  }
  if (spec.kind === 'choices') {
    const written = Object.entries(value as Record<string, string[]>);
    return written.map(([slot, values]) => [`${name}[${slot}]`, values.join(',')]);
  }
  const { from, to } = value as PriceRange;
  const bounds: [string, string][] = [];
  if (from !== null) bounds.push([`${name}[0]`, String(from)]);
  if (to !== null) bounds.push([`${name}[1]`, String(to)]);
  return bounds;
};
