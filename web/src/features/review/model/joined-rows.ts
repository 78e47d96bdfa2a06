import type { FieldRow, ReviewField } from './card-fields';

/** What comes before a part of a row: a separator, or the part's own name. */
type Before = ' ' | ' / ' | ' × ' | 'named';

type Join = readonly [lead: ReviewField, ...parts: (readonly [ReviewField, Before])[]];

/** The fields that share a row, because a reviewer judges them together. */
const joins: readonly Join[] = [
  ['brand', ['vendor_code', 'named']],
  ['country', ['condition', 'named']],
  ['price', ['unit', ' / '], ['minimum_quantum', 'named']],
  ['payment_advance', ['payment_transfer', 'named']],
  ['inco_terms', ['inco_place', ' ']],
  ['lead_days', ['warranty', 'named']],
  ['length', ['width', ' × '], ['height', ' × ']],
  ['weight', ['count_in_one_package', 'named']],
  ['shipment_method', ['shipment_port', 'named']],
];

/** The row of `length` has the size, and the row of `payment_advance` the payment. Their first parts need a name too. */
const ownName: ReadonlySet<ReviewField> = new Set<ReviewField>(['payment_advance']);

export interface RowPart extends FieldRow {
  /** The text before the part. Empty for the first part and for a part with a name. */
  separator: string;
  /** The name of the part is shown before it. */
  isNamed: boolean;
}

/** A row of the review: one field, or several that belong together. */
export interface JoinedRow {
  /** The field that the row is named after. */
  field: ReviewField;
  parts: RowPart[];
  isChanged: boolean;
}

/** Removes the unit of a size, which is shown once, after the last side. */
const withoutUnit = (text: string): string => text.replace(/\u00A0\D+$/, '');

function partOf(row: FieldRow, before: Before | undefined, isFollowed: boolean): RowPart {
  const isNamed = before === 'named' || (before === undefined && isFollowed && ownName.has(row.field));
  const separator = before === undefined || before === 'named' ? '' : before;
  return { ...row, separator, isNamed };
}

/** Joins the fields that belong together. A row is at the place of its first field, and a card may lack some of them. */
export function joinedRows(rows: readonly FieldRow[]): JoinedRow[] {
  const byField = new Map(rows.map((row) => [row.field, row]));
  const placed = new Set<ReviewField>();
  return rows.flatMap((row) => {
    if (placed.has(row.field)) return [];
    const [lead, ...others] = joins.find((join) => join.flat().includes(row.field)) ?? [row.field];
    const present = [[lead, undefined] as const, ...others].flatMap(([field, before]) => {
      const found = byField.get(field);
      return found ? [[found, before] as const] : [];
    });
    for (const [{ field }] of present) placed.add(field);
    const parts = present.map(([found, before], at) =>
      partOf(found, at === 0 ? undefined : before, present.length > 1),
    );
    const sides = parts.length > 1 && lead === 'length' ? parts.map(withSidesBare) : parts;
    return [{ field: parts[0]?.field ?? lead, parts: sides, isChanged: parts.some(({ isChanged }) => isChanged) }];
  });
}

const withSidesBare = (part: RowPart, at: number, all: readonly RowPart[]): RowPart =>
  at === all.length - 1 ? part : { ...part, now: withoutUnit(part.now), was: part.was && withoutUnit(part.was) };
