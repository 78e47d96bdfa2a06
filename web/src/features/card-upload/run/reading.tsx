import type { ImportRunView } from '@setu/contract';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import type { RunPlace } from '../api';
import { Meter } from './meter';
import { useStop } from './use-stop';

/** Shows a file being read: the number of rows so far, and a button to stop. */
export function Reading({ at, run }: { at: RunPlace; run: ImportRunView }) {
  const t = useTexts('card-upload');
  const { stop, isBusy } = useStop(at);
  return (
    <Panel title={t('check.reading')}>
      <Stack gap={3}>
        <Text isStrong hasFigures>
          {t('check.readSoFar', { count: run.rows, shown: formatNumber(run.rows) })}
        </Text>
        <Meter label={t('check.reading')} />
        {run.rows === 0 && (
          <Text size={13} tone="secondary">
            {t('check.waiting')}
          </Text>
        )}
        <Row>
          <Button isBusy={isBusy} onClick={stop}>
            {t('applying.stopReading')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
