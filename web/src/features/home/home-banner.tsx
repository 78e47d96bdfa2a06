import type { HomeBlockView } from '@setu/contract';
import { LocalizedText } from '../../i18n/localized-text';
import { ButtonLink } from '../../ui/button/button';
import { IconShip } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';
import styles from './home.module.css';
import { HomeText } from './home-text';

/** Shows the end of the page: a text with a button. */
export function HomeBanner({ banner }: { banner: HomeBlockView }) {
  return (
    <div className={styles.banner}>
      <Callout
        tone="spark"
        icon={IconShip}
        title={<LocalizedText of={banner} field="title" />}
        action={<ButtonLink to={banner.link}>{banner.action}</ButtonLink>}
      >
        <HomeText block={banner} className={styles.bannerText} />
      </Callout>
    </div>
  );
}
