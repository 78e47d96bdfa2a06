import type { Pair } from '../local-text.js';
import type { ProfileKey } from './profiles.js';

/**
 * A family of cards written by hand: every combination of its axes is a card.
 *
 * An axis is written `code|en|ru|price|weight|vars; …`: what goes into the vendor code, the words in both languages
 * (empty: the code; empty Russian: the English with decimal commas), factors on price and weight (empty: 1) and
 * further values for the texts as `name=value&name=value`. The values `pic` and `col` choose the drawing and the colour.
 * Texts name axes and values in braces.
 */
export interface Family {
  key: string;
  category: string;
  /** Keys of the suppliers that share its cards, separated by commas. */
  by: string;
  profile: ProfileKey;
  /** 4–8 digits; empty for services. */
  hs: string;
  unit: string;
  /** Rupees per unit before the axes' factors. */
  price: number;
  /** Without it exact, range and request are mixed. */
  mode?: 'exact' | 'range' | 'request';
  moq: number;
  lead: number;
  /** Width, height and length in millimetres. */
  size?: readonly [number, number, number];
  kg?: number;
  pack?: number;
  warranty?: number;
  sample?: boolean;
  colors?: string;
  industries?: string;
  /** Drawings to choose the main picture from, separated by commas. */
  pics: string;
  /** Further pictures of the gallery: packaging, drawing. */
  more?: string;
  /** The vendor code. */
  code: string;
  name: Pair;
  features: Pair;
  spec: Pair;
  description: Pair;
  composition?: Pair;
  area?: Pair;
  special?: Pair;
  axes: Readonly<Record<string, string>>;
}

/** One value of an axis. */
export interface AxisValue {
  code: string;
  en: string;
  ru: string;
  price: number;
  weight: number;
  vars: Readonly<Record<string, string>>;
}

const factor = (text: string | undefined): number => (text === undefined || text === '' ? 1 : Number(text));

/** Takes a text, gives it with decimal commas and multiplication signs as Russian prints them. */
export const russianNumbers = (text: string): string =>
  text.replace(/(\d)\.(\d)/g, '$1,$2').replace(/(\d) ?x ?(?=\d)/g, '$1×');

/** Takes an axis as written in a family, gives its values. */
export function axisValues(axis: string): AxisValue[] {
  return axis.split(';').map((written) => {
    const [code = '', en, ru, price, weight, vars = ''] = written.split('|').map((field) => field.trim());
    const english = en || code;
    const pairs = vars.split('&').filter((pair) => pair !== '');
    return {
      code,
      en: english,
      ru: ru || russianNumbers(english),
      price: factor(price),
      weight: factor(weight),
      vars: Object.fromEntries(
        pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
      ),
    };
  });
}
