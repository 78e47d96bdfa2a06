import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { Icon } from '../icon/icon';
import { IconLock } from '../icon/icons';
import { Panel } from '../panel/panel';
import { SegmentedControl } from '../segmented/segmented-control';
import type { Channel } from './channel';
import { ChannelView } from './channel-view';
import styles from './conversation.module.css';

/**
 * Threads side by side, each with its readers named and its own field: they are never merged, because the parties do not see
 * each other. On a phone one stands at a time. Its words are the namespace `conversation`.
 */
export function Conversation({ channels }: { channels: Channel[] }) {
  const t = useTexts('conversation');
  const [shownId, setShownId] = useState(channels.find(({ turn }) => turn?.isOurs)?.id ?? channels[0]?.id);
  const isApart = channels.length > 1;
  return (
    <Panel
      title={t('title')}
      isPadded={false}
      aside={
        isApart && (
          <span className={styles.apart}>
            <Icon of={IconLock} size={16} />
            {t('apart')}
          </span>
        )
      }
    >
      {isApart && (
        <div className={styles.switch}>
          <SegmentedControl
            label={t('channels')}
            options={channels.map(({ id, title }) => ({ value: id, label: title }))}
            value={shownId ?? ''}
            onChange={setShownId}
          />
        </div>
      )}
      <div className={styles.channels}>
        {channels.map((channel) => (
          <ChannelView key={channel.id} channel={channel} isShown={channel.id === shownId} />
        ))}
      </div>
    </Panel>
  );
}
