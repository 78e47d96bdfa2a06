import { type CategoryDeletionView, screenPath } from '@setu/contract';
import { Fragment } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatNumber } from '../../../i18n/formats';
import { LocalizedText } from '../../../i18n/localized-text';
import { companyName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { useAction } from '../../../kit/action/use-action';
import { EntityPage } from '../../../kit/entity-page/entity-page';
import { PageSkeleton } from '../../../kit/entity-page/page-skeleton';
import { Button, ButtonLink } from '../../../ui/button/button';
import { TextLink } from '../../../ui/button/text-link';
import { Row, Stack } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { BackLink } from '../../../ui/page/back-link';
import { Page } from '../../../ui/page/page';
import { PageHeader } from '../../../ui/page/page-header';
import { Panel } from '../../../ui/panel/panel';
import { SkeletonText } from '../../../ui/skeleton/skeleton';
import { toCard } from '../../product/public';
import { useDeleteCategoryMutation, useGetCategoryDeletionQuery, useGetCategoryTreeAdminQuery } from '../api';
import { titleIn } from '../model/titles';
import styles from './delete.module.css';

/** Asks for a confirmation before a category is deleted, and lists what prevents it. */
export function DeletePage() {
  const t = useTexts('tree');
  const { category = '' } = useParams();
  const query = useGetCategoryDeletionQuery(category);
  const home = screenPath('admin_category_tree');
  return (
    <EntityPage
      query={query}
      skeleton={
        <PageSkeleton>
          <SkeletonText lines={4} />
        </PageSkeleton>
      }
      missing={{ title: t('delete.gone'), to: home, toLabel: t('list.back') }}
    >
      {(view) => <Question view={view} />}
    </EntityPage>
  );
}

function Question({ view }: { view: CategoryDeletionView }) {
  const t = useTexts('tree');
  const navigate = useNavigate();
  const [remove] = useDeleteCategoryMutation();
  const { category, all_cards: cards, children, leads_to: leadsTo } = view;
  // The number that the category's page shows. The others are drafts or hidden.
  const shown = Math.min(category.sku_count, cards);
  const name = titleIn(category.name);
  const back = `${screenPath('admin_category_tree')}?tree=${category.tree_id}`;
  const place = `${back}&category=${category.id}`;
  const deleting = useAction({
    send: () => remove({ id: category.id, version: category.version }),
    failed: t('delete.failed', { name }),
    done: () => ({ title: t('delete.done', { name }) }),
    onDone: () => navigate(category.level === 0 ? screenPath('admin_category_tree') : back, { replace: true }),
  });
  const title = t(view.may_delete ? 'delete.question' : 'delete.impossible', { name });
  return (
    <Page title={title}>
      <PageHeader title={title} back={<BackLink to={place}>{t('list.back')}</BackLink>} />
      <Panel>
        <Stack gap={3}>
          {view.may_delete ? (
            <Text>
              {t('delete.none')} {leadsTo ? t('delete.leadsTo', { name: leadsTo.name }) : t('delete.leadsToAll')}
            </Text>
          ) : (
            <>
              <Text>{t('delete.left')}</Text>
              <ul className={styles.reasons}>
                {shown > 0 && children === 0 && (
                  <li>
                    <Published of={category} count={shown} />
                  </li>
                )}
                {cards > shown && (
                  <li>
                    {t('delete.unpublished', { count: cards - shown })}: <Unlisted view={view} />.{' '}
                    {t('delete.unpublishedStep', { count: cards - shown })}
                  </li>
                )}
                {children > 0 && (
                  <li>
                    {t('delete.children', { count: children })}:{' '}
                    <Children parent={category.id} tree={category.tree_id} />
                    {shown > 0 && (
                      <>
                        . {t('delete.inside')} <Published of={category} count={shown} />
                      </>
                    )}
                  </li>
                )}
              </ul>
              {children > 0 && (
                <Row>
                  <ButtonLink to={place}>{t('delete.moveChildren')}</ButtonLink>
                </Row>
              )}
            </>
          )}
          {view.may_delete && (
            <Row gap={2}>
              <ButtonLink to={place}>{t('delete.keep')}</ButtonLink>
              <Button tone="dangerFilled" isBusy={deleting.isBusy} onClick={() => void deleting.run(undefined)}>
                {t('delete.action')}
              </Button>
            </Row>
          )}
        </Stack>
      </Panel>
    </Page>
  );
}

/** Says how many published cards prevent the deletion, as a link to their list. */
function Published({ of: { id }, count }: { of: CategoryDeletionView['category']; count: number }) {
  const t = useTexts('tree');
  return <TextLink to={screenPath('category_page', { id })}>{t('delete.published', { count })}</TextLink>;
}

/** Names the cards that no list shows, with their suppliers. */
function Unlisted({ view: { category, unlisted } }: { view: CategoryDeletionView }) {
  return unlisted.map((card, at) => (
    <Fragment key={card.id}>
      {at > 0 && ', '}
      <TextLink to={toCard({ type: category.type, category_id: category.id, sku_id: card.id })}>
        <LocalizedText of={card} field="name" />
      </TextLink>
      {` (${companyName(card.company)})`}
    </Fragment>
  ));
}

/** Lists the sub-categories that prevent the deletion, each with a link to its place in the tree. */
function Children({ parent, tree }: { parent: string; tree: string }) {
  const { data } = useGetCategoryTreeAdminQuery();
  const found = data?.categories.filter(({ parent_id: above }) => above === parent) ?? [];
  return found.map(({ id, name, sku_count: count }, at) => (
    <Fragment key={id}>
      {at > 0 && ', '}
      <TextLink to={`${screenPath('admin_category_tree')}?tree=${tree}&category=${id}`}>{titleIn(name)}</TextLink>
      {` (${formatNumber(count)})`}
    </Fragment>
  ));
}
