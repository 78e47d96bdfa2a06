/** Which side of the marketplace searched; who it was is kept nowhere. */
export const searchAudiences = ['stranger', 'customer', 'supplier', 'broker'] as const;
export type SearchAudience = (typeof searchAudiences)[number];

/** The side somebody searches from; whoever is not signed in, and the system, is a stranger. */
export const audienceOf = ({ kind, companyType }: { kind: string; companyType: string }): SearchAudience =>
  (kind === 'user' && searchAudiences.find((side) => side === companyType)) || 'stranger';
