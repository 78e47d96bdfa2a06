import type { FileView, SupplierFormView, SupplierInput } from '@setu/contract';

/** The form as it is typed. */
export interface SupplierValues extends Omit<SupplierFormView['supplier'], 'type' | 'media'> {
  type: string;
  media: FileView[];
  /** Whom the form names is invited as the first user. */
  invite: boolean;
}

/** What the form opens with. */
export const supplierValues = ({ supplier }: Pick<SupplierFormView, 'supplier'>): SupplierValues => ({
  ...supplier,
  type: supplier.type ?? '',
  invite: true,
});

/** The form as the server takes it; an industry's own name only beside "other". */
export const sentSupplier = (
  { media, ...typed }: SupplierValues,
  { version, applicationId = '' }: { version: number; applicationId?: string },
): SupplierInput => ({
  ...typed,
  media: media.map(({ id }) => id),
  version,
  'supp-app-id': applicationId,
});

/** Names the form has in place of the server's. */
const shownName = (path: string): string => {
  if (path === 'webSiteUrl') return 'web_site_url';
  return path.replace(/^media\..*/, 'media');
};

/** What the server says of fields, by the form's names. */
export const asShown = (told: Record<string, string> | null | undefined): Record<string, string> | undefined =>
  told ? Object.fromEntries(Object.entries(told).map(([path, text]) => [shownName(path), text])) : undefined;
