import { companyListCodec, screenPath } from '@setu/contract';
import { useParams } from 'react-router';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { ListPage } from '../../../kit/list-page/list-page';
import { listSource } from '../../../kit/list-page/list-source';
import { hasPermission } from '../../../session/access';
import { useUser } from '../../../session/use-session';
import { ButtonLink } from '../../../ui/button/button';
import { IconPlus } from '../../../ui/icon/icons';
import { useListQuery } from '../../../ui/list-page/use-list-query';
import { BackLink } from '../../../ui/page/back-link';
import { EmptyState } from '../../../ui/states/states';
import { useListCompaniesQuery } from '../api';
import { useCompanyColumns } from './use-company-columns';
import { useCompanyFilters } from './use-company-filters';

/**
 * Shows the list of suppliers or customers. Each type has its own React key, so that the state of one list does not
 * carry over to the other.
 */
export function Component() {
  const { type = '' } = useParams();
  return <CompanyList key={type} type={type === 'customer' ? 'customer' : 'supplier'} requestedType={type} />;
}

interface CompanyListProps {
  type: 'supplier' | 'customer';
  /** The type in the address. An unknown type has no list. */
  requestedType: string;
}

function CompanyList({ type, requestedType }: CompanyListProps) {
  const t = useTexts('companies');
  const place = useListQuery(companyListCodec);
  const found = useListCompaniesQuery({ type: requestedType, search: place[1].search });
  const { data } = found;
  const mayCreate = hasPermission(useUser(), 'supplier_create') && type === 'supplier';
  const columns = useCompanyColumns(type);
  const filters = useCompanyFilters({ type, managers: data?.managers, industries: data?.all_industries });
  return (
    <ListPage
      title={t(`list.${type}.title`)}
      actions={
        mayCreate && (
          <ButtonLink tone="main" icon={IconPlus} to={screenPath('supplier_create_page')}>
            {t('list.supplier.create')}
          </ButtonLink>
        )
      }
      back={<BackLink to={screenPath('my_account_page')}>{t('list.back')}</BackLink>}
      place={place}
      source={listSource(found, ({ list: rows, total }) => ({ rows, total }))}
      filters={filters}
      table={{
        columns,
        ownSort: { key: 'created_at', direction: 'desc' },
        savedAs: `companies-${type}`,
        rowId: ({ id }) => id,
        rowName: ({ short_name: name }) => (name ? companyName(name) : t('list.nameless')),
        rowHref: ({ id }) => screenPath('company_page', { company: id }),
      }}
      nothing={<EmptyState title={t(`list.${type}.emptyTitle`)}>{t(`list.${type}.emptyText`)}</EmptyState>}
    />
  );
}
