import type { CompanyType, NoticeType } from '@setu/proto/words';
import type { Stores } from '../../store/index.js';
import { isAlwaysSent, type Mail, type MailLocale } from '../domain/email.js';

/** The address, the language and the kind of reader of an email. */
export interface Addressed {
  address: string;
  locale: MailLocale;
  companyType: CompanyType;
}

/** Returns the language until a user's browser has reported one. Suppliers are in India, all others in Russia. */
export const firstLocale = (companyType: CompanyType): MailLocale => (companyType === 'supplier' ? 'en' : 'ru');

/** Notifications whose email is delayed, so the user may have read them in the meantime. */
const mayBeRead: readonly NoticeType[] = ['request_message', 'review_remark', 'review_created'];

/**
 * Returns the address of an email. Returns undefined if it must not be sent any more: the recipient has left, the
 * address refuses emails, or the notification was read in the meantime.
 */
export async function addressOf(
  {
    users,
    mailReaders,
    notices,
    refusedAddresses,
  }: Pick<Stores, 'users' | 'mailReaders' | 'notices' | 'refusedAddresses'>,
  mail: Mail,
): Promise<Addressed | undefined> {
  if (mail.userId === undefined) return { address: mail.address, locale: mail.locale ?? 'ru', companyType: 'customer' };
  const member = await users.byId(mail.userId);
  if (member?.user.status !== 'active') return undefined;
  const address = member.user.email;
  if (!isAlwaysSent(mail) && (await refusedAddresses.since(address)) !== undefined) return undefined;
  if (mail.content.template === 'notice' && mayBeRead.includes(mail.content.params.type)) {
    // A missing notification of a message was merged into a newer one, which has its own email.
    const told = await notices.byId(mail.content.params.noticeId);
    if (told === undefined || told.readAt !== undefined) return undefined;
  }
  const { locale } = await mailReaders.habits(mail.userId);
  const { type: companyType } = member.company;
  return { address, locale: locale ?? firstLocale(companyType), companyType };
}
