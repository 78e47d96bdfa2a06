import type { CompanyType, NoticeType } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { type Email, type EmailLocale, isAlwaysSent } from '../domain/email.js';

/** The address, the language and the kind of reader of an email. */
export interface Addressed {
  address: string;
  locale: EmailLocale;
  companyType: CompanyType;
}

/**
 * Returns the language to use until a user's browser has reported one. Suppliers are in India, all others in Russia.
 */
export const defaultLocale = (companyType: CompanyType): EmailLocale => (companyType === 'supplier' ? 'en' : 'ru');

/** The types of notification whose email is delayed, because the user may read the notification in the meantime. */
const delayedTypes: readonly NoticeType[] = ['request_message', 'review_remark', 'review_created'];

/**
 * Returns the address of an email. Returns undefined if it must not be sent any more: the recipient has left, the
 * address refuses emails, or the notification was read in the meantime.
 */
export async function addressOf(
  {
    users,
    emailReaders,
    notices,
    refusedAddresses,
  }: Pick<Stores, 'users' | 'emailReaders' | 'notices' | 'refusedAddresses'>,
  email: Email,
): Promise<Addressed | undefined> {
  if (email.userId === undefined)
    return { address: email.address, locale: email.locale ?? 'ru', companyType: 'customer' };
  const member = await users.byId(email.userId);
  if (member?.user.status !== 'active') return undefined;
  const address = member.user.email;
  if (!isAlwaysSent(email) && (await refusedAddresses.since(address)) !== undefined) return undefined;
  if (email.content.template === 'notice' && delayedTypes.includes(email.content.params.type)) {
    // If the notification of a message no longer exists, it was merged into a newer one, which has its own email.
    const notice = await notices.byId(email.content.params.noticeId);
    if (notice === undefined || notice.readAt !== undefined) return undefined;
  }
  const { locale } = await emailReaders.preferences(email.userId);
  const { type: companyType } = member.company;
  return { address, locale: locale ?? defaultLocale(companyType), companyType };
}
