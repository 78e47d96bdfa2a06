import { type SupplierFormView, screenPath } from '@setu/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem } from '../../../api/problem';
import { createSectionStore } from '../../../forms/sections/section-store';
import { SectionedForm } from '../../../forms/sections/sectioned-form';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { notify } from '../../../ui/toast/toast-store';
import { forgetSupplier, storedSupplier, useStoredSupplier } from './stored-supplier';
import { type SupplierValues, supplierValues } from './supplier-values';
import { useSaveSupplier } from './use-save-supplier';
import { useSupplierSections } from './use-supplier-sections';

interface SupplierFormProps {
  view: SupplierFormView;
  /** Absent if a new one is created. */
  companyId?: string;
}

/** Returns the page from which the form was opened: the application, the company's page, or the list of suppliers. */
function placeBehind({ application }: SupplierFormView, companyId: string | undefined): string {
  if (companyId) return screenPath('company_page', { company: companyId });
  if (application) return screenPath('supplier_application_page', { application: application.id });
  return screenPath('company_list_page', { type: 'supplier' });
}

/** Edits the data of a supplier: a new one, filled from its application, or an existing one. */
export function SupplierForm({ view, companyId }: SupplierFormProps) {
  const t = useTexts('applications');
  const navigate = useNavigate();
  const user = useUser();
  const isNew = companyId === undefined;
  // Values typed into the form of an application are not stored, because that form always starts with the application's
  // data.
  const isStored = isNew && view.application === null;
  const [initial] = useState<SupplierValues>(() => ({
    ...supplierValues(view),
    ...(isStored ? storedSupplier() : {}),
  }));
  const [store] = useState(() => createSectionStore([initial]));
  useStoredSupplier(store, isStored);
  const isForBroker = user?.company.type === 'broker';
  const sections = useSupplierSections({ view, initial, isNew, isForBroker });
  const save = useSaveSupplier({ view, companyId });
  const behind = placeBehind(view, companyId);
  const name = view.company && companyName(view.company.short_name);
  const title = t(isNew ? 'supplier.new' : 'supplier.edit');

  const handleSave = async (values: object) => {
    const outcome = await save(values as SupplierValues);
    if (isProblem(outcome)) return outcome;
    if (isStored) forgetSupplier();
    const { email, invite } = values as SupplierValues;
    const text = isNew && invite ? t('supplier.invited', { email }) : undefined;
    notify({ kind: 'success', title: t(isNew ? 'supplier.made' : 'supplier.saved'), text });
    await navigate(screenPath('company_page', { company: outcome }), { state: { saved: true } });
  };
  const about = view.application ? t('supplier.ofApplication', { number: view.application.numeric_hash }) : name;
  return (
    <Page title={title}>
      <PageHeader
        back={<BackLink to={behind}>{about ?? t('supplier.back')}</BackLink>}
        title={title}
        meta={isNew ? [{ text: t('supplier.lead') }] : name ? [{ text: name }] : []}
      />
      <SectionedForm
        sections={sections}
        store={store}
        action={t(isNew ? 'supplier.create' : 'supplier.save')}
        onSave={handleSave}
        state={isStored ? t('form.kept') : undefined}
        saves={isNew ? 'new' : 'changes'}
        cancelTo={behind}
        keepsDraft={isStored}
        isStepped
      />
    </Page>
  );
}
