import { screens } from '@setu/contract';
import { withTexts } from '../../i18n/load-texts';
import type { Access } from '../../session/access';
import type { FeatureRoute } from '../../session/route-handle';

const managers: Access = { any: ['application_queue'] };
const ofManagers = withTexts(['applications', 'supplier-fields'], () => import('./staff-pages'));
const ofSupplier = withTexts(['applications', 'supplier-fields', 'fields'], () => import('./supplier/supplier-page'));

export const routes: FeatureRoute[] = [
  {
    path: screens.supplier_application_create_page,
    handle: {
      screen: 'supplier_application_create_page',
      access: 'public',
      titleKey: 'applications:form.title',
      shell: 'public',
    },
    lazy: withTexts(['applications', 'supplier-fields', 'fields'], () => import('./form/application-form-page')),
  },
  {
    path: screens.supplier_applications_list_page,
    handle: {
      screen: 'supplier_applications_list_page',
      access: managers,
      titleKey: 'applications:list.title',
      ownSearch: true,
    },
    lazy: ofManagers,
  },
  {
    path: screens.supplier_application_page,
    handle: { screen: 'supplier_application_page', access: managers, titleKey: 'applications:page.title' },
    lazy: ofManagers,
  },
  {
    path: screens.supplier_create_page,
    handle: {
      screen: 'supplier_create_page',
      access: { any: ['supplier_create'] },
      titleKey: 'applications:supplier.new',
    },
    lazy: ofSupplier,
  },
  {
    path: screens.supplier_edit_for_broker_page,
    handle: { screen: 'supplier_edit_for_broker_page', access: 'user', titleKey: 'applications:supplier.edit' },
    lazy: ofSupplier,
  },
];
