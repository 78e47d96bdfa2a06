/** The alternative backgrounds of a drawing. They are pale, but distinct enough that the variants look different. */
export const grounds = { sand: '#F6E9D2', sky: '#DFEBF7', leaf: '#DFF0E0' } as const;

/** Returns the names of the variants of a drawing: its own first, then the other backgrounds, then the close-up. */
export const variantsOf = (name: string): string[] => [
  name,
  ...Object.keys(grounds).map((ground) => `${name}-${ground}`),
  `${name}-close`,
];
