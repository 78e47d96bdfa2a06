import type { ImportRunView } from '@setu/contract';
import { formatNumber, formatPercent } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import type { RunPlace } from '../api';
import { Meter } from './meter';
import { secondsLeft } from './seconds-left';
import { useStop } from './use-stop';

/** Shows rows being imported: their number, the next one, the remaining time, and a button to stop. */
export function Applying({ at, run }: { at: RunPlace; run: ImportRunView }) {
  const t = useTexts('card-upload');
  const { stop, isBusy } = useStop(at);
  const total = run.fresh + run.updates;
  const share = total === 0 ? 0 : run.stored / total;
  const left = secondsLeft(run, Date.now());
  const time =
    left === undefined
      ? undefined
      : left < 90
        ? t('applying.seconds', { count: left })
        : t('applying.minutes', { count: Math.round(left / 60) });
  const title = t('applying.title', { count: total, shown: formatNumber(total) });
  return (
    <Panel title={title} aside={time && t('applying.left', { time })}>
      <Stack gap={3}>
        <Row justify="space-between">
          <Text isStrong hasFigures>
            {t('applying.done', { stored: formatNumber(run.stored), total: formatNumber(total) })}
          </Text>
          <Text tone="muted" hasFigures>
            {formatPercent(Math.floor(share * 100) / 100)}
          </Text>
        </Row>
        <Meter label={title} share={share} />
        <Text size={13} tone="secondary">
          {run.at_row !== null && `${t('applying.now', { name: run.at_name, row: run.at_row })} `}
          {t('applying.whole')}
        </Text>
        <Row align="center" gap={3}>
          <Button isBusy={isBusy} onClick={stop}>
            {t('applying.stop')}
          </Button>
          <Text size={12} tone="muted">
            {t('job', { id: run.id.slice(-8).toUpperCase() })}
          </Text>
        </Row>
      </Stack>
    </Panel>
  );
}
