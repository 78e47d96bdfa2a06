import { type CardColumn, type CardFieldName, cardField, textLengths } from '@setu/contract';

/** Wide fields other than long texts. */
const wide: readonly CardFieldName[] = ['name', 'category_id', 'industries', 'area', 'pictures'];

/** Returns the width of a card column in characters. */
export const columnWidth = ({ name, field }: CardColumn): number => {
  const described = cardField(field);
  const isLong = described.kind === 'text' && described.maxLength > textLengths.line;
  return isLong || wide.includes(field) ? 36 : Math.max(14, name.length + 2);
};
