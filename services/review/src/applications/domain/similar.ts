import { type Likeness, likenessOf } from '@setu/proto/company-likeness';
import type { Application } from './application.js';

/** By what an application is like another, the surest first. */
export const likenesses = ['tax_number', 'mail_domain', 'site', 'name'] as const;
export type LikeBy = (typeof likenesses)[number];

/** An application that may be of the same company. */
export interface SimilarApplication extends Pick<Application, 'id' | 'numericHash' | 'companyName' | 'status'> {
  by: LikeBy[];
}

/** What an application's company is known by. */
export interface KnownBy extends Likeness, Pick<Application, 'id' | 'companyName'> {}

/** Takes an application, gives what others like it are found by. */
export const knownBy = ({ id, companyName, contact, pan, gstn, webSiteUrl }: Application): KnownBy => ({
  ...{ id, companyName },
  ...likenessOf({ pan, gstn, webSiteUrl, emails: [contact.email, contact.additionalEmail] }),
});

const most = 10;

/** Takes what was found by each likeness; gives each application once with all that says so, the surest first. */
export function surestFirst(found: readonly SimilarApplication[]): SimilarApplication[] {
  const known = new Map<string, SimilarApplication>();
  for (const one of found) known.set(one.id, { ...one, by: [...(known.get(one.id)?.by ?? []), ...one.by] });
  const weight = ({ by }: SimilarApplication): number =>
    by.reduce((sum, word) => sum + 2 ** (likenesses.length - likenesses.indexOf(word)), 0);
  return [...known.values()].sort((one, other) => weight(other) - weight(one)).slice(0, most);
}
