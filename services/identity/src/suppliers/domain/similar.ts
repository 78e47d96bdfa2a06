import { type Likeness, type LikenessSource, likenessOf } from '@setu/proto/company-likeness';

/** What a company that may be a supplier already is known by. */
export interface KnownBy extends Likeness {
  companyName: string;
}

/** Takes what a company says of itself, gives what suppliers like it are found by. */
export const knownBy = (said: LikenessSource & { companyName: string }): KnownBy => ({
  ...likenessOf(said),
  companyName: said.companyName,
});
