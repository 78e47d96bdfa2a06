import { companyAdminListCodec, screenPath } from '@setu/contract';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { BackLink } from '../../../ui/page/back-link';
import { EmptyState } from '../../../ui/states/states';
import { useListAllCompaniesQuery } from '../api';
import { useCompanyAdminColumns } from './use-company-admin-columns';

const types = ['customer', 'supplier', 'broker'] as const;

/** Lists all companies for admins. */
export function CompanyAdminListPage() {
  const t = useTexts('company-admin');
  const own = useTexts('company');
  const companies = useTexts('companies');
  const place = useListQuery(companyAdminListCodec);
  const found = useListAllCompaniesQuery(place[1].search);
  const columns = useCompanyAdminColumns();
  return (
    <ListPage
      title={t('title')}
      back={<BackLink to={screenPath('my_account_page')}>{t('list.back')}</BackLink>}
      place={place}
      source={listSource(found, ({ list: rows, total }) => ({ rows, total }))}
      filters={[
        { kind: 'search', name: 'search', label: t('list.search'), placeholder: t('list.placeholder') },
        {
          kind: 'choice',
          name: 'type',
          label: t('list.type'),
          options: types.map((type) => ({ value: type, label: own(`type.${type}`) })),
          unknown: t('list.unknown'),
        },
        {
          kind: 'choice',
          name: 'state',
          label: companies('list.filters.state'),
          options: (['unsigned', 'locked'] as const).map((value) => ({ value, label: companies(`state.${value}`) })),
          unknown: t('list.unknown'),
        },
      ]}
      table={{
        columns,
        ownSort: { key: 'created_at', direction: 'desc' },
        savedAs: 'admin-companies',
        rowId: ({ id }) => id,
        rowName: ({ short_name: name }) => (name ? companyName(name) : t('nameless')),
        rowHref: ({ id }) => screenPath('admin_company_page', { company: id }),
      }}
      nothing={<EmptyState title={t('list.empty')} />}
    />
  );
}
