import type { CompanyView } from '@setu/contract';
import { formatNumber } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { type Figure, Figures } from '../../ui/figures/figures';
import { Panel } from '../../ui/panel/panel';
import styles from './company.module.css';
import { yearsSince } from './company-facts';

/** Returns the known figures of a company: years, deals and products. */
export function useCompanyFigures(view: CompanyView): Figure[] {
  const { founded_year: year, completed_deals: deals, sku_count: cards } = view;
  const t = useTexts('company');
  const years = yearsSince(year, new Date());
  const figures: Figure[] = [];
  if (years !== null) {
    const value = t('figures.years', { count: years, shown: formatNumber(years) });
    figures.push({ id: 'years', label: t('figures.market'), value, note: t('figures.since', { year: String(year) }) });
  }
  if (deals !== null) {
    const note = t('figures.dealsNote', { count: deals });
    figures.push({ id: 'completed', label: t('figures.deals'), value: formatNumber(deals), note });
  }
  if (cards) {
    const note = t('side.cards', { count: cards });
    figures.push({ id: 'cards', label: t('figures.products'), value: formatNumber(cards), note });
  }
  return figures;
}

/** Shows the figures of a company. Shows nothing if all are unknown. */
export function CompanyFigures({ view }: { view: CompanyView }) {
  const figures = useCompanyFigures(view);
  if (figures.length === 0) return null;
  return (
    <Panel isPadded={false} className={styles.figures}>
      <Figures figures={figures} />
    </Panel>
  );
}
