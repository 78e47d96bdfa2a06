import { cutTo } from './characters.js';
import { constants } from './constants.js';

/** A filter's kind decides how it is written in a query and what of it is valid. */
export type FilterKind =
  | { kind: 'text'; max?: number }
  | { kind: 'set'; of?: readonly string[] }
  | { kind: 'flag' }
  | { kind: 'days' }
  | { kind: 'price' }
  | { kind: 'choices'; of: readonly string[] };

/** `YYYY-MM-DD~YYYY-MM-DD`, inclusive; either side may be empty. */
export interface DayRange {
  from: string;
  to: string;
}

/** Bounds in the reader's currency; null is open. */
export interface PriceRange {
  from: number | null;
  to: number | null;
}

/** Values by what they are values of; what has none is absent. */
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

/** What was wrong with a query: its parameter and a code. */
export interface QueryProblem {
  path: string;
  code: string;
}

/** One writing of a parameter: what stands in its brackets (undefined: it has none) and its value. */
export interface Written {
  slot: string | undefined;
  value: string;
}

/** The writings of one parameter, and where to tell what is wrong with them. */
export interface Given {
  name: string;
  written: readonly Written[];
  problems: QueryProblem[];
}

const mostChoices = 50;
const longestChoice = 200;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean =>
  dayPattern.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The last value of a parameter that has one; a problem when it is written as a list or a range. */
export const readSingle = ({ name, written, problems }: Given): string | undefined => {
  if (written.every(({ slot }) => slot === undefined)) return written.at(-1)?.value;
  problems.push({ path: name, code: 'invalid' });
  return undefined;
};

const readText = (given: Given, most: number): string =>
  cutTo((readSingle(given) ?? '').replace(/\s+/g, ' ').trim(), most).trimEnd();

/** `x=a,b`, `x=a&x=b`, `x[]=a&x[]=b` and `x[0]=a` alike. */
const readSet = ({ name, written, problems }: Given): string[] => {
  if (written.some(({ slot }) => slot !== undefined && !/^\d*$/.test(slot)))
    problems.push({ path: name, code: 'invalid' });
  return [...new Set(written.flatMap(({ value }) => value.split(',')).filter((value) => value !== ''))].sort();
};

/** `x[slot]=a,b` for each slot of its own; what else stands in brackets, and too much of one, is a problem. */
const readChoices = ({ name, written, problems }: Given, of: readonly string[]): Choices => {
  const found: Choices = {};
  for (const { slot = '', value } of written) {
    if (!of.includes(slot)) {
      problems.push({ path: slot === '' ? name : `${name}.${slot}`, code: 'invalid_option' });
      continue;
    }
    const given = value.split(',').filter((one) => one !== '');
    const all = [...new Set([...(found[slot] ?? []), ...given])].sort();
    if (all.length > mostChoices || all.some((one) => one.length > longestChoice))
      problems.push({ path: `${name}.${slot}`, code: 'invalid' });
    else if (all.length > 0) found[slot] = all;
  }
  return found;
};

/** `x=1`, or `x=0` and nothing for what is not asked. */
const readFlag = (given: Given): boolean => {
  const text = readSingle(given) ?? '';
  if (!['', '0', '1'].includes(text)) given.problems.push({ path: given.name, code: 'invalid_option' });
  return text === '1';
};

const slots: Record<string, 0 | 1> = { 0: 0, from: 0, 1: 1, to: 1 };

/** The two ends of a range: numbered, by name, or one after the other. Undefined when they are written otherwise. */
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

const readDays = (given: Given): DayRange => {
  const { name, written, problems } = given;
  const isOne = written.length > 0 && written.every(({ slot }) => slot === undefined);
  const ends = isOne ? (written.at(-1)?.value ?? '').split('~') : readEnds(written);
  if (!ends) problems.push({ path: name, code: 'invalid' });
  const [from = '', to = '', ...rest] = ends ?? [];
  if (rest.length === 0 && [from, to].every((day) => day === '' || isDay(day))) return { from, to };
  problems.push({ path: name, code: 'invalid_date' });
  return { from: '', to: '' };
};

const readBound = (text: string): number | null | undefined => {
  if (text === '') return null;
  if (!/^\d{1,12}([.,]\d{1,20})?$/.test(text)) return undefined;
  return Math.round(Number(text.replace(',', '.')) * 100) / 100;
};

/** `x[0]=1&x[1]=2`, `x[from]=1&x[to]=2`, `x[]=1&x[]=2` and `x=1&x=2` alike; one bare number says not which end it is. */
const readPrices = ({ name, written, problems }: Given): PriceRange => {
  const isHalf = written.filter(({ slot }) => slot === undefined).length === 1;
  const ends = isHalf ? undefined : readEnds(written);
  if (!ends) problems.push({ path: name, code: 'invalid' });
  const bounds = (ends ?? ['', '']).map(readBound);
  for (const [index, bound] of bounds.entries())
    if (bound === undefined) problems.push({ path: `${name}.${index}`, code: 'invalid_number' });
  return { from: bounds[0] ?? null, to: bounds[1] ?? null };
};

/** A filter's value in whichever of its forms it is written; what cannot be read is a problem and leaves the filter open. */
export const readFilter = (
  spec: FilterKind,
  given: Given,
): string | string[] | boolean | DayRange | PriceRange | Choices => {
  if (spec.kind === 'text') return readText(given, spec.max ?? constants.searchMaxLength);
  if (spec.kind === 'set') return readSet(given);
  if (spec.kind === 'flag') return readFlag(given);
  if (spec.kind === 'choices') return readChoices(given, spec.of);
  return spec.kind === 'days' ? readDays(given) : readPrices(given);
};

/** A filter in its one canonical form: nothing when it is open. */
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
