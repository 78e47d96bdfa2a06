/** Returns the SQL of an amount in kopecks: `minor` (paise) at the rate in the jsonb column. */
export const roublesOf = (minor: string, rate: string): string =>
  `round(${minor} * (${rate} ->> 'valueE4')::numeric / (10000 * (${rate} ->> 'nominal')::numeric))`;

/** The SQL expressions of a lot: its price in paise, its count as text, and its rate. */
interface Lot {
  minor: string;
  count: string;
  rate: string;
}

/** Returns the SQL of `lotInRoubles` and `wholeCount`: the unit price is rounded to a kopeck before it is multiplied. */
export const lotInRoublesSql = ({ minor, count, rate }: Lot): string => {
  const units = `substring(trim(${count}) from '^0*([1-9][0-9]{0,11})$')::numeric`;
  return `coalesce(case when mod(${minor}::numeric, ${units}) = 0
    then ${roublesOf(`(${minor}::numeric / ${units})`, rate)} * ${units} end, ${roublesOf(minor, rate)})`;
};
