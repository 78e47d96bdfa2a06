import type { ApplicationView } from '@setu/contract';
import { formatDateTime } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { Button } from '../../../ui/button/button';
import { IconUserCheck } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { Person } from '../../../ui/person/person';
import { RejectPanel } from './reject-panel';
import { SimilarPanel } from './similar-panel';
import { useAssignApplication } from './use-assign-application';

/** Shows the application's manager, similar companies and the rejection. */
export function ApplicationSide({ view }: { view: ApplicationView }) {
  return (
    <Stack gap={4}>
      <ManagerPanel view={view} />
      <SimilarPanel similar={view.similar} />
      <RejectPanel view={view} />
    </Stack>
  );
}

function ManagerPanel({ view: { application, permissions, managers } }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const me = useUser();
  const give = useAssignApplication(application, managers);
  const { broker_manager: manager, in_work_at: at } = application;
  const mayGive = permissions.includes('manager_change');
  // The start of the review assigns a new application, so it has one button for both.
  const mayTake = application.status === 'in_work' && !mayGive && manager === null && me !== null;
  return (
    <Panel title={t('manager.title')}>
      <Stack gap={4}>
        {manager ? (
          <Person name={fullName(manager)} note={at && t('manager.since', { date: formatDateTime(at) })} />
        ) : (
          <Text tone="secondary">{t('manager.nobody')}</Text>
        )}
        {mayGive && (
          <Button isWide icon={IconUserCheck} hasPopup="dialog" onClick={() => void give.choose()}>
            {t(manager ? 'manager.change' : 'manager.set')}
          </Button>
        )}
        {mayTake && (
          <Button isWide icon={IconUserCheck} isBusy={give.take.isBusy} onClick={() => void give.take.run(me.id)}>
            {t('manager.take')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
