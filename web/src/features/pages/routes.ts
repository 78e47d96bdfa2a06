import { screens } from '@setu/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { prefetch } from '../../api/prefetch';
import { withTexts } from '../../i18n/load-texts';
import type { FeatureRoute } from '../../session/route-handle';
import { getStaticPage } from './api';

export const routes: FeatureRoute[] = [
  {
    path: screens.static_page,
    handle: { screen: 'static_page', access: 'public', titleKey: 'pages:title' },
    loader: ({ params: { link = '' } }: LoaderFunctionArgs) => {
      prefetch(getStaticPage.initiate(link, { subscribe: false }));
      return null;
    },
    lazy: withTexts(['pages'], () => import('./static-page')),
  },
  {
    path: screens.static_page_edit,
    handle: { screen: 'static_page_edit', access: { any: ['catalogue_edit'] }, titleKey: 'page-editor:title' },
    lazy: withTexts(['page-editor', 'rich-text', 'pages', 'fields'], () => import('./editor/edit-page')),
  },
];
