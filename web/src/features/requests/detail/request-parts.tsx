import type { RequestView } from '@setu/contract';
import { useTexts } from '../../../i18n/use-texts';
import { openPlace } from '../../../ui/page/place';
import { CountBadge } from '../../../ui/status/count-badge';
import styles from './detail.module.css';
import { type RequestPart, requestParts, useCurrentPart } from './use-current-part';

const goTo = (part: RequestPart) =>
  part === 'overview' ? window.scrollTo({ top: 0 }) : openPlace(part)?.scrollIntoView({ block: 'start' });

/**
 * The parts of the page as a strip of buttons on a phone, where the page is several screens long. The strip stays below
 * the header and marks the part that is read.
 */
export function RequestParts({ request: { channels } }: { request: RequestView }) {
  const t = useTexts('requests');
  const current = useCurrentPart();
  const unread = channels.reduce((sum, channel) => sum + channel.unread, 0);
  return (
    <nav className={styles.parts} data-page-sections aria-label={t('parts.label')}>
      {requestParts
        .filter((part) => part !== 'talk' || channels.length > 0)
        .map((part) => (
          <button
            key={part}
            type="button"
            aria-current={part === current ? 'location' : undefined}
            onClick={() => goTo(part)}
          >
            {t(`parts.${part}`)}
            {part === 'talk' && <CountBadge count={unread} />}
          </button>
        ))}
    </nav>
  );
}
