import { characters } from '@setu/kit/core';
import { type PlainFieldSpec, plainFields, propertyOf } from '@setu/proto/card-fields';
import type { CardValues } from './card-values.js';

/** Why a field was rejected: a code, or a code with the parameters of its message. */
export type Problem = string | { code: string; params: Record<string, string> };

/** Why fields were rejected, in the shape that the kit's `invalid` accepts. */
export type Problems = Record<string, Problem>;

type Value = CardValues[keyof CardValues];

const limit = (code: string, name: 'min' | 'max', value: number): Problem => ({
  code,
  params: { [name]: String(value) },
});

const isEmpty = (value: Value): boolean =>
  typeof value === 'object' ? value.en === '' : value === undefined || value === '';

const textProblem = (max: number, value: Value): Problem | undefined => {
  const texts = typeof value === 'object' ? [value.en, value.ru] : [String(value)];
  return texts.some((text) => characters(text) > max) ? limit('length_max', 'max', max) : undefined;
};

const numberProblem = (
  { max, zero }: Extract<PlainFieldSpec, { kind: 'number' }>,
  value: number,
): Problem | undefined => {
  if (zero && !(value >= 0)) return limit('min', 'min', 0);
  if (!zero && !(value > 0)) return 'not_positive';
  return value > max ? limit('max', 'max', max) : undefined;
};

/** Returns why a value breaks the rules of its kind. A missing value or an empty choice is allowed. */
function valueProblem(field: PlainFieldSpec, value: Value): Problem | undefined {
  if (field.kind === 'text') return textProblem(field.maxLength, value);
  if (field.kind === 'choice')
    return isEmpty(value) || field.options.some((one) => one === value) ? undefined : 'invalid_option';
  if (typeof value !== 'number') return undefined;
  if (field.kind === 'number') return numberProblem(field, value);
  return value >= 0 && value <= 1 ? undefined : 'invalid';
}

/** Returns why values of the plain fields were rejected, by field. Only goods need the fields that services lack. */
export const plainProblems = (values: CardValues, isGoods: boolean): Problems =>
  Object.fromEntries(
    plainFields.flatMap((field: PlainFieldSpec & (typeof plainFields)[number]) => {
      const value = values[propertyOf(field.name)];
      const isMissing = field.required === true && (isGoods || field.goods !== true) && isEmpty(value);
      const problem = isMissing ? 'required' : valueProblem(field, value);
      return problem === undefined ? [] : [[field.name, problem]];
    }),
  );
