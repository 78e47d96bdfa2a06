import { type CardDetailsView, forbiddenWordsIn, translatedNames } from '@setu/contract';
import { Suspense, useId } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { CertificateList } from '../../../ui/file-list/certificate-list';
import { Icon } from '../../../ui/icon/icon';
import { IconAlertTriangle } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Thumbnail } from '../../../ui/media/thumbnail';
import { CommonCode } from '../../card-form/public';
import type { FieldRow as FieldRowData } from '../model/card-fields';
import styles from '../review.module.css';
import { CommentCell, type CommentCellProps } from './comment-cell';
import { PriceInRoubles } from './price-in-roubles';
import { TextVersions } from './text-versions';

interface FieldRowProps extends Omit<CommentCellProps, 'field' | 'label'> {
  row: FieldRowData;
  card: CardDetailsView;
  /** The published version. */
  previous: CardDetailsView | null;
  /** Words that are forbidden in the texts of cards. */
  forbidden: readonly string[];
}

/**
 * Shows a field of the card: its name, its current and previous value, and its comment. The keys J and K move between
 * fields.
 */
export function FieldRow({ row, card, previous, forbidden, ...comment }: FieldRowProps) {
  const id = useId();
  const label = useFieldLabels().labelOf(row.field);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, this is a line of reading
    <div
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      className={styles.row}
      data-field={row.field}
      data-noted={comment.text.trim() !== '' || undefined}
    >
      <div id={id} className={styles.label}>
        {label}
      </div>
      <div className={styles.value}>
        <Value row={row} card={card} previous={previous} forbidden={forbidden} />
        <ForbiddenWords text={row.now} forbidden={forbidden} />
        <JudgingFacts field={row.field} card={card} />
      </div>
      <CommentCell {...comment} field={row.field} label={label} />
    </div>
  );
}

/** Shows data that helps to judge a value: the price in roubles, and how common the HS code is. */
function JudgingFacts({ field, card }: { field: FieldRowData['field']; card: CardDetailsView }) {
  const category = card.categories.subcategory?.id;
  if (field === 'price') return <PriceInRoubles of={card} />;
  if (field !== 'hs_code' || card.hs_code === '' || category === undefined) return null;
  return (
    <Suspense fallback={null}>
      <CommonCode code={card.hs_code} category={category} />
    </Suspense>
  );
}

/** Lists the forbidden words of a text. Shows nothing if there are none. */
function ForbiddenWords({ text, forbidden }: { text: string; forbidden: readonly string[] }) {
  const t = useTexts('review');
  const words = forbiddenWordsIn(text, forbidden);
  if (words.length === 0) return null;
  return (
    <p className={styles.refused}>
      <Icon of={IconAlertTriangle} size={14} />
      <span>{t('checks.forbidden_word', { words: words.join(', ') })}</span>
    </p>
  );
}

function Value({
  row: { field, now, was, isChanged },
  card,
  previous,
  forbidden,
}: Pick<FieldRowProps, 'row' | 'card' | 'previous' | 'forbidden'>) {
  const t = useTexts('review');
  if (field === 'files' && card.certificates.length > 0) return <CertificateList certificates={card.certificates} />;
  if (field === 'pictures' && card.pictures.length > 0) {
    const known = new Set(previous?.pictures.map(({ id }) => id));
    return (
      <Row gap={2}>
        {card.pictures.map((picture) => (
          <span
            key={picture.id}
            className={styles.picture}
            data-new={(previous && !known.has(picture.id)) || undefined}
          >
            <Thumbnail of={picture} />
          </span>
        ))}
        {isChanged && (
          <Text as="span" size={12} tone="muted">
            {t('difference.pictures')}
          </Text>
        )}
      </Row>
    );
  }
  if (now === '' && !was) {
    return (
      <Text as="span" tone="muted">
        {t('values.none')}
      </Text>
    );
  }
  const lang = card.langs[field] ?? (textual.has(field) ? 'en' : undefined);
  return <TextVersions was={was} now={now} lang={lang} forbidden={forbidden} />;
}

const textual: ReadonlySet<string> = new Set(translatedNames);
