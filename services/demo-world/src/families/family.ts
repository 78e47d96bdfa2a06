import type { Pair } from '../local-text.js';
import type { ProfileKey } from './profiles.js';

/**
 * A hand-written family of cards. Every combination of its axis values is a card.
 * An axis is written as `code|en|ru|price|weight|vars; …`. `code` goes into the vendor code. `en` and `ru` are the
 * texts: an empty `en` means the code, an empty `ru` means `en` with decimal commas. `price` and `weight` are factors
 * (empty: 1). `vars` holds extra values for the texts as `name=value&name=value`.
 * The values `pic` and `col` choose the drawing and the colour, `len` the length in millimetres. Texts refer to axes and values in braces.
 */
export interface Family {
  key: string;
  category: string;
  /** Keys of the suppliers that share its cards, separated by commas. */
  by: string;
  profile: ProfileKey;
  /** 4–8 digits, or empty for services. */
  hs: string;
  unit: string;
  /** Rupees per unit before the factors of the axes. */
  price: number;
  /** Without it, the cards use a mix of exact, range and request. */
  mode?: 'exact' | 'range' | 'request';
  moq: number;
  lead: number;
  /** Width, height and length in millimetres. */
  size?: readonly [number, number, number];
  kg?: number;
  pack?: number;
  /** The goods travel under the rules for dangerous goods. */
  hazardous?: true;
  warranty?: number;
  sample?: boolean;
  colors?: string;
  industries?: string;
  /** The drawings to choose the main picture from, separated by commas. */
  pics: string;
  /** Additional gallery pictures, such as packaging or a line drawing. */
  more?: string;
  /** The template of the vendor code. */
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

/** Returns a text with decimal commas and multiplication signs, as in Russian typography. */
export const russianNumbers = (text: string): string =>
  text.replace(/(\d)\.(\d)/g, '$1,$2').replace(/(\d) ?x ?(?=\d)/g, '$1×');

/** Parses an axis of a family into its values. */
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
