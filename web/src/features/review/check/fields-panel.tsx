import type { CardSection, ReviewView } from '@setu/contract';
import { lazy, Suspense, useState } from 'react';
import { formatNumber } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconChevronDown, IconPencil } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/layout';
import { Text } from '../../../ui/layout/text';
import { Panel } from '../../../ui/panel/panel';
import { SegmentedControl } from '../../../ui/segmented/segmented-control';
import { fieldRows } from '../model/card-fields';
import { joinedRows } from '../model/joined-rows';
import { useValueTexts } from '../model/use-value-texts';
import styles from '../review.module.css';
import { type FieldComments, FieldRow } from './field-row';

// Only a card that was published before has versions to compare.
const CompareVersions = lazy(async () => ({
  default: (await import('../difference/compare-versions')).CompareVersions,
}));

export type Shown = 'all' | 'changed';

interface FieldsPanelProps extends FieldComments {
  view: ReviewView;
  shown: Shown;
  onShown: (shown: Shown) => void;
  /** Opens the card's form. Absent for readers who may not change the card. */
  onEdit: (() => void) | undefined;
}

/** The sections that a phone shows unfolded. A desktop shows all of them. */
const openOnPhones: ReadonlySet<CardSection> = new Set<CardSection>(['pictures', 'main', 'price']);

/** Compares the card with its published version row by row, with comments. The photos are first. */
export function FieldsPanel({ view, shown, onShown, onEdit, ...comments }: FieldsPanelProps) {
  const t = useTexts('review');
  const titles = useTexts('card-fields');
  const { card, previous } = view;
  const sections = fieldRows(view, useValueTexts())
    .map(({ section, rows }) => ({ section, rows: joinedRows(rows) }))
    .toSorted((a, b) => Number(b.section === 'pictures') - Number(a.section === 'pictures'));
  const all = sections.flatMap(({ rows }) => rows);
  const changed = all.filter((row) => row.isChanged);
  const [isPhone] = useState(() => matchMedia('(max-width: 767px)').matches);
  const isNarrowed = previous !== null && shown === 'changed';
  return (
    <Panel
      title={t('fields.title')}
      isPadded={false}
      aside={
        <Row gap={3}>
          {previous ? (
            <>
              <Suspense>
                <CompareVersions skuId={view.form.card.id} name={card.name} />
              </Suspense>
              <SegmentedControl
                label={t('difference.label')}
                value={shown}
                options={[
                  { value: 'all', label: t('difference.all', { figure: formatNumber(all.length) }) },
                  { value: 'changed', label: t('difference.changed', { figure: formatNumber(changed.length) }) },
                ]}
                onChange={(value) => onShown(value === 'changed' ? 'changed' : 'all')}
              />
            </>
          ) : (
            t('difference.first')
          )}
          {onEdit && (
            <Button size="small" icon={IconPencil} onClick={onEdit}>
              {t('edit.open')}
            </Button>
          )}
        </Row>
      }
    >
      {sections.map(({ section, rows }) => {
        const listed = isNarrowed ? rows.filter((row) => row.isChanged) : rows;
        if (listed.length === 0) return null;
        const noted = listed
          .flatMap(({ parts }) => parts)
          .filter(({ field }) => comments.comments.all[field]?.trim()).length;
        return (
          <details key={section} className={styles.fold} open={!isPhone || noted > 0 || openOnPhones.has(section)}>
            <summary className={styles.section}>
              <h3>{titles(`section.${section}`)}</h3>
              {noted > 0 && <span>{t('decision.count', { count: noted })}</span>}
              <Icon of={IconChevronDown} size={16} />
            </summary>
            {listed.map((row) => (
              <FieldRow key={row.field} row={row} view={view} {...comments} />
            ))}
          </details>
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
