import { type PageLanguage, pageLanguages, type StaticPageAdminView, screenPath } from '@setu/contract';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard';
import { currentLanguage } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton, TitleSkeleton } from '../../../kit/entity-page/page-skeleton';
import { TextLink } from '../../../ui/button/text-link';
import { Row, Stack } from '../../../ui/layout/layout';
import { useIsWide } from '../../../ui/media/use-is-wide';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { SegmentedControl } from '../../../ui/segmented/segmented-control';
import { Skeleton } from '../../../ui/skeleton/skeleton';
import { useGetStaticPageAdminQuery } from './api';
import styles from './editor.module.css';
import { EditorMenu } from './editor-menu';
import type { EditorMode } from './language-fields';
import { stateOf } from './page-fields';

const LanguageEditor = lazy(async () => ({ default: (await import('./language-editor')).LanguageEditor }));

/** Shows the editor of a static page. Each language is edited separately. */
export function Component() {
  const { link = '' } = useParams();
  const query = useGetStaticPageAdminQuery(link);
  const refetch = async () => (await query.refetch()).data;
  return (
    <EntityPage query={query} skeleton={<Loading />}>
      {(view) => <EditScreen key={view.link} view={view} refetch={refetch} />}
    </EntityPage>
  );
}

const Loading = () => (
  <PageSkeleton>
    <TitleSkeleton />
  </PageSkeleton>
);

interface EditScreenProps {
  view: StaticPageAdminView;
  refetch: () => Promise<StaticPageAdminView | undefined>;
}

const modes: readonly EditorMode[] = ['edit', 'preview', 'both'];
const neither = { ru: false, en: false };

function EditScreen({ view, refetch }: EditScreenProps) {
  const t = useTexts('page-editor');
  const [search, setSearch] = useSearchParams();
  const own = currentLanguage();
  const other = own === 'ru' ? 'en' : 'ru';
  const asked = search.get('language');
  const open: PageLanguage = pageLanguages.find((language) => language === asked) ?? own;
  const isWide = useIsWide();
  const [mode, setMode] = useState<EditorMode>('edit');
  const [dirty, setDirty] = useState<Record<PageLanguage, boolean>>(neither);
  const handleDirty = useCallback(
    (locale: PageLanguage, isDirty: boolean) => setDirty((before) => ({ ...before, [locale]: isDirty })),
    [],
  );
  useUnsavedGuard(dirty.ru || dirty.en);
  const title = view.pages[own].title;
  const foreign = title ? '' : view.pages[other].title;
  const address = screenPath('static_page', { link: view.link });
  const isPublic = pageLanguages.some((language) => view.pages[language].public_version > 0);
  // The tab's title is in the reader's language. A page without a title in that language is named by its address.
  const named = title || (foreign ? view.link : t('newPage'));
  return (
    <Page title={t('titleOf', { title: named })}>
      <Breadcrumbs
        crumbs={[
          { label: t('crumb'), to: screenPath('my_account_page') },
          // Every page shows the menu of all pages, so this link may lead to any of them.
          { label: t('title'), to: screenPath('static_page_edit', { link: 'about' }) },
          { label: foreign || named },
        ]}
      />
      <PageHeader
        title={foreign || named}
        lang={foreign ? other : undefined}
        meta={[{ text: isPublic ? <TextLink to={address}>{t('open')}</TextLink> : address }]}
      />
      <div className={styles.layout}>
        <EditorMenu current={view.link} links={view.links} />
        <Stack gap={4}>
          <Row gap={2} justify="space-between">
            <SegmentedControl
              label={t('languages')}
              value={open}
              onChange={(language) => setSearch({ language }, { replace: true })}
              options={pageLanguages.map((value) => ({
                value,
                label: `${t(`short.${value}`)} · ${t(`short.${dirty[value] ? 'unsaved' : stateOf(view.pages[value])}`)}`,
              }))}
            />
            <SegmentedControl
              label={t('modes.label')}
              value={mode}
              onChange={(next) => setMode(next as EditorMode)}
              options={modes.slice(0, isWide ? undefined : -1).map((value) => ({ value, label: t(`modes.${value}`) }))}
            />
          </Row>
          <Suspense fallback={<Skeleton height="560px" />}>
            {pageLanguages.map((locale) => (
              // Both editors stay mounted, so that text typed in one language is kept while the other language is open.
              <div key={locale} hidden={locale !== open}>
                <LanguageEditor view={view} locale={locale} mode={mode} onDirty={handleDirty} refetch={refetch} />
              </div>
            ))}
          </Suspense>
        </Stack>
      </div>
    </Page>
  );
}
