import { type RegulationSignView, type RegulationView, screenPath } from '@setu/contract';
import { formatDate, formatDateTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useDownload } from '../../kit/report-page/use-download';
import { Button } from '../../ui/button/button';
import { IconDownload } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';

/**
 * Explains what has changed since the company's last signature: the version, its start date, and how long the previous
 * one is sufficient.
 */
export function RenewCallout({ view, regulation }: { view: RegulationSignView; regulation: RegulationView }) {
  const t = useTexts('signing');
  const { start, state } = useDownload();
  const { signed_before: before, lapses_at: lapsesAt } = view;
  const now = { number: regulation.number, from: formatDate(regulation.effective_from) };
  const evidence = { path: `${screenPath('regulation_sign')}/evidence`, fallbackName: 'signature.zip' };
  return (
    <Callout
      tone="spark"
      title={t('renew.title')}
      role="status"
      action={
        view.signature_before && (
          <Button icon={IconDownload} isBusy={state.phase === 'running'} onClick={() => void start(evidence)}>
            {t('renew.evidence')}
          </Button>
        )
      }
    >
      {before
        ? t('renew.changed', { ...now, before: before.number, beforeFrom: formatDate(before.effective_from) })
        : t('renew.joined', now)}{' '}
      {lapsesAt === null ? t('renew.closed') : t('renew.until', { at: formatDateTime(lapsesAt) })}
    </Callout>
  );
}
