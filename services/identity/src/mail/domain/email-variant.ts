import type { CompanyType, NoticeType } from '@setu/proto/words';

type Params = Record<string, string>;

const ofMessages = ({ asks, messages = '1' }: Params): string => {
  if (asks === 'true') return 'question';
  return messages === '1' ? 'message' : 'messages';
};

/**
 * Returns the key of the email text for a notification. It depends on the type and, for a transition of a request, on
 * the reader and the new status.
 */
export function emailVariant(type: NoticeType, reader: CompanyType, params: Params): string {
  if (type === 'request_message') return ofMessages(params);
  if (type === 'review_created' && (params.cards ?? '1') !== '1') return 'reviews_created';
  if (type === 'request_published' && params.question === 'true') return 'request_published_asking';
  if (type === 'request_milestone_said') return `milestone_${params.milestone ?? ''}`;
  return type === 'request_status_changed' ? `${reader}_${params.status ?? ''}` : type;
}
