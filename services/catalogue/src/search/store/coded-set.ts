import { type CodedCards, codedColumns } from '../domain/facet-codes.js';

/** Returns the SQL of a set's numbers as bytes: all columns of a card one after another, four bytes each. */
export const codedSet = (set: string): string =>
  `(select string_agg(${codedColumns.map((column) => `int4send(${column})`).join(' || ')}, '') from ${set})`;

/** Decodes the bytes of `codedSet`. Null means no rows. */
export function readCoded(bytes: Buffer | null): CodedCards {
  const count = (bytes?.length ?? 0) / (4 * codedColumns.length);
  return codedColumns.map((_, at) =>
    Array.from({ length: count }, (_card, card) => bytes?.readInt32BE(4 * (card * codedColumns.length + at)) ?? 0),
  );
}
