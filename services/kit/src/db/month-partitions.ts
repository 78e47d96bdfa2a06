/** A part of a partitioned table: its rows with ids of one month, or of all months before another one. */
export interface MonthPartition {
  name: string;
  /** The first id of the month. */
  from: string;
  /** The first id after the month. */
  until: string;
}

export interface MonthsOfTable {
  table: string;
  now: Date;
  /** The partitions of the table. Names that do not end with a month are ignored. */
  attached: readonly string[];
  /** The number of whole months before the present one whose rows stay in the table. Absent: all. */
  keepMonths?: number | undefined;
}

/** The months that are created in advance, besides the present one. */
const ahead = 3;

/**
 * Returns the partitions that a table lacks, for this month and the next three, and the names of those that are older
 * than the months to keep. Months are those of UTC.
 */
export function dueMonths({ table, now, attached, keepMonths }: MonthsOfTable): {
  create: MonthPartition[];
  detach: string[];
} {
  const present = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const ends = attached.flatMap((name) => {
    const end = endOf(name);
    return end === undefined ? [] : [{ name, ...end }];
  });
  const covered = Math.max(0, ...ends.flatMap(({ end, isFirst }) => (isFirst ? [end] : [])));
  const create = Array.from({ length: ahead + 1 }, (_, index) => partitionOf(table, present + index)).filter(
    ({ name }, index) => present + index >= covered && !attached.includes(name),
  );
  const detach = ends.filter(({ end }) => keepMonths !== undefined && end <= present - keepMonths);
  return { create, detach: detach.map(({ name }) => name) };
}

/** Returns the lowest UUIDv7 of a moment. */
export function firstIdOf(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

const startOf = (month: number): Date => new Date(Date.UTC(Math.floor(month / 12), month % 12));

function partitionOf(table: string, month: number): MonthPartition {
  const label = startOf(month).toISOString().slice(0, 7).replace('-', '_');
  return { name: `${table}_${label}`, from: firstIdOf(startOf(month)), until: firstIdOf(startOf(month + 1)) };
}

/** Returns the month after the last one of a partition. `isFirst` marks the one with the rows of all months before. */
function endOf(name: string): { end: number; isFirst: boolean } | undefined {
  const [, until, year, month] = /_(until_)?(\d{4})_(\d{2})$/.exec(name) ?? [];
  if (year === undefined || month === undefined) return undefined;
  const named = Number(year) * 12 + Number(month) - 1;
  return until === undefined ? { end: named + 1, isFirst: false } : { end: named, isFirst: true };
}
