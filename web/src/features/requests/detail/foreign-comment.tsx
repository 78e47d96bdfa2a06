import { type RequestView, rejectedStatuses } from '@setu/contract';
import { currentLanguage } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { writtenLanguage } from '../../../i18n/written-language';
import { useUser } from '../../../session/use-session';
import { TextLink } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';

interface ForeignCommentProps {
  text: string;
  request: Pick<RequestView, 'channels' | 'status'>;
}

const ended: readonly string[] = ['completed', ...rejectedStatuses];

/**
 * Shows below a customer's text who can translate it, and leads to the conversation. A supplier may ask the broker for a
 * text in another language than the reader's. A broker learns that a Russian text needs a translation for the
 * supplier, until the request has ended. It can be written once the supplier has a conversation.
 */
export function ForeignComment({ text, request: { channels, status } }: ForeignCommentProps) {
  const t = useTexts('requests');
  const side = useUser()?.company.type;
  const language = writtenLanguage(text);
  const isForSupplier = side === 'supplier' && language !== currentLanguage();
  const isForBroker = side === 'broker' && language === 'ru' && !ended.includes(status);
  if (!isForSupplier && !isForBroker) return null;
  const channel = channels.find(({ channel: name, may_write: mayWrite }) => mayWrite && name !== 'customer');
  return (
    <Text size={13} tone="secondary">
      {isForBroker
        ? t(channel ? 'attachments.translate' : 'attachments.translateLater')
        : t(`attachments.written.${language}`)}{' '}
      {channel && isForBroker && (
        <TextLink to={`?channel=${channel.channel}`} state={{ question: `${t('attachments.translation')} ` }}>
          {t('attachments.write')}
        </TextLink>
      )}
      {channel && isForSupplier && (
        <TextLink to={`?channel=${channel.channel}`} state={{ question: t('attachments.question') }}>
          {t('attachments.ask')}
        </TextLink>
      )}
    </Text>
  );
}
