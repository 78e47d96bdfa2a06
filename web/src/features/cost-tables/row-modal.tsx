import { type CostColumn, type CostRowView, costTableSpec } from '@setu/contract';
import { useId, useState } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { AppForm } from '../../forms/app-form';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconAlertTriangle } from '../../ui/icon/icons';
import { FieldGrid, Stack } from '../../ui/layout/layout';
import { ModalFrame } from '../../ui/modal/modal-frame';
import type { ModalControls } from '../../ui/modal/modal-store';
import { Callout } from '../../ui/panel/callout';
import { notify } from '../../ui/toast/toast-store';
import { useSaveCostRowMutation } from './api';
import styles from './cost-tables.module.css';
import type { RowOpening } from './open-row';
import { RowField } from './row-field';
import { changedValues, hasColumn, needsColumn, ownValues, typedValues } from './row-values';
import { useCostTexts } from './use-cost-texts';

/** The columns that take the full width of the form. */
const isWide = ({ kind, name }: CostColumn): boolean => kind === 'url' || name === 'source' || name === 'aliases';

/** Asks for the values of a new or changed row of a table. */
export function RowModal({ table, places, row, start, changed, refetch, onClose }: RowOpening & ModalControls) {
  const t = useTexts('cost-admin');
  const common = useTexts();
  const formId = useId();
  const [save] = useSaveCostRowMutation();
  const { tableName, labelOf, textOf } = useCostTexts(table, places);
  // One idempotency key for the dialog, so that repeated clicks make one row.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [schema] = useState(() => async () => (await import('./row-schema')).rowSchema(table));
  const [initial] = useState(() => ({ values: typedValues(table, row?.values ?? start) }));
  /** The version that the next attempt overwrites. Undefined for a new row. */
  const [over, setOver] = useState<CostRowView | undefined>(row);
  const [found, setFound] = useState<'gone' | CostRowView>();

  /**
   * Shows what another user has changed. The typed values stay, and the next attempt overwrites that version. A row that
   * another user has deleted is created again.
   */
  const overtaken = async (problem: Problem): Promise<Problem> => {
    if (!over || !refetch || !['conflict', 'notFound'].includes(problem.kind)) return problem;
    const now = await refetch();
    if (now === undefined) return problem;
    const current = now.rows.find(({ id }) => id === over.id);
    // A row that left the page was changed so that the filter or the order no longer shows it here.
    if (!current && problem.kind === 'conflict') return { ...problem, message: t('overtaken.elsewhere') };
    setFound(current ?? 'gone');
    setOver(current);
    return { ...problem, kind: 'conflict', message: t(current ? 'overtaken.again' : 'overtaken.create') };
  };
  const store = async ({ values }: typeof initial) => {
    const input = { ...(over && { id: over.id }), version: over?.version ?? 0, values: ownValues(table, values) };
    try {
      await save({ table, input, idempotencyKey }).unwrap();
    } catch (error) {
      throw await overtaken(toProblem(error));
    }
    notify({ kind: 'success', title: t('saved'), text: t('inForce') });
    onClose(true);
  };
  const changes = found && found !== 'gone' && row ? changedValues(table, row.values, found.values) : [];
  return (
    <ModalFrame
      title={t(row ? 'form.change' : 'form.add', { table: tableName })}
      size="form"
      isDismissable={false}
      closesOnEscape
      onClose={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{common('actions.cancel')}</Button>
          <Button tone="main" type="submit" formId={formId}>
            {t('save')}
          </Button>
        </>
      }
    >
      <AppForm id={formId} schema={schema} initial={initial} onSubmit={store} ariaLabel={tableName}>
        {({ values: { values } }) => (
          <Stack gap={3}>
            {found && (
              <Callout
                tone="spark"
                role="status"
                icon={IconAlertTriangle}
                title={t(found === 'gone' ? 'overtaken.gone' : 'overtaken.title')}
              >
                <ul className={styles.changes}>
                  {changes.map(({ column, before, after }) => (
                    <li key={column.name}>
                      {t('overtaken.change', {
                        column: labelOf(column.name),
                        before: textOf(column, before) || '–',
                        after: textOf(column, after) || '–',
                      })}
                    </li>
                  ))}
                </ul>
              </Callout>
            )}
            <FieldGrid>
              {costTableSpec(table)
                .columns.filter((column) => hasColumn(column, values))
                .map((column) => (
                  <div key={column.name} data-wide={isWide(column) || undefined}>
                    <RowField {...{ table, column, places }} isRequired={needsColumn(column, values)} />
                  </div>
                ))}
            </FieldGrid>
            {changed && <p className={styles.changed}>{changed}</p>}
          </Stack>
        )}
      </AppForm>
    </ModalFrame>
  );
}
