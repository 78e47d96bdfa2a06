import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { Button } from '../../ui/button/button';
import { IconCircleCheck, IconClock, IconInfoCircle, IconRefresh } from '../../ui/icon/icons';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Panel } from '../../ui/panel/panel';
import { StatusChip } from '../../ui/status/status-chip';
import { useGetDiagnosticsQuery } from './api';
import styles from './signing.module.css';
import { useSigners } from './use-signers';

type Outcome = 'good' | 'bad' | 'waits' | 'unknown';

const looks = {
  good: { tone: 'success', icon: IconCircleCheck },
  bad: { tone: 'danger', icon: IconInfoCircle },
  waits: { tone: 'neutral', icon: IconClock },
  unknown: { tone: 'neutral', icon: IconClock },
} as const;

/** Checks whether this browser can sign. Shows what was checked, the results, and what to fix. */
export function Component() {
  const t = useTexts('signing');
  const { data } = useGetDiagnosticsQuery();
  const isPhone = useIsPhone();
  const { found, again } = useSigners(undefined);
  const plugin = found?.signers.find(({ kind }) => kind === 'plugin');
  const of = (isGood: boolean): Outcome => (found === undefined ? 'waits' : isGood ? 'good' : 'bad');
  const certificates = plugin?.certificates.length ?? 0;
  const checks: { id: 'browser' | 'plugin' | 'certificates'; outcome: Outcome }[] = [
    { id: 'browser', outcome: window.isSecureContext && 'subtle' in crypto ? 'good' : 'bad' },
    { id: 'plugin', outcome: of(plugin !== undefined) },
    { id: 'certificates', outcome: found && !plugin ? 'unknown' : of(certificates > 0) },
  ];
  return (
    <Page title={t('diagnostics.title')}>
      <Breadcrumbs crumbs={[{ label: t('crumbs.home'), to: screenPath('index') }, { label: t('diagnostics.title') }]} />
      <PageHeader
        title={t('diagnostics.title')}
        meta={[{ text: t('diagnostics.lead') }]}
        actions={
          <Button icon={IconRefresh} onClick={again} isBusy={found === undefined}>
            {t('diagnostics.again')}
          </Button>
        }
      />
      {data?.demo_signer && <p className={styles.demoNote}>{t('diagnostics.demo')}</p>}
      <Panel title={t('diagnostics.checks')}>
        <ul className={styles.checks} aria-live="polite">
          {checks.map(({ id, outcome }) => (
            <li key={id}>
              <div className={styles.check}>
                <b>{t(`diagnostics.${id}.name`)}</b>
                <StatusChip {...looks[outcome]}>{t(`diagnostics.outcome.${outcome}`)}</StatusChip>
              </div>
              {outcome === 'bad' && <p>{t(`diagnostics.${id}.fix`)}</p>}
              {outcome === 'bad' && id === 'plugin' && isPhone && <p>{t('choice.computer')}</p>}
              {outcome === 'unknown' && <p>{t('diagnostics.pluginFirst')}</p>}
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}
