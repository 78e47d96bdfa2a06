import type { CompanyType } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { type Action, useAction } from '../../../kit/action/use-action';
import { openModal } from '../../../ui/modal/modal-store';
import { useLazyListCompanyProfilesQuery } from '../api';

/** Opens the form of a company's user by id. */
export function useEditPerson(company: { id: string; type: CompanyType }): Action<string> {
  const t = useTexts('company-admin');
  const [load] = useLazyListCompanyProfilesQuery();
  return useAction({
    send: (_id: string) => load(company.id),
    failed: t('edit.notOpened'),
    onDone: async ({ list }, id) => {
      const person = list.find((one) => one.id === id);
      const { EditPersonModal } = await import('./edit-person-modal');
      if (person) await openModal(EditPersonModal, { person, company });
    },
  });
}
