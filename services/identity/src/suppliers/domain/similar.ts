import { type Likeness, type LikenessSource, likenessOf } from '@setu/proto/company-likeness';

/** The data by which a company may be recognised as an existing supplier. */
export interface KnownBy extends Likeness {
  companyName: string;
}

/** Returns the data by which suppliers similar to a company are found. */
export const knownBy = (source: LikenessSource & { companyName: string }): KnownBy => ({
  ...likenessOf(source),
  companyName: source.companyName,
});
