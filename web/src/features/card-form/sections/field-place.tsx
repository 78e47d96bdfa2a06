import { type ReactNode, use } from 'react';
import { fullName } from '../../../i18n/names';
import { useTexts } from '../../../i18n/use-texts';
import { Icon } from '../../../ui/icon/icon';
import { IconCircleCheck, IconMessage } from '../../../ui/icon/icons';
import { type CardField, hasField } from '../model/card-fields';
import { commentOn, isFixed } from '../model/comments';
import { serverName } from '../model/sent-card';
import { FieldExtra, useCardContext, useCardType, useCardValue } from './card-context';
import { layoutOf } from './field-layout';
import styles from './sections.module.css';

interface FieldPlaceProps {
  field: CardField;
  /** A width that depends on other values, instead of that of the layout. */
  span?: 3 | 6 | 12;
  children: ReactNode;
}

/** Shows a field with the reviewer's comment below it. Shows nothing if the card's type does not have the field. */
export function FieldPlace({ field, span, children }: FieldPlaceProps) {
  const extra = use(FieldExtra);
  const type = useCardType();
  const isCommented = commentOn(useCardContext().review, field) !== null;
  if (!hasField(type, field)) return null;
  const layout = layoutOf(field, type);
  return (
    <div
      className={styles.place}
      data-span={span ?? layout.span}
      data-half={layout.isHalf || undefined}
      data-place={field}
    >
      {children}
      {isCommented && <ReviewComment field={field} />}
      {extra && !isCommented && <div className={styles.beside}>{extra(serverName(field), false)}</div>}
    </div>
  );
}

function ReviewComment({ field }: { field: CardField }) {
  const t = useTexts('card-form');
  const { review, opened } = useCardContext();
  const extra = use(FieldExtra);
  const text = commentOn(review, field);
  const fixed = useCardValue((now) => text !== null && isFixed(review, field, { before: opened, now }));
  if (text === null) return null;
  return (
    <div className={styles.remark} data-resolved={fixed || undefined} role="note">
      <Icon of={IconMessage} size={16} />
      <div>
        <b>{review?.reviewer ? fullName(review.reviewer) : t('review.comment')}: </b>
        {text}
        <span className={styles.resolved} role="status">
          {fixed && (
            <>
              <Icon of={IconCircleCheck} size={16} />
              {t('review.resolved')}
            </>
          )}
        </span>
        {!fixed && extra && <small className={styles.how}>{t('review.how')}</small>}
        {extra?.(serverName(field), true)}
      </div>
    </div>
  );
}
