import { type CompanyView, screenPath } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { FindForMe } from '../../kit/find-for-me/find-for-me';
import { useFindForMe } from '../../kit/find-for-me/use-find-for-me';
import { ButtonLink } from '../../ui/button/button';
import { IconPackage } from '../../ui/icon/icons';

/** Shows what a reader can do with a supplier: open its catalogue, or ask it a question through the broker. */
export function CompanyWays({ view, isShort = false }: { view: CompanyView; isShort?: boolean }) {
  const t = useTexts('company');
  const { company, sku_count: count } = view;
  const size = isShort ? undefined : 'large';
  const mayAsk = useFindForMe() !== null;
  return (
    <>
      <ButtonLink
        tone={mayAsk ? 'line' : 'main'}
        size={size}
        icon={isShort ? undefined : IconPackage}
        to={screenPath('company_catalog_page', { company: company.id })}
      >
        {isShort
          ? t('catalogue.title')
          : count
            ? t('side.catalogueOf', { count, shown: formatNumber(count) })
            : t('side.catalogue')}
      </ButtonLink>
      {mayAsk && <FindForMe supplier={companyName(company.short_name)} tone="main" size={size} />}
    </>
  );
}
