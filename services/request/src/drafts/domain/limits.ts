/** The limits for requests (specification, sections 5 and 9). Lengths are in characters. */
export const limits = {
  countMin: 1,
  countMax: 1_000_000_000,
  commentMax: 5000,
  files: 20,
  /** The number of items of one description after the first one. */
  furtherItemsMax: 29,
  /** The limit for a text in a draft. */
  typedMax: 100_000,
  /** The limit for a one-line field of a description, such as its name, its area of use or its time frame. */
  lineMax: 300,
  /** Ten trillion roubles. A larger amount cannot be a real price. */
  kopecksMax: 10n ** 15n,
} as const;
