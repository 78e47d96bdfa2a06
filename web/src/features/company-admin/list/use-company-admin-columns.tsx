import { type CompanyAdminRowView, screenPath } from '@setu/contract';
import { useLocation } from 'react-router';
import { formatDate } from '../../../i18n/formats';
import { companyName, shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { MarkedCell, NumberCell } from '../../../ui/data-table/cells';
import type { Column } from '../../../ui/data-table/columns';
import { fromHere } from '../../../ui/page/back-link';
import { CompanyRequests, isPlain } from '../../company/public';
import { CompanyAdminState } from '../company-admin-state';

/** Returns the columns of companies of any type: type, numbers, manager, requests. A company with which something is wrong has a mark under its name. */
export function useCompanyAdminColumns(): Column<CompanyAdminRowView>[] {
  const t = useTexts('company-admin');
  const own = useTexts('company');
  const companyTexts = useTexts('companies');
  const location = useLocation();
  return [
    {
      id: 'name',
      title: companyTexts('list.columns.name'),
      sortKey: 'name',
      inCard: 'title',
      cell: ({ id, short_name: name, type, blacklisted, ...state }) => (
        <MarkedCell
          mark={
            (!isPlain(state, type) || blacklisted) && (
              <CompanyAdminState company={state} type={type} isHidden={blacklisted} />
            )
          }
        >
          <NumberCell to={screenPath('admin_company_page', { company: id })} state={fromHere(location)}>
            {name ? companyName(name) : t('nameless')}
          </NumberCell>
        </MarkedCell>
      ),
    },
    {
      id: 'type',
      title: t('list.type'),
      cell: ({ type }) => own(`type.${type}`),
    },
    { id: 'tax_number', title: t('list.number'), cell: ({ inn, pan }) => inn ?? pan },
    {
      id: 'registration_number',
      title: t('list.registrationNumber'),
      inCard: 'hidden',
      cell: ({ kpp, gstn }) => kpp ?? gstn,
    },
    {
      id: 'registration_date',
      title: own('facts.registration_date'),
      inCard: 'hidden',
      cell: ({ registration_date: day }) => day && <time dateTime={day}>{formatDate(day)}</time>,
    },
    {
      id: 'manager',
      title: companyTexts('list.columns.manager'),
      inCard: 'namedLine',
      sortKey: 'manager',
      cell: ({ broker_manager: manager }) => manager && shortName(manager),
    },
    {
      id: 'requests',
      title: companyTexts('list.columns.requests'),
      inCard: 'namedLine',
      width: '150px',
      // A broker handles the requests of others.
      cell: ({ requests, type }) => (requests && type !== 'broker' ? <CompanyRequests of={requests} /> : null),
    },
    {
      id: 'created',
      title: companyTexts('list.columns.created'),
      inCard: 'namedLine',
      sortKey: 'created_at',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
    },
  ];
}
