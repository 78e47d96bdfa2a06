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
import {
  type ChangedValue,
  changedValues,
  hasColumn,
  mergedValues,
  needsColumn,
  ownValues,
  typedValues,
} from './row-values';
import { useCostTexts } from './use-cost-texts';

interface Values {
  values: Record<string, string>;
}

/** What the dialog uses of its form when it is sent. */
interface FormControls {
  setValues: (values: Values) => unknown;
}

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
  const [initial] = useState<Values>(() => ({ values: typedValues(table, row?.values ?? start) }));
  /** The version that the next attempt overwrites. Undefined for a new row. */
  const [over, setOver] = useState<CostRowView | undefined>(row);
  const [changes, setChanges] = useState<'gone' | readonly ChangedValue[]>();

  /**
   * Shows what another user has changed and adds it to the form. The typed values stay, and the next attempt overwrites
   * that version. A row that another user has deleted is created again.
   */
  const overtaken = async (problem: Problem, typed: Values, { setValues }: FormControls): Promise<Problem> => {
    if (!over || !refetch || !['conflict', 'notFound'].includes(problem.kind)) return problem;
    const now = await refetch();
    if (now === undefined) return problem;
    const restated = (message: string): Problem => ({ kind: 'conflict', message });
    const current = now.rows.find(({ id }) => id === over.id);
    // A row that left the page was changed so that the filter or the order no longer shows it here.
    if (!current && problem.kind === 'conflict') return restated(t('overtaken.elsewhere'));
    setOver(current);
    if (!current) {
      setChanges('gone');
      return restated(t('overtaken.create'));
    }
    const found = changedValues(table, over.values, current.values);
    setChanges(found);
    await setValues({ values: mergedValues(typed.values, typedValues(table, over.values), found) });
    return restated(t('overtaken.again'));
  };
  const store = async (typed: Values, helpers: FormControls) => {
    const values = ownValues(table, typed.values);
    const input = { ...(over && { id: over.id }), version: over?.version ?? 0, values };
    try {
      await save({ table, input, idempotencyKey }).unwrap();
    } catch (error) {
      throw await overtaken(toProblem(error), typed, helpers);
    }
    notify({ kind: 'success', title: t('saved'), text: t('inForce') });
    onClose(true);
  };
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
            {changes && (
              <Callout
                tone="spark"
                role="status"
                icon={IconAlertTriangle}
                title={t(changes === 'gone' ? 'overtaken.gone' : 'overtaken.title')}
              >
                {changes !== 'gone' && (
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
                )}
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
