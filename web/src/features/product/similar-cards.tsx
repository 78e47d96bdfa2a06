import type { CardView, SkuType } from '@setu/contract';
import { useTexts } from '../../i18n/use-texts';
import { Section } from '../../ui/page/section';
import { CardGrid, CardSkeletons } from '../../ui/product-card/card-grid';
import { LoadingRegion } from '../../ui/states/loading-region';
import { useListSimilarCardsQuery } from './api';
import { CardTile } from './card-tile';

/** The cards in a row on wide screens. */
const columns = 5;

interface SimilarCardsProps {
  skuId: string;
  type: SkuType;
  /** Cards that the page shows elsewhere. */
  but: readonly CardView[];
}

/** Shows cards similar to a card. They load apart from its page, which does without them if there are none. */
export function SimilarCards({ skuId, type, but }: SimilarCardsProps) {
  const t = useTexts('product');
  const { currentData, isError } = useListSimilarCardsQuery(skuId);
  const cards = currentData?.cards.filter(({ sku_id: id }) => !but.some((other) => other.sku_id === id));
  // A row of one says less than none, when the others are above.
  const fewest = but.length > 0 ? 2 : 1;
  if (isError || (cards && cards.length < fewest)) return null;
  return (
    <Section title={t(type === 'service' ? 'similarServices' : 'similar')}>
      <LoadingRegion isBusy={cards === undefined}>
        <CardGrid columns={columns}>
          {cards === undefined ? (
            <CardSkeletons count={columns} />
          ) : (
            cards.map((card) => <CardTile key={card.sku_id} card={card} />)
          )}
        </CardGrid>
      </LoadingRegion>
    </Section>
  );
}
