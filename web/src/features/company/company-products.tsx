import { screenPath } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { TextLink } from '../../ui/button/text-link';
import { RateNote } from '../../ui/money/price';
import { Section } from '../../ui/page/section';
import { CardGrid, CardSkeletons } from '../../ui/product-card/card-grid';
import { CardTile } from '../product/public';
import { useListCompanyCardsQuery } from './api';

const shown = 5;

/** Shows a row of the supplier's cards. Shows nothing if there are none or they fail to load. */
export function CompanyProducts({ companyId, count }: { companyId: string; count: number }) {
  const t = useTexts('company');
  const { currentData, isError } = useListCompanyCardsQuery({ companyId, categoryId: '', search: '' });
  if (isError || currentData?.skus.length === 0) return null;
  const all = screenPath('company_catalog_page', { company: companyId });
  return (
    <Section
      title={t('products.title')}
      aside={<TextLink to={all}>{t('products.all', { count: formatNumber(count) })}</TextLink>}
    >
      <CardGrid columns={shown}>
        {currentData ? (
          currentData.skus.slice(0, shown).map((card) => <CardTile key={card.sku_id} card={card} hasSupplier={false} />)
        ) : (
          <CardSkeletons count={shown} />
        )}
      </CardGrid>
      <RateNote />
    </Section>
  );
}
