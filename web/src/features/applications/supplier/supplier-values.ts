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

/** Returns the body that the server takes. An industry's own name is sent only with "other". */
export const sentSupplier = (
  { media, ...typed }: SupplierValues,
  { version, applicationId = '' }: { version: number; applicationId?: string },
): SupplierInput => ({
  ...typed,
  media: media.map(({ id }) => id),
  version,
  'supp-app-id': applicationId,
});

/** Returns the form's name of a field of the server. */
const shownName = (path: string): string => {
  if (path === 'webSiteUrl') return 'web_site_url';
  return path.replace(/^media\..*/, 'media');
};

/** Renames the server's field errors to the form's names. */
export const asShown = (values: Record<string, string> | null | undefined): Record<string, string> | undefined =>
  values ? Object.fromEntries(Object.entries(values).map(([path, text]) => [shownName(path), text])) : undefined;
