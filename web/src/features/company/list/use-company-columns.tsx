import { type CompanyRowView, screenPath } from '@setu/contract';
import { useLocation } from 'react-router';
import { formatDate } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { companyName, shortName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { nameList } from '../../../i18n/within-sentence';
import { MarkedCell, NumberCell } from '../../../ui/data-table/cells';
import type { Column } from '../../../ui/data-table/columns';
import { IconCategory, IconPencil } from '../../../ui/icon/icons';
import { Text } from '../../../ui/layout/text';
import { RowMenu } from '../../../ui/menu/row-menu';
import { fromHere } from '../../../ui/page/back-link';
import { CompanyRequests } from '../staff/company-requests';
import { CompanyState, isPlain } from '../staff/company-state';

/** Names the first industry and counts the rest, so that a row keeps its height. */
function Industries({ names }: { names: string[] }) {
  const t = useTexts('companies');
  const count = names.length - 1;
  return (
    <span title={count > 0 ? nameList(names) : undefined}>
      {names[0]}
      {count > 0 && ` ${t('list.moreIndustries', { count })}`}
    </span>
  );
}

/** Returns the columns of the broker's list from left to right. */
export function useCompanyColumns(type: 'supplier' | 'customer'): Column<CompanyRowView>[] {
  const t = useTexts('companies');
  const own = useTexts('company');
  const supplierTexts = useTexts('supplier-fields');
  const statusTexts = useTexts('statuses');
  const location = useLocation();
  const ofSuppliers: Column<CompanyRowView>[] = [
    {
      id: 'business_type',
      title: own('facts.business_type'),
      inCard: 'hidden',
      sortKey: 'business_type',
      cell: ({ business_type: business }) =>
        business && business !== 'any' ? statusTexts(`businessType.${business}`) : null,
      width: '150px',
    },
    {
      id: 'industries',
      title: own('facts.industries'),
      inCard: 'hidden',
      cell: ({ industries }) =>
        industries.length > 0 ? <Industries names={industries.map(({ name }) => name)} /> : null,
      width: '20%',
    },
  ];
  const menu: Column<CompanyRowView> = {
    id: 'menu',
    title: t('list.columns.menu'),
    isActions: true,
    width: '44px',
    cell: ({ id, short_name: name, permissions }) => (
      <RowMenu
        label={t('list.columns.menuOf', { name: name ? companyName(name) : t('list.nameless') })}
        items={[
          {
            ...{ id: 'catalogue', label: t('list.columns.catalogue'), icon: IconCategory },
            to: screenPath('company_catalog_page', { company: id }),
          },
          ...(permissions.includes('edit')
            ? [
                {
                  ...{ id: 'edit', label: t('list.columns.edit'), icon: IconPencil },
                  to: screenPath('supplier_edit_for_broker_page', { company: id }),
                },
              ]
            : []),
        ]}
      />
    ),
  };
  return [
    {
      id: 'name',
      title: t('list.columns.name'),
      sortKey: 'name',
      inCard: 'title',
      cell: ({ id, short_name: name, ...state }) => (
        // Nearly all companies work, so only the others have a mark.
        <MarkedCell mark={!isPlain(state, type) && <CompanyState company={state} type={type} />}>
          <NumberCell to={screenPath('company_page', { company: id })} state={fromHere(location)}>
            {name ? companyName(name) : t('list.nameless')}
          </NumberCell>
        </MarkedCell>
      ),
    },
    {
      id: 'tax_number',
      title: type === 'supplier' ? supplierTexts('label.pan') : own('facts.inn'),
      cell: ({ inn, pan }) => (type === 'supplier' ? pan : inn),
    },
    {
      id: 'city',
      title: t('list.columns.city'),
      cell: (row) => row.city && <LocalizedText of={row} field="city" />,
    },
    ...(type === 'supplier' ? ofSuppliers : []),
    {
      id: 'manager',
      title: t('list.columns.manager'),
      sortKey: 'manager',
      cell: ({ broker_manager: manager }) =>
        manager ? (
          shortName(manager)
        ) : (
          <Text as="span" tone="muted">
            {t('list.columns.noManager')}
          </Text>
        ),
    },
    {
      id: 'requests',
      title: t('list.columns.requests'),
      inCard: 'named',
      width: '150px',
      cell: ({ requests }) => requests && <CompanyRequests of={requests} />,
    },
    {
      id: 'created',
      title: t('list.columns.created'),
      inCard: 'hidden',
      sortKey: 'created_at',
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
    },
    ...(type === 'supplier' ? [menu] : []),
  ];
}
