import { useTexts } from '../../i18n/use-texts';
import { Copyable } from '../../ui/copyable/copyable';
import { IconAlertTriangle } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { Text } from '../../ui/layout/text';
import { Callout } from '../../ui/panel/callout';
import { type ActionField, spokenValue } from './action-field';
import styles from './action-modal.module.css';
import type { ActionValue } from './action-value';

/** The state of an object after another user has changed it. */
export interface Restated {
  /** The title: "While you were writing, the request changed". */
  title: string;
  /** Who did what, and when. */
  text: string;
  /** Pairs of the value the viewer saw and the current value. */
  rows: { label: string; was: string; now: string }[];
  /** Why the action is no longer possible. Absent if it still is. */
  impossible?: string;
}

/** The old and the new state, side by side. */
export function RestatedReport({ restated: { text, rows, impossible } }: { restated: Restated }) {
  const t = useTexts();
  return (
    <Stack gap={4}>
      <div role="alert">
        <Text tone="secondary">{text}</Text>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('restated.was')}</th>
            <th scope="col">{t('restated.now')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, was, now }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{was}</td>
              <td>
                <b>{now}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {impossible && (
        <Callout tone="spark" icon={IconAlertTriangle} title={impossible}>
          {null}
        </Callout>
      )}
    </Stack>
  );
}

/** The user's input that can no longer be sent, shown so that it can be copied. */
export function EnteredValues({ fields, values }: { fields: ActionField[]; values: Record<string, ActionValue> }) {
  const t = useTexts();
  const entered = fields.map((field) => ({ ...field, spoken: spokenValue(field, values[field.name] ?? '') }));
  const filled = entered.filter((field) => field.spoken !== '');
  if (filled.length === 0) return null;
  return (
    <section className={styles.kept} aria-label={t('restated.kept')}>
      <Text size={13} tone="secondary">
        {t('restated.kept')}
      </Text>
      <dl>
        {filled.map((field) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>{field.kind === 'text' ? <Copyable text={field.spoken} /> : field.spoken}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
