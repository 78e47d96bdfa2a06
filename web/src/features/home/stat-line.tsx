import type { HomeView } from '@setu/contract';
import { currentRate, formatRate, rateValues } from '../../i18n/formats';
import { useTexts } from '../../i18n/use-texts';
import { Icon, type IconComponent } from '../../ui/icon/icon';
import { IconCategory, IconCoinRupee, IconLanguage, IconPackage } from '../../ui/icon/icons';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { statText } from './home-stats';
import styles from './stat-line.module.css';

/** Shows current figures: categories and cards, rounded by the admin's rule, the day's rate, and the two languages. */
export function StatLine({ home }: { home: Pick<HomeView, 'stats' | 'floors'> | undefined }) {
  const t = useTexts('home');
  const rate = currentRate();
  const statOf = (name: keyof HomeView['stats']) => home && statText(home.stats[name], home.floors[name]);
  return (
    <ul className={styles.stats}>
      <Stat icon={IconCategory} figure={statOf('categories')} text={t('stats.categories')} />
      <Stat icon={IconPackage} figure={statOf('skus')} text={t('stats.skus')} />
      {rate && <Stat icon={IconCoinRupee} figure={formatRate(rate)} text={t('stats.rate', rateValues(rate))} />}
      <Stat icon={IconLanguage} figure={t('stats.languages')} text={t('stats.languagesText')} />
    </ul>
  );
}

function Stat({ icon, figure, text }: { icon: IconComponent; figure: string | undefined; text: string }) {
  return (
    <li>
      <Icon of={icon} size={24} />
      <p>
        <b>{figure ?? <Skeleton width="72px" height="20px" />}</b>
        <span>{text}</span>
      </p>
    </li>
  );
}
