import type { reportCodec } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import type { ListPlace } from '../../kit/list-page/list-states';
import { SegmentedControl } from '../../ui/segmented/segmented-control';

const parts = ['often', 'missed', 'new'] as const;

/** Chooses the words to show: all, those without results, or those searched for the first time. */
export function SearchParts({ place: [query, list] }: { place: ListPlace<typeof reportCodec> }) {
  const t = useTexts('reports');
  const shown = parts.find((part) => query.filters.show.includes(part)) ?? 'often';
  return (
    <SegmentedControl
      label={t('parts.label')}
      options={parts.map((value) => ({ value, label: t(`parts.${value}`) }))}
      value={shown}
      onChange={(part) => list.setFilter('show', part === 'often' ? [] : [part])}
    />
  );
}
