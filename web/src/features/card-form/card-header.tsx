import type { CardFormView } from '@setu/contract';
import { Suspense } from 'react';
import { companyName, fullName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { IconBuildingStore, IconCircleCheck, IconFileText, IconPencil, IconUser } from '../../ui/icon/icons';
import { BackLink } from '../../ui/page/back-link';
import { PageHeader } from '../../ui/page/page-header';
import { StatusChip } from '../../ui/status/status-chip';
import { CompareVersions } from '../review/public';
import { isWithManager } from './model/comments';
import { reviewLooks } from './review-looks';

/** Shows the card's name, status and versions, and the way back. */
export function CardHeader({ view, title, back }: { view: CardFormView; title: string; back: string }) {
  const t = useTexts('card-form');
  const { card, company, review } = view;
  const isNew = card.state === 'new';
  const versions = { draft: card.draft_version ?? 0, published: card.published_version ?? 0 };
  const isService = card.type === 'service';
  const version = () => {
    if (card.published_version === null) return t('meta.unpublished');
    return t(card.draft_version === null ? 'meta.published' : 'meta.both', versions);
  };
  return (
    <PageHeader
      actions={
        card.published_version !== null &&
        card.draft_version !== null && (
          <Suspense>
            <CompareVersions skuId={card.id} name={title} />
          </Suspense>
        )
      }
      back={
        <BackLink to={back}>
          {isNew ? companyName(company.short_name) : t(isService ? 'edit.backToService' : 'edit.back')}
        </BackLink>
      }
      title={title}
      lang={isNew ? undefined : 'en'}
      status={isNew ? undefined : <CardState view={view} />}
      meta={[
        ...(isNew
          ? [{ icon: IconBuildingStore, text: t('create.supplier', { name: companyName(company.short_name) }) }]
          : [
              { icon: IconBuildingStore, text: companyName(company.short_name) },
              { icon: IconFileText, text: version() },
            ]),
        ...(review?.reviewer
          ? [{ icon: IconUser, text: t('meta.reviewer', { name: fullName(review.reviewer) }) }]
          : []),
      ]}
    />
  );
}

/** Shows the status of the card's review, or the card's own status without one. */
function CardState({ view: { card, review } }: { view: CardFormView }) {
  const t = useTexts('card-form');
  if (isWithManager(review)) return <StatusChip {...reviewLooks.corrected}>{t('states.withManager')}</StatusChip>;
  if (review) return <StatusChip {...reviewLooks[review.status]}>{t(`states.${review.status}`)}</StatusChip>;
  const isPublished = card.state === 'published';
  return (
    <StatusChip tone={isPublished ? 'success' : 'neutral'} icon={isPublished ? IconCircleCheck : IconPencil}>
      {t(isPublished ? 'states.published' : 'states.draft')}
    </StatusChip>
  );
}
