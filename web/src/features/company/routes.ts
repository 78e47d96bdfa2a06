import { screens } from '@setu/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../api/prefetch';
import { withTexts } from '../../i18n/load-texts';
import { listSearch } from '../../lib/list-search';
import type { FeatureRoute } from '../../session/route-handle';
import { getCompany, listCompanies, listCompanyCards } from './api';

export const routes: FeatureRoute[] = [
  {
    path: screens.company_page,
    handle: { screen: 'company_page', access: 'public', titleKey: 'company:title' },
    loader: ({ params: { company = '' } }: LoaderFunctionArgs) => {
      prefetch(getCompany.initiate(company, { subscribe: false }));
      return null;
    },
    lazy: withTexts(['company', 'supplier-fields', 'product'], () => import('./company-page')),
  },
  {
    path: screens.company_catalog_page,
    handle: { screen: 'company_catalog_page', access: 'public', titleKey: 'company:catalogue.title', ownSearch: true },
    loader: ({ request, params: { company: companyId = '', categoryTree: categoryId = '' } }: LoaderFunctionArgs) => {
      const search = listSearch(new URL(request.url).searchParams);
      prefetch(listCompanyCards.initiate({ companyId, categoryId, search }, { subscribe: false }));
      return null;
    },
    lazy: withTexts(['company', 'catalogue'], () => import('./company-catalogue-page')),
  },
  {
    path: screens.my_company_edit_page,
    handle: { screen: 'my_company_edit_page', access: { any: ['company_admin'] }, titleKey: 'companies:edit.title' },
    lazy: withTexts(['companies', 'company', 'supplier-fields', 'fields'], () => import('./edit/edit-page')),
  },
  {
    path: screens.company_list_page,
    handle: {
      screen: 'company_list_page',
      access: { any: ['company_list'] },
      titleKey: 'companies:list.title',
      ownSearch: true,
    },
    loader: ({ request, params: { type = '' } }: LoaderFunctionArgs) => {
      const search = listSearch(new URL(request.url).searchParams);
      prefetch(listCompanies.initiate({ type, search }, { subscribe: false }));
      return null;
    },
    lazy: withTexts(['companies', 'company', 'supplier-fields'], () => import('./list/company-list-page')),
  },
];
