import { type Likeness, likenessOf } from '@setu/proto/company-likeness';
import type { Application } from './application.js';

/** The signs that two applications are similar, the strongest first. */
export const likenesses = ['tax_number', 'mail_domain', 'site', 'name'] as const;
export type LikeBy = (typeof likenesses)[number];

/** An application that may come from the same company. */
export interface SimilarApplication extends Pick<Application, 'id' | 'numericHash' | 'companyName' | 'status'> {
  by: LikeBy[];
}

/** The data that identifies the company of an application. */
export interface KnownBy extends Likeness, Pick<Application, 'id' | 'companyName'> {}

/** Returns the data by which similar applications are found. */
export const knownBy = ({ id, companyName, contact, pan, gstn, webSiteUrl }: Application): KnownBy => ({
  ...{ id, companyName },
  ...likenessOf({ pan, gstn, webSiteUrl, emails: [contact.email, contact.additionalEmail] }),
});

const maxSimilar = 10;

/**
 * Merges the matches of all signs. Returns each application once with its signs, those with the strongest signs first.
 */
export function mostLikelyFirst(found: readonly SimilarApplication[]): SimilarApplication[] {
  const known = new Map<string, SimilarApplication>();
  for (const one of found) known.set(one.id, { ...one, by: [...(known.get(one.id)?.by ?? []), ...one.by] });
  const weight = ({ by }: SimilarApplication): number =>
    by.reduce((sum, likeness) => sum + 2 ** (likenesses.length - likenesses.indexOf(likeness)), 0);
  return [...known.values()].sort((one, other) => weight(other) - weight(one)).slice(0, maxSimilar);
}
