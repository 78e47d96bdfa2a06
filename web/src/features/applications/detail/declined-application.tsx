import { type ApplicationView, screenPath } from '@setu/contract';
import { formatDate } from '../../../i18n/formats';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { IconBan, IconBuildingStore } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { RowMenu } from '../../../ui/menu/row-menu';
import { Callout } from '../../../ui/panel/callout';
import { isDeclined } from '../application-chip';
import styles from './application.module.css';

/** Shows why the application was declined, by whom and when. */
export function DeclinedNote({ view: { application, log } }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const end = log.find(({ kind, to }) => kind === 'moved' && to === 'completed');
  const name = end?.by && fullName(end.by);
  return (
    <Callout icon={IconBan} title={t('refused.title')}>
      <Text className={styles.prose}>{application.reject_comment}</Text>
      {end && name && (
        <Text size={13} tone="secondary">
          {t('refused.by', { name, date: formatDate(end.at) })}
        </Text>
      )}
    </Callout>
  );
}

/** Shows the menu of a declined application: its supplier can still be created. */
export function DeclinedMenu({ view }: { view: ApplicationView }) {
  const t = useTexts('applications');
  const user = useUser();
  if (!isDeclined(view) || !hasPermission(user, 'supplier_create')) return null;
  const to = screenPath('supplier_create_page', { 'supp-app-id': view.application.id });
  return (
    <RowMenu
      label={t('refused.more')}
      items={[{ id: 'create', label: t('made.create'), icon: IconBuildingStore, to }]}
    />
  );
}
