import { type CardFieldSpec, type ColumnKind, cardFields } from './card-fields.js';

export * from './card-files.js';

type Spec = (typeof cardFields)[number];
/** A field that files have. */
type FiledField = Exclude<Spec, { kind: 'own' }> | Extract<Spec, { column: ColumnKind }>;
type ColumnNameOf<Some> = Some extends { columnName: infer Name }
  ? Name
  : Some extends { name: infer Name }
    ? Name
    : never;

/** The title of a column: the form's name of the field, but `category` for the sub-category. */
export type CardColumnName = ColumnNameOf<FiledField>;

export interface CardColumn {
  name: CardColumnName;
  /** The field that the column holds. */
  field: FiledField['name'];
  kind: ColumnKind;
  /** Which cards require this column: all cards, or only goods. */
  needed?: 'all' | 'goods';
}

const kindOf = (field: CardFieldSpec): ColumnKind | undefined => {
  if (field.kind === 'own') return field.column;
  return field.kind === 'share' ? 'number' : field.kind;
};

/** Files identify a card by its vendor code, which a form may leave empty. */
const isNeeded = ({ name, required }: CardFieldSpec): boolean => required === true || name === 'vendor_code';

const columnOf = (field: CardFieldSpec): CardColumn[] => {
  const kind = kindOf(field);
  if (kind === undefined) return [];
  const columnName = field.kind === 'own' ? field.columnName : undefined;
  // A field that has a column kind occurs in files, so its title is one of the column names.
  const names = { name: columnName ?? field.name, field: field.name } as Pick<CardColumn, 'name' | 'field'>;
  return [{ ...names, kind, ...(isNeeded(field) && { needed: field.goods ? 'goods' : 'all' }) }];
};

/**
 * The columns of a bulk file of cards, in the template's order. They are the fields of the product form. References are
 * given by name in either language. A sub-category is given by its path below its root tree, with the parts joined by "
 * > ".
 */
export const cardColumns: readonly CardColumn[] = cardFields.flatMap(columnOf);
