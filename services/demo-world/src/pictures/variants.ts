/** Grounds a drawing may stand on beside its own: pale, and far enough from one another to be seen as others. */
export const grounds = { sand: '#F6E9D2', sky: '#DFEBF7', leaf: '#DFF0E0' } as const;

/** Takes a drawing's name, gives the names it comes under, its own first: the same before other grounds, and near. */
export const variantsOf = (name: string): string[] => [
  name,
  ...Object.keys(grounds).map((ground) => `${name}-${ground}`),
  `${name}-close`,
];
