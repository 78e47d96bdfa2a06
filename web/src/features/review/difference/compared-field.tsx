import type { CardDetailsView } from '@setu/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { useFieldLabels } from '../../../kit/card-fields/use-field-labels';
import { textDifference } from '../../../lib/text-difference';
import { FileList } from '../../../ui/file-list/file-list';
import { Row } from '../../../ui/layout/layout';
import { Text, VisuallyHidden } from '../../../ui/layout/text';
import { Thumbnail } from '../../../ui/media/thumbnail';
import type { FieldRow } from '../model/card-fields';
import styles from './difference.module.css';

interface ComparedFieldProps {
  row: FieldRow;
  before: CardDetailsView;
  after: CardDetailsView;
}

type Side = 'was' | 'now';

/** Shows the old and new value of a field side by side, or one below the other on a phone. */
export function ComparedField({ row, before, after }: ComparedFieldProps) {
  const t = useTexts('review');
  const { labelOf } = useFieldLabels();
  const side = (which: Side, children: ReactNode) => (
    <div className={styles.side}>
      <Text size={12} tone="muted">
        {t(`difference.sides.${which}`)}
      </Text>
      {children}
    </div>
  );
  return (
    <fieldset className={styles.field}>
      <legend className={styles.name}>{labelOf(row.field)}</legend>
      <div className={styles.sides}>
        {side('was', <Value row={row} of={before} other={after} which="was" />)}
        {side('now', <Value row={row} of={after} other={before} which="now" />)}
      </div>
    </fieldset>
  );
}

interface ValueProps {
  row: FieldRow;
  of: CardDetailsView;
  other: CardDetailsView;
  which: Side;
}

/** Shows the pictures and certificates of one side. Those missing on the other side are marked. */
function Value({ row, of, other, which }: ValueProps) {
  const t = useTexts('review');
  if (row.field === 'pictures') {
    const known = new Set(other.pictures.map(({ id }) => id));
    if (of.pictures.length === 0) return <Text tone="muted">{t('values.none')}</Text>;
    return (
      <Row gap={2}>
        {of.pictures.map((picture) => (
          <span key={picture.id} className={styles.picture} data-side={known.has(picture.id) ? undefined : which}>
            <Thumbnail of={picture} />
            {!known.has(picture.id) && <VisuallyHidden>{t(`difference.${which}`)}</VisuallyHidden>}
          </span>
        ))}
      </Row>
    );
  }
  if (row.field === 'files') {
    const known = new Set(other.certificates.map(({ id }) => id));
    const own = of.certificates.filter(({ id }) => !known.has(id));
    const unchanged = of.certificates.length - own.length;
    return (
      <>
        {own.length > 0 && (
          <div className={styles.files} data-side={which}>
            <VisuallyHidden>{t(`difference.${which}`)}</VisuallyHidden>
            <FileList files={own} />
          </div>
        )}
        {unchanged > 0 && (
          <Text size={13} tone="muted">
            {t('difference.kept', { count: unchanged })}
          </Text>
        )}
        {of.certificates.length === 0 && <Text tone="muted">{t('values.none')}</Text>}
      </>
    );
  }
  const text = which === 'was' ? (row.was ?? '') : row.now;
  if (text === '') return <Text tone="muted">{t('values.none')}</Text>;
  return <ComparedText was={row.was ?? ''} now={row.now} which={which} />;
}

/** Shows the full text of one side and marks the words that the other side lacks. */
function ComparedText({ was, now, which }: { was: string; now: string; which: Side }) {
  const t = useTexts('review');
  const Mark = which === 'was' ? 'del' : 'ins';
  return (
    <p className={styles.words}>
      {textDifference(was, now).map(({ kind, text }, at) => {
        // The parts of a text have no ids, and their order never changes.
        const key = `${at}-${kind}`;
        if (kind === 'same') return <span key={key}>{text}</span>;
        if (kind !== which) return null;
        return (
          <span key={key}>
            <VisuallyHidden>{t(`difference.${kind}`)} </VisuallyHidden>
            <Mark>{text.trimEnd()}</Mark>{' '}
          </span>
        );
      })}
    </p>
  );
}
