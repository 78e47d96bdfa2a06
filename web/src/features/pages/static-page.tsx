import { type StaticPageView, screenPath } from '@setu/contract';
import { useParams } from 'react-router';
import { LanguageMark } from '../../i18n/localized-text';
import { useTexts } from '../../i18n/use-texts';
import { EntityPage } from '../../kit/entity-page/entity-page';
import { PartSkeleton } from '../../kit/entity-page/page-skeleton';
import { hasPermission } from '../../session/access';
import { useUser } from '../../session/use-session';
import { ButtonLink } from '../../ui/button/button';
import { IconPencil } from '../../ui/icon/icons';
import { Breadcrumbs } from '../../ui/page/breadcrumbs';
import { Page } from '../../ui/page/page';
import { PageHeader } from '../../ui/page/page-header';
import { useInnerLinks } from '../../ui/page/use-inner-links';
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton';
import { useGetStaticPageQuery } from './api';
import { PageText } from './page-text';
import styles from './pages.module.css';
import { PagesMenu } from './pages-menu';

/** Shows a text page, such as About, Training, FAQ or a document. */
export function Component() {
  const t = useTexts('pages');
  const { link = '' } = useParams();
  const query = useGetStaticPageQuery(link);
  const title = query.currentData?.title;
  return (
    <EntityPage
      query={query}
      skeleton={<ArticleSkeleton />}
      frame={(content) => (
        <Page title={title}>
          <Breadcrumbs
            crumbs={[{ label: t('crumbs.home'), to: screenPath('index') }, ...(title ? [{ label: title }] : [])]}
          />
          <div className={styles.layout}>
            <PagesMenu current={link} />
            {content}
          </div>
        </Page>
      )}
    >
      {(page) => <Article page={page} />}
    </EntityPage>
  );
}

function Article({ page }: { page: StaticPageView }) {
  const t = useTexts('pages');
  const mayEdit = hasPermission(useUser(), 'catalogue_edit');
  const common = useTexts();
  const handleClick = useInnerLinks();
  const lang = page.langs.body;
  const language = common(lang === 'ru' ? 'lang.inRussian' : 'lang.inEnglish');
  return (
    <article lang={lang}>
      <PageHeader
        title={page.title}
        status={lang && <LanguageMark language={lang} title={language} />}
        actions={
          mayEdit && (
            <ButtonLink to={screenPath('static_page_edit', { link: page.link })} icon={IconPencil}>
              {t('edit')}
            </ButtonLink>
          )
        }
      />
      <PageText body={page.body} onClick={handleClick} />
    </article>
  );
}

function ArticleSkeleton() {
  return (
    <PartSkeleton className={styles.skeleton}>
      <Skeleton height="34px" width="50%" />
      <SkeletonText lines={6} />
      <Skeleton height="24px" width="35%" />
      <SkeletonText lines={5} />
    </PartSkeleton>
  );
}
