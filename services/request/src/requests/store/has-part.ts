/**
 * The condition that a supplier takes part in a request, with an open invitation or as the chosen supplier. Takes the
 * two bindings of `partOf`.
 */
export const hasPart = '(request.invitees @> ?::jsonb or request.invitees @> ?::jsonb)';

/** Returns the bindings of `hasPart` for a company. */
export const partOf = (companyId: string): string[] =>
  ['open', 'chosen'].map((state) => JSON.stringify([{ companyId, state }]));
