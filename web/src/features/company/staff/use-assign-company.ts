import type { CarriedView, CompanyView } from '@setu/contract';
import { companyName, fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import { openActionModal } from '../../../kit/action-modal/open-action-modal';
import { notify } from '../../../ui/toast/toast-store';
import { useLazyListCompanyLoadsQuery, useSetCompanyManagerMutation } from './staff-api';

type Company = Pick<CompanyView['company'], 'id' | 'short_name' | 'broker_manager'>;

/** Asks for a manager and assigns a company to them. */
export function useAssignCompany(): Action<Company> {
  const t = useTexts('companies');
  const [loadWorkloads] = useLazyListCompanyLoadsQuery();
  const [give] = useSetCompanyManagerMutation();
  const carried = ({ manager, open }: CarriedView): string => `${fullName(manager)} · ${t('give.carries', { open })}`;

  const choose = async (company: Company, loads: readonly CarriedView[]): Promise<void> => {
    const others = loads.filter(({ manager }) => manager.id !== company.broker_manager?.id);
    const isAssigned = await openActionModal({
      texts: {
        question: t('give.question', { name: companyName(company.short_name) }),
        consequence: t('give.consequence'),
        action: t('give.action'),
        keep: t('give.keep'),
        failed: t('give.failed'),
      },
      fields: [
        {
          kind: 'choice',
          name: 'userId',
          label: t('list.columns.manager'),
          isRequired: true,
          options: others.map((load) => ({ value: load.manager.id, label: carried(load) })),
        },
      ],
      schema: () => import('./assign-schema').then(({ giveSchema }) => giveSchema),
      send: ({ userId }) => give({ id: company.id, userId: String(userId) }),
      // A concurrent change is overwritten, so there is no conflict to explain.
      restate: async () => ({ title: t('give.failed'), text: '', rows: [] }),
    });
    if (isAssigned) notify({ kind: 'success', title: t('give.done') });
  };

  return useAction({
    send: (_company: Company) => loadWorkloads(),
    failed: t('give.failed'),
    onDone: (loads, company) => choose(company, loads),
  });
}
