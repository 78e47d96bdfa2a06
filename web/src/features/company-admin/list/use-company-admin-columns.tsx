import { type CompanyAdminRowView, screenPath } from '@setu/contract';
import { useLocation } from 'react-router';
import { formatDate } from '../../../i18n/formats';
import { companyName, shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { MarkedCell, NumberCell, TwoLines } from '../../../ui/data-table/cells';
import type { Column } from '../../../ui/data-table/columns';
import { DotLine } from '../../../ui/layout/dot-line';
import { fromHere } from '../../../ui/page/back-link';
import { CompanyRequests, isPlain } from '../../company/public';
import { CompanyAdminState } from '../company-admin-state';

/** A Russian company has the first two, an Indian one the others. */
const numberKinds = ['inn', 'kpp', 'pan', 'gstn'] as const;

/** Returns the columns of companies of any type: type with business type, numbers, manager, requests. A company with which something is wrong has a mark under its name. */
export function useCompanyAdminColumns(): Column<CompanyAdminRowView>[] {
  const t = useTexts('company-admin');
  const own = useTexts('company');
  const statusTexts = useTexts('statuses');
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
      cell: ({ type, business_type: business }) => (
        <TwoLines
          title={own(`type.${type}`)}
          note={business && business !== 'any' && statusTexts(`businessType.${business}`)}
        />
      ),
    },
    {
      id: 'tax_number',
      title: t('list.numbers'),
      inCard: 'subtitle',
      cell: (company) => {
        const known = numberKinds.filter((kind) => company[kind]);
        if (known.length === 0) return null;
        return <DotLine>{known.map((kind) => t(`list.${kind}`, { number: company[kind] ?? '' }))}</DotLine>;
      },
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
      sortKey: 'manager',
      cell: ({ broker_manager: manager }) => manager && shortName(manager),
    },
    {
      id: 'requests',
      title: companyTexts('list.columns.requests'),
      inCard: 'named',
      width: '150px',
      // A broker handles the requests of others.
      cell: ({ requests, type }) => (requests && type !== 'broker' ? <CompanyRequests of={requests} /> : null),
    },
    {
      id: 'created',
      title: companyTexts('list.columns.created'),
      inCard: 'named',
      sortKey: 'created_at',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
    },
  ];
}
