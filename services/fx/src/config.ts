import { z } from 'zod';

const publicFeed = 'https://www.cbr.ru/scripts/XML_daily.asp';
const loopback = /^(127(\.\d{1,3}){3}|\[::1\]|localhost|([\w-]+\.)*localhost)$/;

/**
 * The address of the Bank of Russia's daily rates. It must use https, or http to this machine. `off` disables the
 * requests.
 */
const feedUrl = z
  .string()
  .refine((text) => text === 'off' || isFeed(text), 'must be an https address (http on loopback only) or off');

function isFeed(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname)));
}

export const config = {
  /** The address of the Bank of Russia's daily rates. The service adds `date_req`. */
  FX_FEED_URL: feedUrl.default(publicFeed),
  /**
   * The currencies to store, as ISO 4217 codes separated by commas. Prices are in INR. Freight and specific duties are
   * in the others.
   */
  FX_CURRENCIES: z
    .string()
    .regex(/^[A-Z]{3}(,[A-Z]{3})*$/)
    .transform((text) => text.split(','))
    .default(['INR', 'USD', 'EUR', 'CNY']),
  /** How many days back to request missing rates. */
  FX_BACKFILL_DAYS: z.coerce.number().int().min(0).max(60).default(14),
};
