import type { FieldRow, ReviewField } from './card-fields';

/** The separator before a part of a row. */
type Before = ' ' | ' / ' | ' × ';

type Join = readonly [lead: ReviewField, ...parts: (readonly [ReviewField, Before])[]];

/** The fields that make one fact together. Any other field has its own row, so that a comment has one meaning. */
const joins: readonly Join[] = [
  ['price', ['unit', ' / ']],
  ['inco_terms', ['inco_place', ' ']],
  ['length', ['width', ' × '], ['height', ' × ']],
];

export interface RowPart extends FieldRow {
  /** The text before the part. Empty for the first part. */
  separator: string;
}

/** A row of the review: one field, or several that belong together. */
export interface JoinedRow {
  /** The field that the row is named after. */
  field: ReviewField;
  parts: RowPart[];
  isChanged: boolean;
  isCorrected: boolean;
}

/** Removes the unit of a size, which is shown once, after the last side. */
const withoutUnit = (text: string): string => text.replace(/\u00A0\D+$/, '');

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
    const parts = present.map(([found, before = ''], at): RowPart => ({ ...found, separator: at === 0 ? '' : before }));
    const sides = parts.length > 1 && lead === 'length' ? parts.map(withSidesBare) : parts;
    return [
      {
        field: parts[0]?.field ?? lead,
        parts: sides,
        isChanged: parts.some(({ isChanged }) => isChanged),
        isCorrected: parts.some(({ isCorrected }) => isCorrected),
      },
    ];
  });
}

const withSidesBare = (part: RowPart, at: number, all: readonly RowPart[]): RowPart =>
  at === all.length - 1 ? part : { ...part, now: withoutUnit(part.now), was: part.was && withoutUnit(part.was) };
