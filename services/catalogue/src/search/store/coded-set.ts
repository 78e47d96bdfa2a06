import { type CodedCards, codedColumns } from '../domain/facet-codes.js';

/** The numbers of the rows of a set, all columns of a card after one another, four bytes each. */
export const codedSet = (set: string): string =>
  `(select string_agg(${codedColumns.map((column) => `int4send(${column})`).join(' || ')}, '') from ${set})`;

/** Takes the bytes as `codedSet` gives them (null: no rows). */
export function readCoded(bytes: Buffer | null): CodedCards {
  const count = (bytes?.length ?? 0) / (4 * codedColumns.length);
  return codedColumns.map((_, at) =>
    Array.from({ length: count }, (_card, card) => bytes?.readInt32BE(4 * (card * codedColumns.length + at)) ?? 0),
  );
}
