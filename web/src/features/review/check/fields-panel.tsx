import type { ReviewView } from '@setu/contract';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Row } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { SegmentedControl } from '../../../ui/segmented/segmented-control';
import { CompareVersions } from '../difference/compare-versions';
import { fieldRows } from '../model/card-fields';
import { fixedCommentsOf, returnedAt } from '../model/comments';
import { useValueTexts } from '../model/use-value-texts';
import styles from '../review.module.css';
import { FieldRow } from './field-row';
import type { CommentsState } from './use-comments';

export type Shown = 'all' | 'changed';

interface FieldsPanelProps {
  view: ReviewView;
  comments: CommentsState;
  mayComment: boolean;
  /** Returns the discussion of a field. */
  talkOf: (field: string) => ReactNode;
  shown: Shown;
  onShown: (shown: Shown) => void;
  /** The field whose comment is being edited. */
  open: string | null;
  onOpen: (field: string | null) => void;
}

/** Compares the card with its published version field by field, with a comment on each. */
export function FieldsPanel(props: FieldsPanelProps) {
  const { view, comments, mayComment, talkOf, shown, onShown, open, onOpen } = props;
  const t = useTexts('review');
  const titles = useTexts('card-fields');
  const { review, card, previous } = view;
  const sections = fieldRows(view, useValueTexts());
  const all = sections.flatMap(({ rows }) => rows);
  const changed = all.filter((row) => row.isChanged);
  const isNarrowed = previous !== null && shown === 'changed';
  return (
    <Panel
      title={t('fields.title')}
      isPadded={false}
      aside={
        previous ? (
          <Row gap={3}>
            <CompareVersions skuId={view.form.card.id} name={card.name} />
            <SegmentedControl
              label={t('difference.label')}
              value={shown}
              options={[
                { value: 'all', label: t('difference.all', { figure: formatNumber(all.length) }) },
                { value: 'changed', label: t('difference.changed', { figure: formatNumber(changed.length) }) },
              ]}
              onChange={(value) => onShown(value === 'changed' ? 'changed' : 'all')}
            />
          </Row>
        ) : (
          t('difference.first')
        )
      }
    >
      {sections.map(({ section, rows }) => {
        const listed = isNarrowed ? rows.filter((row) => row.isChanged) : rows;
        if (listed.length === 0) return null;
        return (
          <section key={section} aria-label={titles(`section.${section}`)}>
            <div className={styles.section}>
              <h3>{titles(`section.${section}`)}</h3>
              <span>{t('sections.count', { count: listed.length })}</span>
            </div>
            {listed.map((row) => (
              <FieldRow
                key={row.field}
                row={row}
                card={card}
                previous={previous}
                forbidden={view.forbidden}
                text={comments.all[row.field] ?? ''}
                returnEvent={returnedAt(review.history)}
                fixed={fixedCommentsOf(review, row.field)}
                mayComment={mayComment}
                talk={talkOf(row.field)}
                isOpen={open === row.field}
                onOpen={() => onOpen(row.field)}
                onClose={() => {
                  onOpen(null);
                  focusField(row.field);
                }}
                onText={(text) => comments.set(row.field, text)}
              />
            ))}
          </section>
        );
      })}
      {isNarrowed && changed.length === 0 && (
        <Text tone="muted" className={styles.nothing}>
          {t('difference.none')}
        </Text>
      )}
    </Panel>
  );
}

/** Focuses a field's row and scrolls it into view. */
export function focusField(field: string): void {
  const row = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  row?.focus();
  row?.scrollIntoView?.({ block: 'nearest' });
}
