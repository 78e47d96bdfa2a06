import { type CardFormView, screenPath } from '@setu/contract';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createSectionStore, type SectionStore } from '../../forms/sections/section-store';
import { SectionedForm } from '../../forms/sections/sectioned-form';
import { formatTime } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { useUser } from '../../session/use-session';
import { Page } from '../../ui/page/page';
import { toCard } from '../product/public';
import styles from './card-form.module.css';
import { CardHeader } from './card-header';
import { DraftOffer } from './draft-offer';
import { typeOfTree } from './model/card-fields';
import { type CardValues, openedValues } from './model/card-values';
import { differentFields } from './model/differences';
import { localCardDraft } from './model/local-card-draft';
import type { OpenCard } from './open-card';
import { CardPreview } from './preview/card-preview';
import { CardVisibility } from './review/card-visibility';
import { LockedNotice } from './review/locked-notice';
import { OthersChanges } from './review/others-changes';
import {
  CommentsLeft,
  commentedSections,
  openCommented,
  ReviewComment,
  useCommentsLeft,
  useStartAtComment,
} from './review/review-comment';
import { CardContext, FieldExtra } from './sections/card-context';
import { useCardSections } from './sections/use-card-sections';
import { useCardDraft } from './use-card-draft';
import { type CardPurpose, useSaveCard } from './use-save-card';

const valuesOf = (store: SectionStore) => store.values() as CardValues;

interface CardFormProps extends OpenCard {
  /** Opens the form again with another user's version. */
  onReopen: (view: CardFormView) => void;
  /** The name of a new card. */
  name?: string | undefined;
  purpose?: CardPurpose | undefined;
}

/**
 * Shows the form of a product or service: sections, the reviewer's comments, a preview for buyers, and a bar to save.
 */
export function CardForm({ view, trees, name, onReopen, purpose }: CardFormProps) {
  const t = useTexts('card-form');
  const user = useUser();
  const [opened] = useState(() => ({ ...openedValues(view, trees), ...(name && { name }) }));
  const [store] = useState(() => {
    const made = createSectionStore([opened]);
    openCommented(made, view.review);
    return made;
  });
  const { card, company } = view;
  const isNew = card.state === 'new';
  const stored = localCardDraft(user?.id ?? '', isNew ? { company: company.id } : { card: card.id });
  const { now, save } = useSaveCard({ view, trees }, () => draft.forget(), purpose);
  const isReadOnly = (now ?? view).locked_by !== null;
  // A new card, and a change of a published one, begin a review.
  const startsReview = isNew || (card.published_version !== null && card.draft_version === null);
  const isReturned = view.review?.status === 'reviewed' && user?.company.type === 'supplier';
  const saveAction = isReturned ? 'save.returned' : startsReview ? 'save.review' : 'save.action';
  const version = view.values?.version ?? 0;
  const draft = useCardDraft(stored, { store, opened, version, isReadOnly });
  const context = useMemo(
    () => ({ store, trees, review: view.review, opened, isReadOnly, cardId: card.id, russianName: view.russian_name }),
    [store, trees, view.review, opened, isReadOnly, card.id, view.russian_name],
  );
  useStartAtComment(store, view.review, purpose?.isCorrection === true && !isReadOnly);
  const type = useSyncExternalStore(store.watchValues, () => typeOfTree(trees, valuesOf(store).treeId));
  const mode = useSyncExternalStore(store.watchValues, () => valuesOf(store).price_mode);
  const sections = useCardSections(context, { type, mode });
  // A correction opens only the sections with a comment.
  const commented = useMemo(() => commentedSections(view.review), [view.review]);
  const left = useCommentsLeft(store, view.review, opened);
  const shown = useMemo(
    () =>
      isReadOnly || commented.size === 0
        ? sections
        : sections.map((section) => {
            const count = left.get(section.id);
            const task = count !== undefined && { task: t('review.comments', { count }) };
            return { ...section, isAside: !commented.has(section.id), ...task };
          }),
    [sections, commented, left, isReadOnly, t],
  );
  const countLeft = [...left.values()].reduce((sum, count) => sum + count, 0);
  const origin = isNew
    ? screenPath('company_page', { company: company.id })
    : toCard({ type: card.type ?? type, category_id: opened.subCategoryId, sku_id: card.id });
  const back = purpose?.back ?? origin;
  const title = isNew ? t('create.title') : opened.name;
  const draftText =
    draft.storedAt !== null
      ? t('draft.kept', { time: formatTime(new Date(draft.storedAt)) })
      : isNew && t('draft.auto');
  return (
    <Page title={title}>
      <CardHeader view={now ?? view} title={title} back={back} />
      <CardContext value={context}>
        <FieldExtra value={purpose?.besideField}>
          <div className={styles.notices}>
            <LockedNotice view={now ?? view} />
            <ReviewComment review={view.review} />
            {now && !isReadOnly && (
              <OthersChanges
                changed={differentFields(opened, openedValues(now, trees))}
                onTake={() => {
                  stored.drop();
                  onReopen(now);
                }}
              />
            )}
            <DraftOffer draft={draft} />
          </div>
          <SectionedForm
            sections={shown}
            store={store}
            action={purpose?.action ?? t(saveAction)}
            onSave={save}
            cancelTo={back}
            keepsDraft
            isReadOnly={isReadOnly}
            isStepped
            task={!isReadOnly && countLeft > 0 ? t('review.tasks', { count: countLeft }) : undefined}
            saves={isNew || purpose !== undefined ? 'new' : 'changes'}
            state={
              <>
                {draftText}
                {view.review && <CommentsLeft review={view.review} opened={opened} />}
              </>
            }
            aside={
              <>
                {purpose?.beside && <div className={styles.beside}>{purpose.beside}</div>}
                <CardPreview view={view} />
                <CardVisibility card={card} />
              </>
            }
          />
        </FieldExtra>
      </CardContext>
    </Page>
  );
}
