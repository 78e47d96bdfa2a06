/** The kind of value in a column of a bulk file: text, number, one choice, several choices, yes or no, or pictures. */
export type ColumnKind = 'text' | 'number' | 'choice' | 'choices' | 'flag' | 'pictures';

export interface CardColumn {
  /** The name of the form's field, which is also the column's title. */
  name: string;
  kind: ColumnKind;
  /** Which cards require this column: all cards, or only goods. */
  needed?: 'all' | 'goods';
}

/**
 * The columns of a bulk file of cards, in the template's order. They are the fields of the product form. References are
 * given by name in either language. A sub-category is given by its path below its root tree, with the parts joined by "
 * > ".
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

/** The column in which a processed file reports the result of each row. */
export const noteColumn = 'setu_note';

/** The vendor code of the template's example row. A row that still has it is skipped. */
export const exampleVendorCode = 'EXAMPLE';

/** The separator between the parts of a category's path. */
export const pathSeparator = ' > ';

/** The separator between several values in one cell. */
export const listSeparator = '; ';

/** The maximum number of rows in a file. An .xlsx file is read as a stream, an .xls file is loaded in full. */
export const mostRows = { xlsx: 50_000, xls: 20_000 } as const;

/** The maximum size in bytes of a file of cards, and of the .zip file with its pictures. */
export const mostSheetBytes = 40 * 1024 * 1024;
export const mostPicturesBytes = 200 * 1024 * 1024;
