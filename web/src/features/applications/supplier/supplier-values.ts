import type { FileView, SupplierFormView, SupplierInput } from '@setu/contract';

/** The values of the form as typed. */
export interface SupplierValues extends Omit<SupplierFormView['supplier'], 'type' | 'media'> {
  type: string;
  media: FileView[];
  /** True to invite the contact as the first user. */
  invite: boolean;
}

/** Returns the initial values of the form. */
export const supplierValues = ({ supplier }: Pick<SupplierFormView, 'supplier'>): SupplierValues => ({
  ...supplier,
  type: supplier.type ?? '',
  invite: true,
});

/** Returns the request body for the server. The name of a custom industry is sent only with the industry "other". */
export const sentSupplier = (
  { media, ...typed }: SupplierValues,
  { version, applicationId = '' }: { version: number; applicationId?: string },
): SupplierInput => ({
  ...typed,
  media: media.map(({ id }) => id),
  version,
  'supp-app-id': applicationId,
});

/** Returns the form field for a field path of the server. */
const shownName = (path: string): string => {
  if (path === 'webSiteUrl') return 'web_site_url';
  return path.replace(/^media\..*/, 'media');
};

/** Moves the server's field errors to the form's fields. */
export const asShown = (values: Record<string, string> | null | undefined): Record<string, string> | undefined =>
  values ? Object.fromEntries(Object.entries(values).map(([path, text]) => [shownName(path), text])) : undefined;
