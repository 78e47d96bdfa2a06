import { screenPath } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { useHasScreen } from '../../session/screens';
import { useUser } from '../../session/use-session';
import { Button, ButtonLink } from '../../ui/button/button';
import { IconCircleCheck, IconClock, IconInfoCircle, IconRefresh } from '../../ui/icon/icons';
import { Stack } from '../../ui/layout/layout';
import { useIsPhone } from '../../ui/media/use-is-phone';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { Callout } from '../../ui/panel/callout';
import { Panel } from '../../ui/panel/panel';
import { StatusChip } from '../../ui/status/status-chip';
import { useGetDiagnosticsQuery } from './api';
import { browserName } from './browser-name';
import { PluginLinks } from './plugin-links';
import styles from './signing.module.css';
import { useSigners } from './use-signers';

type Outcome = 'good' | 'bad' | 'waits' | 'unknown' | 'unneeded';

const looks = {
  good: { tone: 'success', icon: IconCircleCheck },
  bad: { tone: 'danger', icon: IconInfoCircle },
  waits: { tone: 'neutral', icon: IconClock },
  unknown: { tone: 'neutral', icon: IconClock },
  unneeded: { tone: 'neutral', icon: IconInfoCircle },
} as const;

/** Checks whether this browser can sign. Shows what was checked, the results, and what to fix. */
export function Component() {
  const t = useTexts('signing');
  const { data } = useGetDiagnosticsQuery();
  const isPhone = useIsPhone();
  const user = useUser();
  const canSign = useHasScreen()('regulation_sign') && user !== null;
  const { found, again } = useSigners(undefined);
  const plugin = found?.signers.find(({ kind }) => kind === 'plugin');
  const isDemo = data?.demo_signer === true;
  const missing: Outcome = isDemo ? 'unneeded' : 'bad';
  const of = (isGood: boolean): Outcome => (found === undefined ? 'waits' : isGood ? 'good' : missing);
  const certificates = plugin?.certificates.length ?? 0;
  const checks: { id: 'browser' | 'plugin' | 'certificates'; outcome: Outcome }[] = [
    { id: 'browser', outcome: window.isSecureContext && 'subtle' in crypto ? 'good' : 'bad' },
    { id: 'plugin', outcome: of(plugin !== undefined) },
    { id: 'certificates', outcome: found && !plugin && !isDemo ? 'unknown' : of(certificates > 0) },
  ];
  const onward = (canSign || user === null) && (
    <ButtonLink tone="main" to={screenPath(user ? 'regulation_sign' : 'fos_user_registration_register')}>
      {t(user ? 'diagnostics.toSign' : 'diagnostics.toRegister')}
    </ButtonLink>
  );
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
      <Stack gap={4}>
        {isDemo && (
          <Callout icon={IconInfoCircle} title={t('diagnostics.demoTitle')} action={onward}>
            {t('diagnostics.demo')}
          </Callout>
        )}
        {isPhone && !isDemo && <Callout title={t('choice.computer')}>{t('diagnostics.onComputer')}</Callout>}
        <Panel title={t('diagnostics.checks')}>
          <ul className={styles.checks} aria-live="polite">
            {checks.map(({ id, outcome }) => (
              <li key={id}>
                <div className={styles.check}>
                  <b>{t(`diagnostics.${id}.name`)}</b>
                  <StatusChip {...looks[outcome]}>{t(`diagnostics.outcome.${outcome}`)}</StatusChip>
                </div>
                {id === 'browser' && outcome === 'good' && <p>{browserName(navigator.userAgent)}</p>}
                {outcome === 'bad' && <p>{t(`diagnostics.${id}.fix`)}</p>}
                {id === 'plugin' && outcome === 'bad' && <PluginLinks />}
                {outcome === 'unknown' && <p>{t('diagnostics.pluginFirst')}</p>}
              </li>
            ))}
          </ul>
        </Panel>
        {!isDemo && onward && <div>{onward}</div>}
      </Stack>
    </Page>
  );
}
