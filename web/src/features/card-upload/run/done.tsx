import { type ImportRunView, screenPath } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatDateTime, formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { ButtonLink } from '../../../ui/button/button';
import { IconUpload } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { type Fact, FactsList } from '../../../ui/panel/facts-list';
import { Panel } from '../../../ui/panel/panel';
import { markedAddress } from '../addresses';
import type { RunPlace } from '../api';
import { SaveButton } from '../save-button';
import { uploadHref } from '../upload-place';

interface DoneProps {
  at: RunPlace;
  run: ImportRunView;
  rows: ReactNode;
}

/** Shows a finished run: what was sent to review, what was left out, and the next actions. */
export function Done({ at, run, rows }: DoneProps) {
  const t = useTexts('card-upload');
  const { stored, faulty } = run;
  const hasStopped = run.state === 'stopped';
  const title = stored > 0 ? t('done.title', { count: stored, shown: formatNumber(stored) }) : t('done.none');
  return (
    <>
      <Panel title={<span role="status">{title}</span>} aside={formatDateTime(run.state_at)}>
        <Stack gap={4}>
          {hasStopped && (
            <div>
              <Text isStrong>{t('done.stoppedTitle')}</Text>
              <Text tone="secondary">{t('done.stopped')}</Text>
            </div>
          )}
          <FactsList facts={useDoneFacts(run)} />
          <Row gap={3}>
            <ButtonLink tone="main" to={screenPath('company_catalog_page', { company: at.company })}>
              {t('done.open')}
            </ButtonLink>
            <ButtonLink icon={IconUpload} to={uploadHref(at.company)}>
              {t('check.another')}
            </ButtonLink>
            {faulty > 0 && run.has_marked_file && (
              <SaveButton tone="quiet" path={markedAddress(at)} fallbackName={t('marked.fallback')}>
                {t('done.faulty', { count: faulty, shown: formatNumber(faulty) })}
              </SaveButton>
            )}
          </Row>
        </Stack>
      </Panel>
      <Panel isPadded={false}>{rows}</Panel>
    </>
  );
}

/** Returns the figures of a finished run. For a stopped run, it is not known which rows were new. */
function useDoneFacts({ state, fresh, updates, faulty, unchanged }: ImportRunView): Fact[] {
  const t = useTexts('card-upload');
  const isApplied = state === 'applied';
  return [
    {
      label: t('done.review'),
      value: isApplied && fresh > 0 && t('done.reviewNew', { count: fresh, shown: formatNumber(fresh) }),
    },
    {
      label: t('done.versions'),
      value: isApplied && updates > 0 && t('done.versionsOld', { shown: formatNumber(updates) }),
    },
    { label: t('done.unchanged'), value: unchanged > 0 && formatNumber(unchanged) },
    { label: t('done.left'), value: faulty > 0 && t('done.leftRows', { count: faulty, shown: formatNumber(faulty) }) },
  ];
}
