import { type CompanyAdminView, type CompanyView, screenPath } from '@setu/contract';
import { useNavigate } from 'react-router';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { Button } from '../../../ui/button/button';
import { IconTrash } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { useDeleteCompanyMutation } from '../api';

interface DeletePanelProps {
  company: CompanyView['company'];
  adminView: CompanyAdminView;
}

/** Deletes the company, unless it has open requests. */
export function DeletePanel({ company, adminView }: DeletePanelProps) {
  const t = useTexts('company-admin');
  const navigate = useNavigate();
  const [send] = useDeleteCompanyMutation();
  const name = companyName(company.short_name);
  const open = adminView.open_requests ?? 0;
  const remove = useAction({
    confirm: (_id: string) => ({
      title: t('delete.question', { name }),
      text: t('delete.consequence', { count: adminView.people }),
      action: t('delete.action'),
      isDanger: true,
    }),
    send: (id) => send(id),
    failed: t('delete.failed'),
    done: () => ({ title: t('delete.done', { name }) }),
    onDone: () => navigate(screenPath('admin_company_list_page')),
  });
  return (
    <Panel title={t('delete.title')}>
      <Stack gap={4}>
        <Text tone="secondary">{open > 0 ? t('delete.kept', { count: open }) : t('delete.text')}</Text>
        {open === 0 && (
          <Button
            isWide
            tone="danger"
            icon={IconTrash}
            isBusy={remove.isBusy}
            onClick={() => void remove.run(company.id)}
          >
            {t('delete.action')}
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
