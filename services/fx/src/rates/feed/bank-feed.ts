import { bankDay, type Day } from '../domain/day.js';
import { type DailySheet, readDailyXml } from './daily-xml.js';

/** The source of the Bank of Russia's sheet in force on a day. */
export interface BankFeed {
  sheetOn(day: Day, signal?: AbortSignal): Promise<DailySheet>;
}

const timeoutMs = 5_000;
const maxBytes = 2 * 1024 * 1024;

/**
 * Returns the client for the Bank of Russia's public sheet over HTTP. Limits: 5 s, 2 MB, no redirects.
 * A request rejects with an Error that names the cause: the network, the status, the size or the sheet.
 */
export function bankFeed(address: string, options: { timeoutMs?: number } = {}): BankFeed {
  return {
    async sheetOn(day, signal) {
      const url = new URL(address);
      url.searchParams.set('date_req', bankDay(day));
      const limits = [AbortSignal.timeout(options.timeoutMs ?? timeoutMs), ...(signal === undefined ? [] : [signal])];
      const response = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.any(limits),
        headers: { accept: 'application/xml, text/xml', 'user-agent': 'setu-fx' },
      });
      if (response.status !== 200) {
        await response.body?.cancel();
        throw new Error(`the Bank of Russia answered ${response.status}`);
      }
      const sheet = readDailyXml(await bodyOf(response));
      if (sheet.date > day) throw new Error(`asked for ${day}, the Bank of Russia answered with ${sheet.date}`);
      return sheet;
    },
  };
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new Error('the sheet is larger than 2 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
