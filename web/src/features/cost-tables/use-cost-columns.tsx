import {
  type CostColumn,
  type CostPlaceView,
  type CostRowsView,
  type CostRowView,
  type CostTable,
  costRowCodec,
  costTableSpec,
} from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { IconButton } from '../../ui/button/icon-button';
import { MarkedCell } from '../../ui/data-table/cells';
import type { CardRole, Column } from '../../ui/data-table/columns';
import { IconPencil, IconTrash } from '../../ui/icon/icons';
import { Row } from '../../ui/layout/layout';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { RowMenu } from '../../ui/menu/row-menu';
import styles from './cost-tables.module.css';
import { datedColumns, foldedColumns, leadsOthers } from './folded-columns';
import { ExampleMark, isExample, Source, Validity } from './row-cells';
import { useCostTexts } from './use-cost-texts';

interface RowActions {
  onChange: (row: CostRowView) => void;
  onRemove: (row: CostRowView) => void;
  /** True if all rows are examples, which one line above them says. */
  areExamples: boolean;
}

/** Returns the columns by which the server sorts the table. */
export const sortKeysOf = (table: CostTable): readonly string[] =>
  costTableSpec(table).key.filter((name) => (costRowCodec.sorts as readonly string[]).includes(name));

const isNumber = ({ kind }: CostColumn): boolean => kind === 'decimal' || kind === 'integer';

const tariffRoles: Readonly<Record<string, CardRole>> = { code: 'title', tax: 'fact', kind: 'hidden' };

/** Returns the place of a column in a phone's card. A tariff is known by its code, and its tax is shown with the rate. */
const roleOf = (table: CostTable, name: string, index: number): CardRole => {
  if (table === 'tariffs') return tariffRoles[name] ?? 'named';
  return index === 0 ? 'title' : index === 1 ? 'subtitle' : 'named';
};

/** Returns the columns of a table, as its description has them, with the validity, the source and the actions. */
export function useCostColumns(
  table: CostTable,
  places: readonly CostPlaceView[],
  { onChange, onRemove, areExamples }: RowActions,
): Column<CostRowView>[] {
  const t = useTexts('cost-admin');
  const { labelOf, cellOf, nameOf } = useCostTexts(table, places);
  const { columns, dated } = costTableSpec(table);
  const rate = columns.find(({ name }) => name === 'kind');
  const isPhone = useIsPhone();
  const folded = foldedColumns(table);
  const within = new Set([...Object.values(folded).flat(), ...datedColumns]);
  const keys = sortKeysOf(table);
  const titleOf = (name: string): string =>
    leadsOthers(table, name) || name === 'origin' ? t(`column.${name}`) : labelOf(name);
  const emptyOf = ({ kind }: CostColumn) => (kind === 'digits' ? t('allGoods') : null);
  const own = columns
    .filter(({ name }) => !within.has(name))
    .map(
      (column, index): Column<CostRowView> => ({
        id: column.name,
        title: titleOf(column.name),
        ...(keys.includes(column.name) && { sortKey: column.name }),
        ...(isNumber(column) && { align: 'end' as const }),
        inCard: roleOf(table, column.name, index),
        cell: ({ values }) => {
          const content =
            (column.name === 'kind' ? (
              <span className={styles.rate}>{cellOf(column, values)}</span>
            ) : column.name === 'tax' && rate && isPhone ? (
              <>
                {cellOf(column, values)} <b>{cellOf(rate, values)}</b>
              </>
            ) : (
              cellOf(column, values)
            )) ||
            (index === 0 ? (
              t('unlimited')
            ) : column.name === 'origin' ? (
              <span data-wide>{t('anyOrigin')}</span>
            ) : (
              emptyOf(column)
            ));
          // In a card, the mark of an example would need a line of its own.
          const isMarked = isPhone && !areExamples && isExample(values);
          if (!isMarked || roleOf(table, column.name, index) !== 'title') return content;
          return <MarkedCell mark={<ExampleMark values={values} />}>{content}</MarkedCell>;
        },
      }),
    );
  const named: Column<CostRowView> = {
    ...{ id: 'name', title: t('coverage.name'), inCard: 'subtitle', width: '34%' },
    cell: ({ name }) => name || null,
  };
  const validity: Column<CostRowView>[] = [
    {
      ...{ id: 'valid_from', title: t('column.valid_from'), sortKey: 'valid_from', inCard: 'fact', width: '200px' },
      cell: (row) => <Validity row={row} />,
    },
    ...(areExamples
      ? []
      : [
          {
            ...{ id: 'source', title: labelOf('source'), inCard: 'fact' as const },
            cell: ({ values }: CostRowView) =>
              isPhone && isExample(values) && !values.source_url ? null : (
                <Source values={values} isMarked={!isPhone} />
              ),
          },
        ]),
  ];
  const code = own.findIndex(({ id }) => id === 'code') + 1;
  return [
    ...(code > 0 ? own.toSpliced(code, 0, named) : own),
    ...(dated ? validity : []),
    {
      ...{ id: 'actions', title: t('actions'), isActions: true, width: '104px' },
      cell: (row) => (
        <Row gap={2} wrap={false}>
          <IconButton icon={IconPencil} label={t('changeOf', { row: nameOf(row) })} onClick={() => onChange(row)} />
          <RowMenu
            label={t('actionsOf', { row: nameOf(row) })}
            items={[
              {
                ...{ id: 'remove', label: t('remove.action'), icon: IconTrash, isDanger: true },
                onSelect: () => onRemove(row),
              },
            ]}
          />
        </Row>
      ),
    },
  ];
}

/** Returns the name of the user who changed a row last, or undefined for a row of the installation. */
export const changerOf = ({ people }: Pick<CostRowsView, 'people'>, { changed_by: by }: CostRowView) =>
  people.find(({ id }) => id === by);
