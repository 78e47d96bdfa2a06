import { screenPath } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { IconInfoCircle } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Callout } from '../../../ui/panel/callout';
import { Panel } from '../../../ui/panel/panel';
import { ErasureSection } from '../../own-account/public';
import { SecondFactorPanel } from '../../second-factor/public';
import styles from '../password.module.css';
import { ChangeForm } from './change-form';
import { OwnDataPanel } from './own-data-panel';
import { SessionsPanel } from './sessions-panel';

/**
 * Shows the user's password and sessions. A user who acts for somebody else does not see that person's password form or
 * sessions.
 */
export function Component() {
  const t = useTexts('password');
  const isActing = Boolean(useUser()?.acting_as);
  return (
    <Page title={t('change.page')}>
      <PageHeader
        title={t('change.page')}
        back={<BackLink to={screenPath('my_profile_page')}>{t('change.back')}</BackLink>}
      />
      {isActing ? (
        <Callout icon={IconInfoCircle} title={t('acting.title')}>
          {t('acting.text')}
        </Callout>
      ) : (
        <div className={styles.columns}>
          <Stack gap={4}>
            <Panel title={t('change.title')}>
              <ChangeForm />
            </Panel>
            <SecondFactorPanel />
          </Stack>
          <Stack gap={4}>
            <SessionsPanel />
            <OwnDataPanel />
            <ErasureSection />
          </Stack>
        </div>
      )}
    </Page>
  );
}
