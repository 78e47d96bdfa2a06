import { z } from 'zod';

const publicFeed = 'https://www.cbr.ru/scripts/XML_daily.asp';
const loopback = /^(127(\.\d{1,3}){3}|\[::1\]|localhost|([\w-]+\.)*localhost)$/;

/** The address of the bank's daily sheet: https, or http to this machine; `off` never asks. */
const feedUrl = z
  .string()
  .refine((text) => text === 'off' || isFeed(text), 'must be an https address (http on loopback only) or off');

function isFeed(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname)));
}

export const config = {
  /** Where the Bank of Russia's daily sheet is; `date_req` is added. */
  FX_FEED_URL: feedUrl.default(publicFeed),
  /** The currencies kept, by ISO 4217 codes with commas between. */
  FX_CURRENCIES: z
    .string()
    .regex(/^[A-Z]{3}(,[A-Z]{3})*$/)
    .transform((text) => text.split(','))
    .default(['INR']),
  /** How many days back missing sheets are asked for. */
  FX_BACKFILL_DAYS: z.coerce.number().int().min(0).max(60).default(14),
};
