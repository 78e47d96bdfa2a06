import { type OwnCompanyView, screenPath } from '@setu/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toProblem } from '../../../api/problem';
import { SectionedForm } from '../../../forms/sections/sectioned-form';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useUser } from '../../../session/use-session';
import { Stack } from '../../../ui/layout/layout';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { notify } from '../../../ui/toast/toast-store';
import { ChangeHistory } from './change-history';
import { type EditValues, shownPath, wireCompany } from './edit-values';
import { OthersChanges } from './others-changes';
import { useLazyGetOwnCompanyQuery, useSaveOwnCompanyMutation } from './own-company-api';
import { useEditSections } from './use-edit-sections';

interface EditFormProps {
  opened: OwnCompanyView;
  onReopen: (view: OwnCompanyView) => void;
}

/**
 * Edits the user's own company. A concurrent change by another user is reported, and does not overwrite typed values.
 */
export function EditForm({ opened: initial, onReopen }: EditFormProps) {
  const t = useTexts('companies');
  const user = useUser();
  const navigate = useNavigate();
  const [opened] = useState(initial);
  const [now, setNow] = useState<OwnCompanyView>();
  const sections = useEditSections(opened);
  const [save] = useSaveOwnCompanyMutation();
  const [reload] = useLazyGetOwnCompanyQuery();
  const id = user?.company.id ?? '';
  const home = screenPath('my_account_page');

  const handleSave = async (all: object) => {
    const values = all as EditValues;
    const version = (now ?? opened).version;
    const { error } = await save({ id, input: { company: wireCompany(values), version } });
    if (error !== undefined) {
      const problem = toProblem(error);
      if (problem.kind === 'conflict') {
        const { data } = await reload(undefined, false);
        if (data) setNow(data);
      }
      const shown = (fieldErrors: Record<string, string> | null | undefined) =>
        fieldErrors &&
        Object.fromEntries(Object.entries(fieldErrors).map(([path, text]) => [shownPath(path, values), text]));
      return { ...problem, fields: shown(problem.fields), codes: shown(problem.codes) };
    }
    notify({ kind: 'success', title: t('edit.saved') });
    await navigate(home, { state: { saved: true } });
  };

  return (
    <Page title={t('edit.title')}>
      <PageHeader
        back={<BackLink to={home}>{t('list.back')}</BackLink>}
        title={t('edit.title')}
        meta={[{ text: companyName(opened.company.short_name) }]}
      />
      <Stack gap={4}>
        {now && <OthersChanges now={now} since={opened.version} onTake={() => onReopen(now)} />}
        <SectionedForm
          sections={sections}
          saves="changes"
          cancelTo={home}
          action={t('edit.save')}
          onSave={handleSave}
          aside={<ChangeHistory changes={(now ?? opened).changes} />}
        />
      </Stack>
    </Page>
  );
}
