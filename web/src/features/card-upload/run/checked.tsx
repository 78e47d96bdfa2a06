import type { ImportRunView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button, ButtonLink } from '../../../ui/button/button';
import { Figures } from '../../../ui/figures/figures';
import { IconUpload } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { type RunPlace, useApplyCardFileMutation } from '../api';
import styles from '../card-upload.module.css';
import { uploadHref } from '../upload-place';
import { MarkedFile } from './marked-file';
import { runFigures } from './run-figures';
import { RunShares } from './run-shares';

interface CheckedProps {
  at: RunPlace;
  run: ImportRunView;
  rows: ReactNode;
}

/** Shows the result of the check: figures, rows with errors, and the available actions. */
export function Checked({ at, run, rows }: CheckedProps) {
  const t = useTexts('card-upload');
  const good = run.fresh + run.updates;
  const time = formatDateTime(run.state_at);
  return (
    <>
      <Panel
        title={t('check.title')}
        aside={t('check.read', { count: run.rows, shown: formatNumber(run.rows), time })}
        isPadded={false}
      >
        <RunShares run={run} />
        <Figures figures={runFigures(run, t)} />
        {rows}
        <div className={styles.acts}>
          <Text size={13} tone="secondary">
            {run.faulty > 0 ? t('check.stays') : good > 0 ? t('check.allGood') : t('check.nothing')}
          </Text>
          <ButtonLink icon={IconUpload} to={uploadHref(at.company)}>
            {run.faulty > 0 ? t('check.uploadCorrected') : t('check.another')}
          </ButtonLink>
          {good > 0 && <Apply at={at} good={good} />}
        </div>
      </Panel>
      <MarkedFile at={at} run={run} />
    </>
  );
}

function Apply({ at, good }: { at: RunPlace; good: number }) {
  const t = useTexts('card-upload');
  const [apply] = useApplyCardFileMutation();
  const action = useAction({ send: () => apply(at), failed: t('check.applyFailed') });
  return (
    <Button tone="main" isBusy={action.isBusy} onClick={() => void action.run(undefined)}>
      {t('check.apply', { count: good, shown: formatNumber(good) })}
    </Button>
  );
}
