import { homeLimits } from '@setu/contract';
import { RepeaterField } from '../../forms/fields/repeater-field';
import { SearchSelectField } from '../../forms/fields/search-select-field';
import { useTexts } from '../../i18n/use-texts';
import { Stack } from '../../ui/layout/layout';
import { Panel } from '../../ui/panel/panel';
import { useLazyFindCardsQuery } from './api';
import { ShownDays } from './block-fields';
import { newPromoted, type PromotedValues } from './home-values';
import { useRowSummary } from './use-row-summary';

/** Edits the cards that both home pages show first, in order. */
export function PromotedCards() {
  const t = useTexts('home-admin');
  const { ofCard } = useRowSummary();
  const [find] = useLazyFindCardsQuery();
  return (
    <Panel title={t('promoted.title')}>
      <RepeaterField<PromotedValues>
        name="promoted"
        label={t('promoted.label')}
        hint={t('promoted.hint')}
        addLabel={t('promoted.add')}
        rowName={(position) => t('promoted.row', { position })}
        makeRow={newPromoted}
        summaryOf={ofCard}
        max={homeLimits.promoted}
      >
        {(path) => (
          <Stack gap={4}>
            <SearchSelectField
              name={`${path}.card`}
              label={t('promoted.card')}
              isRequired
              placeholder={t('promoted.search')}
              search={async (text) => {
                const { skus } = await find(text, true).unwrap();
                const options = skus.map(({ sku_id: value, name, vendor_code: code }) => ({
                  ...{ value, label: code === '' ? name : `${name}, ${code}` },
                }));
                return { options, hasMore: false };
              }}
            />
            <ShownDays path={path} />
          </Stack>
        )}
      </RepeaterField>
    </Panel>
  );
}
