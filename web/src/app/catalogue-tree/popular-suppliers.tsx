import { screenPath } from '@setu/contract';
import { Link } from 'react-router';
import { formatNumber } from '../../i18n/formats';
import { companyName } from '../../i18n/names';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../../ui/icon/icon';
import { IconRosetteDiscountCheck } from '../../ui/icon/icons';
import { CompanyLogo } from '../../ui/media/company-logo';
import { useListCategorySuppliersQuery } from '../shell-api';
import styles from './popular-suppliers.module.css';

interface PopularSuppliersProps {
  categoryId: string;
  onFollow: () => void;
}

/** The suppliers whose goods are requested most in the category, with links. Shows nothing if there are none. */
export function PopularSuppliers({ categoryId, onFollow }: PopularSuppliersProps) {
  const t = useTexts();
  const { currentData } = useListCategorySuppliersQuery(categoryId);
  if (!currentData?.suppliers.length) return null;
  return (
    <section className={styles.suppliers} aria-labelledby={`suppliers-${categoryId}`}>
      <h4 id={`suppliers-${categoryId}`}>{t('tree.suppliers')}</h4>
      <ul>
        {currentData.suppliers.map(({ id, short_name, city, langs, verified, sku_count, logo }) => (
          <li key={id}>
            <Link to={screenPath('company_catalog_page', { company: id, categoryTree: categoryId })} onClick={onFollow}>
              <CompanyLogo name={companyName(short_name)} logo={logo} shape="mark" />
              <span>
                <b>
                  {companyName(short_name)}
                  {verified && <Icon of={IconRosetteDiscountCheck} size={16} />}
                </b>
                <small>
                  {city && <span lang={langs.city}>{`${city} · `}</span>}
                  {t('tree.cards', { count: sku_count, shown: formatNumber(sku_count) })}
                </small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
