import type { ManagerLoadView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { BarRows } from '../../../ui/chart/bar-rows';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import styles from './desk.module.css';

/** Shows open requests by manager, with the number of overdue ones. */
export function LoadPanel({ load }: { load: readonly ManagerLoadView[] }) {
  const t = useTexts('account');
  const rows = load.map(({ manager, open, late }) => {
    return {
      id: manager?.id ?? 'nobody',
      name: manager ? fullName(manager) : t('desk.load.nobody'),
      note: late > 0 && (
        <Text as="span" size={12} tone="danger">
          {t('desk.heat.lateOf', { count: late })}
        </Text>
      ),
      value: open,
    };
  });
  const total = rows.reduce((all, { value }) => all + value, 0);
  return (
    <Panel title={t('desk.load.title')} className={styles.third}>
      <p className={styles.figure}>
        <b>{formatNumber(total)}</b>
        <small>{t('desk.load.note')}</small>
      </p>
      <BarRows label={t('desk.load.chart')} rows={rows} format={formatNumber} />
    </Panel>
  );
}
