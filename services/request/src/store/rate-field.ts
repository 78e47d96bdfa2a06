import type { ExchangeRate } from '../requests/domain/amount.js';
import { type Column, json } from './fields.js';

interface StoredRate extends Omit<ExchangeRate, 'valueE4'> {
  valueE4: string;
}

/** An exchange rate as jsonb. Its value is text, because JSON has no 64-bit integers. */
export function rate<Name extends string>(name: Name): Column<Name, unknown, ExchangeRate> {
  const stored = json<StoredRate>()(name);
  return {
    name,
    read: (row) => {
      const found = stored.read(row);
      return { ...found, valueE4: BigInt(found.valueE4) };
    },
    write: (copied) => stored.write({ ...copied, valueE4: String(copied.valueE4) }),
  };
}
