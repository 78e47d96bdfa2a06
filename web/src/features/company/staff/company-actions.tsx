import type { CompanyView } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { IconLock, IconUserCheck } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { useSetCompanyLockMutation } from './staff-api';
import { useAssignCompany } from './use-assign-company';

type Company = CompanyView['company'];

/** Shows the actions that staff can take on a company: assign another manager, lock, unlock. */
export function CompanyActions({ view: { company, permissions } }: { view: CompanyView }) {
  const mayGive = permissions.includes('manager_change');
  const mayLock = permissions.includes('lock');
  if (!mayGive && !mayLock) return null;
  return (
    <Stack gap={2}>
      {mayGive && <GiveButton company={company} />}
      {mayLock && <LockButton company={company} />}
    </Stack>
  );
}

function GiveButton({ company }: { company: Company }) {
  const t = useTexts('companies');
  const give = useAssignCompany();
  return (
    <Button isWide icon={IconUserCheck} isBusy={give.isBusy} onClick={() => void give.run(company)}>
      {t(company.broker_manager ? 'give.change' : 'give.set')}
    </Button>
  );
}

function LockButton({ company }: { company: Company }) {
  const t = useTexts('companies');
  const [set] = useSetCompanyLockMutation();
  const does = company.active ? 'lock' : 'unlock';
  const name = companyName(company.short_name);
  const lock = useAction({
    confirm: (_id: string) => ({
      title: t(`${does}.question`, { name }),
      text: t(`${does}.consequence`),
      action: t(`${does}.action`),
      isDanger: company.active,
    }),
    send: (id) => set({ id, unlock: !company.active }),
    failed: t(`${does}.failed`),
    done: () => ({ title: t(`${does}.done`, { name }) }),
  });
  return (
    <Button
      isWide
      tone={company.active ? 'danger' : 'line'}
      icon={IconLock}
      isBusy={lock.isBusy}
      onClick={() => void lock.run(company.id)}
    >
      {t(`${does}.action`)}
    </Button>
  );
}
