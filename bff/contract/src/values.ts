import { z } from 'zod';
import { characters } from './characters.js';
import { rateSources } from './words.js';

/** Adds to a text the most characters it may have, as people count them; zod's own `max` counts UTF-16 units. */
export const upTo = <T extends z.ZodType<string>>(text: T, most: number) =>
  text
    .refine((given) => characters(given) <= most, { error: 'length_max', params: { max: most } })
    .meta({ maxLength: most });

/** A text of so many characters at most. */
export const textUpTo = (most: number) => upTo(z.string(), most);

/** A text somebody has to write: blanks around it are dropped, and nothing but blanks is nothing. */
export const writtenText = (most: number) => upTo(z.string().trim().min(1, 'required'), most);

/** A UUID as ids travel. */
export const uuid = z.uuid();

/** Money on the wire: a JSON number of at most two decimals and an ISO 4217 code. */
export const money = z.object({ value: z.number(), currency: z.enum(['INR', 'RUB', 'USD', 'EUR']) });
/** The same in an answer. */
export const moneyView = z.strictObject(money.shape);
export type MoneyView = z.infer<typeof moneyView>;

/**
 * Of the object it stands in: the texts that are not in the reader's language, each with the one it is in. A list's entry
 * is named by its place: `path.0`.
 */
export const langs = z.record(z.string(), z.enum(['en', 'ru']));
export type Langs = z.infer<typeof langs>;

/** Something of the product's own by its name: a category, an industry. */
export const namedView = z.strictObject({ id: uuid, name: z.string(), langs });
export type NamedView = z.infer<typeof namedView>;

/** A stored file: `url` is a path of this site. */
export const fileView = z.strictObject({
  id: uuid,
  url: z.string(),
  original_name: z.string(),
  size: z.number().int(),
  type: z.string(),
});
export type FileView = z.infer<typeof fileView>;

/** A picture: add `?w=` one of the fixed widths to `url`. `color` (#rrggbb) is what most of it has, null: not known yet. */
export const pictureView = z.strictObject({
  id: uuid,
  url: z.string(),
  original_name: z.string(),
  color: z.string().nullable(),
});
export type PictureView = z.infer<typeof pictureView>;

/** Roubles for one rupee, as a number with six decimals at most, on its day: the Bank of Russia's, unless `source` says `demo`. */
export const rateView = z.strictObject({
  value: z.number(),
  date: z.string(),
  stale: z.boolean(),
  source: z.enum(rateSources),
});
export type RateView = z.infer<typeof rateView>;

/** Where the page goes next: a named screen and its parameters. */
export const routeView = z.strictObject({ name: z.string(), params: z.record(z.string(), z.string()) });
export type RouteView = z.infer<typeof routeView>;

/** A person as lists show one. */
export const personView = z.strictObject({ id: uuid, name: z.string(), surname: z.string(), patronymic: z.string() });
export type PersonView = z.infer<typeof personView>;

/** An answer that says where to go next. */
export const routedView = z.strictObject({ route: routeView });

/** The answer of what was done and has nothing to tell. */
export const nothing = z.strictObject({});
