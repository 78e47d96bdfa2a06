/** What a column of a bulk file holds: words, a number, one of a list, several of a list, yes or no. */
export type ColumnKind = 'text' | 'number' | 'choice' | 'choices' | 'flag' | 'pictures';

export interface CardColumn {
  /** The form's field, and the column's title. */
  name: string;
  kind: ColumnKind;
  /** Cards of goods and of services, or goods alone, cannot do without it. */
  needed?: 'all' | 'goods';
}

/**
 * Columns of a file of cards, in the order the template has them: the fields of the product form. References are given
 * by their names in either language; a sub-category by its path below its root tree, parts joined by " > ".
 */
export const cardColumns = [
  { name: 'vendor_code', kind: 'text', needed: 'all' },
  { name: 'name', kind: 'text', needed: 'all' },
  { name: 'category', kind: 'choice', needed: 'all' },
  { name: 'hs_code', kind: 'text', needed: 'goods' },
  { name: 'brand', kind: 'text', needed: 'all' },
  { name: 'price_mode', kind: 'choice', needed: 'all' },
  { name: 'price_from', kind: 'number' },
  { name: 'price_to', kind: 'number' },
  { name: 'payment_advance', kind: 'number' },
  { name: 'payment_transfer', kind: 'number' },
  { name: 'unit', kind: 'choice', needed: 'all' },
  { name: 'minimum_quantum', kind: 'number', needed: 'all' },
  { name: 'lead_days', kind: 'number', needed: 'all' },
  { name: 'count_in_one_package', kind: 'number' },
  { name: 'inco_terms', kind: 'choice', needed: 'goods' },
  { name: 'inco_place', kind: 'text' },
  { name: 'country', kind: 'choice', needed: 'goods' },
  { name: 'color', kind: 'choice', needed: 'goods' },
  { name: 'width', kind: 'number', needed: 'goods' },
  { name: 'height', kind: 'number', needed: 'goods' },
  { name: 'length', kind: 'number', needed: 'goods' },
  { name: 'weight', kind: 'number', needed: 'goods' },
  { name: 'warranty', kind: 'number' },
  { name: 'industries', kind: 'choices', needed: 'all' },
  { name: 'other_industry', kind: 'text' },
  { name: 'area', kind: 'text', needed: 'all' },
  { name: 'composition', kind: 'text' },
  { name: 'features', kind: 'text' },
  { name: 'technical_specification', kind: 'text' },
  { name: 'description', kind: 'text', needed: 'all' },
  { name: 'special_instructions', kind: 'text', needed: 'all' },
  { name: 'condition', kind: 'text' },
  { name: 'is_sample_available', kind: 'flag' },
  { name: 'shipment_method', kind: 'choice' },
  { name: 'shipment_description', kind: 'text', needed: 'goods' },
  { name: 'shipment_port', kind: 'text', needed: 'goods' },
  { name: 'pictures', kind: 'pictures' },
] as const satisfies readonly CardColumn[];

export type CardColumnName = (typeof cardColumns)[number]['name'];

/** The column a marked file says in what became of each row. */
export const noteColumn = 'setu_note';

/** The vendor code of the template's example row: a row that still has it is passed over. */
export const exampleVendorCode = 'EXAMPLE';

/** Between the parts of a category's path. */
export const pathSeparator = ' > ';

/** Between several values of one cell. */
export const listSeparator = '; ';

/** Rows a file may hold: of .xlsx, which is read as it comes, and of .xls, which is read whole. */
export const mostRows = { xlsx: 50_000, xls: 20_000 } as const;

/** Bytes of a file of cards, and of the .zip of its pictures. */
export const mostSheetBytes = 40 * 1024 * 1024;
export const mostPicturesBytes = 200 * 1024 * 1024;
