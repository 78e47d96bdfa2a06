import { type CompanyFactView, screenPath } from '@setu/contract';

/** The places where a supplier adds missing facts. The broker adds the logo and the production. */
const places = {
  ...({ address: 'form', contacts: 'form', industries: 'form', export_products: 'form' } as const),
  ...({ site: 'form', tax_numbers: 'form', papers: 'form', certificates: 'cards' } as const),
} satisfies Partial<Record<CompanyFactView['kind'], 'form' | 'cards'>>;

type AddedFact = keyof typeof places;

/** The company, and the reader's permissions there. */
export interface FactReader {
  companyId: string;
  mayEdit: boolean;
  mayWriteCards: boolean;
}

const isAdded = (kind: CompanyFactView['kind']): kind is AddedFact => Object.hasOwn(places, kind);

/** Returns what the reader can add and where, or undefined if another user has to add it. */
export function placeOf(
  kind: CompanyFactView['kind'],
  { companyId: company, mayEdit, mayWriteCards }: FactReader,
): { kind: AddedFact; to: string } | undefined {
  if (!isAdded(kind)) return undefined;
  if (places[kind] === 'cards')
    return mayWriteCards ? { kind, to: screenPath('company_catalog_page', { company }) } : undefined;
  return mayEdit ? { kind, to: screenPath('supplier_edit_for_broker_page', { company }) } : undefined;
}
