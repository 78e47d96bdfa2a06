/** True of requests a supplier was asked for and has part in: invited, or chosen. Takes the two bindings of `partOf`. */
export const hasPart = '(request.invitees @> ?::jsonb or request.invitees @> ?::jsonb)';

/** What `hasPart` binds for a company. */
export const partOf = (companyId: string): string[] =>
  ['open', 'chosen'].map((state) => JSON.stringify([{ companyId, state }]));
