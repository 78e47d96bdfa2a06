import { z } from 'zod';
import { characters } from './characters.js';
import { rateSources } from './words.js';

/** Limits a text to a number of characters as people count them. Zod's own `max` counts UTF-16 units. */
export const upTo = <T extends z.ZodType<string>>(text: T, max: number) =>
  text.refine((value) => characters(value) <= max, { error: 'length_max', params: { max } }).meta({ maxLength: max });

/** A text with a maximum length in characters. */
export const textUpTo = (max: number) => upTo(z.string(), max);

/** A required text. Surrounding spaces are removed, so text that consists of spaces counts as empty. */
export const writtenText = (max: number) => upTo(z.string().trim().min(1, 'required'), max);

/** A UUID, the format of all ids. */
export const uuid = z.uuid();

/** An amount on the wire: a JSON number with up to two decimals and an ISO 4217 code. */
export const money = z.object({ value: z.number(), currency: z.enum(['INR', 'RUB', 'USD', 'EUR']) });
/** An amount in an answer. */
export const moneyView = z.strictObject(money.shape);
export type MoneyView = z.infer<typeof moneyView>;

/**
 * The texts of the object that are not in the caller's language, each with its actual language. A list entry is named
 * by its index: `path.0`.
 */
export const langs = z.record(z.string(), z.enum(['en', 'ru']));
export type Langs = z.infer<typeof langs>;

/** An object of the product with its name, such as a category or an industry. */
export const namedView = z.strictObject({ id: uuid, name: z.string(), langs });
export type NamedView = z.infer<typeof namedView>;

/** A stored file. `url` is a path on this site. */
export const fileView = z.strictObject({
  id: uuid,
  url: z.string(),
  original_name: z.string(),
  size: z.number().int(),
  type: z.string(),
});
export type FileView = z.infer<typeof fileView>;

/** A certificate. `valid_until` is its last valid day (YYYY-MM-DD), or null if it does not expire. */
export const certificateView = fileView.extend({ valid_until: z.string().nullable() });
export type CertificateView = z.infer<typeof certificateView>;

/**
 * A picture. `?w=` with one of the fixed widths selects a size. `color` (#rrggbb) is its dominant colour, or null if it
 * is not computed yet.
 */
export const pictureView = z.strictObject({
  id: uuid,
  url: z.string(),
  original_name: z.string(),
  color: z.string().nullable(),
});
export type PictureView = z.infer<typeof pictureView>;

/**
 * Roubles for one rupee on a day, with up to six decimals. The rate comes from the Bank of Russia unless `source` is
 * `demo`.
 */
export const rateView = z.strictObject({
  value: z.number(),
  date: z.string(),
  stale: z.boolean(),
  source: z.enum(rateSources),
});
export type RateView = z.infer<typeof rateView>;

/** The next page: a named screen and its parameters. */
export const routeView = z.strictObject({ name: z.string(), params: z.record(z.string(), z.string()) });
export type RouteView = z.infer<typeof routeView>;

/** A user as lists show them. */
export const personView = z.strictObject({ id: uuid, name: z.string(), surname: z.string(), patronymic: z.string() });
export type PersonView = z.infer<typeof personView>;

/** An answer that redirects. */
export const routedView = z.strictObject({ route: routeView });

/** The answer of an action without data. */
export const nothing = z.strictObject({});
