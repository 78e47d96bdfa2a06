import type { FxDeps } from '../../deps.js';
import { ratePublished } from '../../events.js';
import type { Day } from '../domain/day.js';
import { type Rate, supersedes } from '../domain/rate.js';
import { type DailySheet, quoteOn } from '../feed/daily-xml.js';

/**
 * Stores the Bank of Russia's answer under the sheet's own date. Publishes an event for each new or changed rate.
 * Deletes the carried rates that the answer makes unnecessary.
 */
export async function storeSheet(deps: FxDeps, day: Day, { sheet, currencies }: Answer): Promise<void> {
  const rates = currencies.map(
    (currency): Rate => ({ ...quoteOn(sheet, currency), date: sheet.date, source: 'cbr', carried: false }),
  );
  await deps.write(async ({ rates: store, sheetDays, outbox }) => {
    for (const rate of rates) {
      if (supersedes(rate, await store.lockOn(rate.currency, rate.date))) {
        await store.put(rate);
        await outbox.add(ratePublished(rate));
      }
      await store.dropCarriedForward(rate.currency, sheet.date, day);
    }
    await sheetDays.put(day, sheet.date);
  });
}

interface Answer {
  sheet: DailySheet;
  currencies: readonly string[];
}
