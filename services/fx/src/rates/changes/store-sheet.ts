import type { FxDeps } from '../../deps.js';
import { ratePublished } from '../../events.js';
import type { Day } from '../domain/day.js';
import { type Rate, supersedes } from '../domain/rate.js';
import { type DailySheet, quoteOn } from '../feed/daily-xml.js';

/**
 * Stores the Bank of Russia's answer under the sheet's own date. Publishes an event for each new or changed rate.
 * Deletes the carried rates that the answer makes unnecessary. If the sheet lacks a currency, the others are stored, the
 * day stays unanswered, and an Error says what is missing.
 */
export async function storeSheet(deps: FxDeps, day: Day, { sheet, currencies }: Answer): Promise<void> {
  const { rates, problems } = readQuotes(sheet, currencies);
  await deps.write(async ({ rates: store, sheetDays, outbox }) => {
    for (const rate of rates) {
      if (supersedes(rate, await store.lockOn(rate.currency, rate.date))) {
        await store.put(rate);
        await outbox.add(ratePublished(rate));
      }
      await store.dropCarriedForward(rate.currency, sheet.date, day);
    }
    if (problems.length === 0) await sheetDays.put(day, sheet.date);
  });
  if (problems.length > 0) throw new AggregateError(problems, problems.map(({ message }) => message).join('; '));
}

function readQuotes(sheet: DailySheet, currencies: readonly string[]): { rates: Rate[]; problems: Error[] } {
  const rates: Rate[] = [];
  const problems: Error[] = [];
  for (const currency of currencies) {
    try {
      rates.push({ ...quoteOn(sheet, currency), date: sheet.date, source: 'cbr', carried: false });
    } catch (error) {
      problems.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { rates, problems };
}

interface Answer {
  sheet: DailySheet;
  currencies: readonly string[];
}
