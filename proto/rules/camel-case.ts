/** The type of a snake-case name converted to a camel-case property: `lead_days` becomes `leadDays`. */
export type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

/** Converts a name in snake case to camel case. */
export const camelOf = <Name extends string>(name: Name): Camel<Name> =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>;
