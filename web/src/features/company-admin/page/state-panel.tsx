import type { CompanyAdminView, CompanyView } from '@setu/contract';
import { Suspense } from 'react';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { Icon, type IconComponent } from '../../../ui/icon/icon';
import { IconBan, IconClipboardList, IconEye, IconFileText, IconLogout, IconMailOff } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { CompanyActions } from '../../company/public';
import { useSetCompanyBlacklistedMutation } from '../api';
import styles from '../company-admin.module.css';

interface StatePanelProps {
  view: CompanyView;
  adminView: CompanyAdminView;
}

/** Shows whether the company is active and visible, the effects of locking it, and the buttons for both. */
export function StatePanel({ view, adminView }: StatePanelProps) {
  const t = useTexts('company-admin');
  const { active } = view.company;
  return (
    <Panel title={t('state.title')}>
      <Stack gap={4}>
        {active ? <Consequences adminView={adminView} /> : <Text tone="secondary">{t('state.locked')}</Text>}
        <Suspense fallback={<Skeleton height="80px" />}>
          <CompanyActions view={view} />
        </Suspense>
        <BlacklistButton company={view.company} isHidden={adminView.blacklisted} />
      </Stack>
    </Panel>
  );
}

function Consequences({ adminView }: { adminView: CompanyAdminView }) {
  const t = useTexts('company-admin');
  const lines: { id: string; icon: IconComponent; text: string }[] = [
    { id: 'people', icon: IconLogout, text: t('state.people', { count: adminView.active_people }) },
    ...(adminView.open_requests === null
      ? []
      : [{ id: 'requests', icon: IconClipboardList, text: t('state.requests', { count: adminView.open_requests }) }]),
    { id: 'invites', icon: IconMailOff, text: t('state.invites', { count: adminView.open_invites }) },
    { id: 'kept', icon: IconFileText, text: t('state.kept') },
  ];
  return (
    <div>
      <Text isStrong>{t('state.ifLocked')}</Text>
      <ul className={styles.lines}>
        {lines.map(({ id, icon, text }) => (
          <li key={id}>
            <Icon of={icon} size={16} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function BlacklistButton({ company, isHidden }: { company: CompanyView['company']; isHidden: boolean }) {
  const t = useTexts('company-admin');
  const [set] = useSetCompanyBlacklistedMutation();
  const does = isHidden ? 'show' : 'hide';
  const name = companyName(company.short_name);
  // Only suppliers have products.
  const consequence = t(company.type === 'supplier' ? `${does}.consequence` : `${does}.consequenceOfCustomer`);
  const toggle = useAction({
    confirm: (_id: string) => ({
      title: t(`${does}.question`, { name }),
      text: consequence,
      action: t(`${does}.action`),
      isDanger: !isHidden,
    }),
    send: (id) => set({ id, type: isHidden ? 'remove' : 'add' }),
    failed: t(`${does}.failed`),
    done: () => ({ title: t(`${does}.done`, { name }) }),
  });
  return (
    <Stack gap={2}>
      {!isHidden && <Text isStrong>{t('hide.heading')}</Text>}
      <Text tone="secondary">{consequence}</Text>
      <Button
        isWide
        tone={isHidden ? 'line' : 'danger'}
        icon={isHidden ? IconEye : IconBan}
        isBusy={toggle.isBusy}
        onClick={() => void toggle.run(company.id)}
      >
        {t(`${does}.action`)}
      </Button>
    </Stack>
  );
}
