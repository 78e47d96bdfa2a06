/** The side of the marketplace that searched. The user is not stored. */
export const searchAudiences = ['stranger', 'customer', 'supplier', 'broker'] as const;
export type SearchAudience = (typeof searchAudiences)[number];

/** Returns the side that an actor searches from. Anonymous visitors and the system count as `stranger`. */
export const audienceOf = ({ kind, companyType }: { kind: string; companyType: string }): SearchAudience =>
  (kind === 'user' && searchAudiences.find((side) => side === companyType)) || 'stranger';
