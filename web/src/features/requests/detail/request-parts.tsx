import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { findPlace } from '../../../ui/page/place';
import { CountBadge } from '../../../ui/status/count-badge';
import styles from './detail.module.css';

const parts = ['overview', 'talk', 'papers', 'history'] as const;

const goTo = (part: (typeof parts)[number]) =>
  part === 'overview' ? window.scrollTo({ top: 0 }) : findPlace(part)?.scrollIntoView({ block: 'start' });

/** The parts of the page as a strip of buttons on a phone, where the page is several screens long. */
export function RequestParts({ request: { channels } }: { request: RequestView }) {
  const t = useTexts('requests');
  const unread = channels.reduce((sum, channel) => sum + channel.unread, 0);
  return (
    <nav className={styles.parts} aria-label={t('parts.label')}>
      {parts
        .filter((part) => part !== 'talk' || channels.length > 0)
        .map((part) => (
          <button key={part} type="button" onClick={() => goTo(part)}>
            {t(`parts.${part}`)}
            {part === 'talk' && <CountBadge count={unread} />}
          </button>
        ))}
    </nav>
  );
}
