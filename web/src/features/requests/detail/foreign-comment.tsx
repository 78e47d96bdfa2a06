import type { RequestView } from '@setu/contract';
import { currentLanguage } from '../../../i18n/formats';
import { useTexts } from '../../../i18n/use-texts';
import { writtenLanguage } from '../../../i18n/written-language';
import { TextLink } from '../../../ui/button/text-link';
import { Text } from '../../../ui/layout/text';

/**
 * Says that a customer's text is in the other language, and leads to the conversation with the broker, who can
 * translate it. Shows nothing for a text in the reader's language.
 */
export function ForeignComment({ text, channels }: { text: string; channels: RequestView['channels'] }) {
  const t = useTexts('requests');
  const language = writtenLanguage(text);
  if (language === currentLanguage()) return null;
  const channel = channels.find(({ may_write: mayWrite }) => mayWrite);
  return (
    <Text size={13} tone="secondary">
      {t(`attachments.written.${language}`)}{' '}
      {channel && (
        <TextLink to={`?channel=${channel.channel}`} state={{ question: t('attachments.question') }}>
          {t('attachments.ask')}
        </TextLink>
      )}
    </Text>
  );
}
