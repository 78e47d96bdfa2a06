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

/** Which rows are shown: all, those that differ from the published version, or those changed since the return. */
export type Shown = 'all' | 'changed' | 'corrected';

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
  const sections = fieldRows({ ...view, corrected: view.review.corrected }, useValueTexts())
    .map(({ section, rows }) => ({ section, rows: joinedRows(rows) }))
    .toSorted((a, b) => Number(b.section === 'pictures') - Number(a.section === 'pictures'));
  const all = sections.flatMap(({ rows }) => rows);
  const rowsOf = {
    all,
    changed: all.filter((row) => row.isChanged),
    corrected: all.filter((row) => row.isCorrected),
  };
  const kinds: Shown[] = [
    'all',
    ...(previous ? (['changed'] as const) : []),
    ...(rowsOf.corrected.length > 0 ? (['corrected'] as const) : []),
  ];
  const [isPhone] = useState(() => matchMedia('(max-width: 767px)').matches);
  const listedRows = new Set(rowsOf[kinds.includes(shown) ? shown : 'all']);
  return (
    <Panel
      title={t('fields.title')}
      isPadded={false}
      aside={
        <Row gap={3}>
          {previous && (
            <Suspense>
              <CompareVersions skuId={view.form.card.id} name={card.name} />
            </Suspense>
          )}
          {kinds.length > 1 ? (
            <SegmentedControl
              label={t('difference.label')}
              value={shown}
              options={kinds.map((value) => ({
                value,
                label: t(`difference.${value}`, { figure: formatNumber(rowsOf[value].length) }),
              }))}
              onChange={(value) => onShown(kinds.find((kind) => kind === value) ?? 'all')}
            />
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
        const listed = rows.filter((row) => listedRows.has(row));
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
      {listedRows.size === 0 && (
        <Text tone="muted" className={styles.nothing}>
          {t('difference.none')}
        </Text>
      )}
    </Panel>
  );
}
