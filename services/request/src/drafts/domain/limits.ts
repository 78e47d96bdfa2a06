/** Limits of what a request asks for (specification, sections 5 and 9); lengths in characters. */
export const limits = {
  countMin: 1,
  countMax: 1_000_000_000,
  commentMax: 5000,
  files: 20,
  /** A draft keeps what is typed, up to here. */
  typedMax: 100_000,
  /** One line of a description: its name, where it is used, until when it is needed. */
  lineMax: 300,
  /** Ten million million roubles: more is no price any more. */
  kopecksMax: 10n ** 15n,
} as const;
