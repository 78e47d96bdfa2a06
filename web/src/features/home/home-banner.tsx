import type { HomeBlockView } from '@setu/contract';
import { LocalizedText } from '../../i18n/localized-text';
import { ButtonLink } from '../../ui/button/button';
import { IconShip } from '../../ui/icon/icons';
import { Callout } from '../../ui/panel/callout';
import styles from './home.module.css';

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
        <p>
          <LocalizedText of={banner} field="text" />
        </p>
      </Callout>
    </div>
  );
}
